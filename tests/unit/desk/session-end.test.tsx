// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { request } from '@/desk/src/api';
import { setOpenedAccount, useSessionEnd } from '@/desk/src/session/session-end';

type Sent = { method: string; url: string; headers: Record<string, string>; body: unknown };
type Answer = [status: number, body: object];

const NO_SESSION: Answer = [401, { motivo: 'noSession' }];
const BODY = { nombre: 'Aina' };

let sent: Sent[] = [];
/** The responses of the backend, one for each call. */
let answers: Answer[] = [];
/** The dialog as the screens get it: null while it is closed. */
let end: ReturnType<typeof useSessionEnd> = null;

const Dialog = () => {
  end = useSessionEnd();
  return null;
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: Sent) => {
    sent.push({ url, method, headers, body });
    const [status, answer] = answers.shift() ?? [200, {}];
    return Response.json(answer, { status });
  });
  sent = [];
  answers = [];
  setOpenedAccount(7);
  await act(async () => render(<Dialog />));
});
afterEach(() => {
  act(() => setOpenedAccount(null));
  vi.unstubAllGlobals();
});

/** Makes a call and waits until it has ended or the dialog is open. */
async function begin<T>(call: () => Promise<T>): Promise<{ done: Promise<T> }> {
  let done: Promise<T> | undefined;
  await act(async () => {
    done = call();
    done.catch(() => undefined);
  });
  return { done: done as Promise<T> };
}
const settle = (isSame: boolean) => act(async () => end?.settle(isSame));

it('a call that the end of the session stopped is repeated unchanged once the same account has signed in', async () => {
  answers = [NO_SESSION, [200, { referencia: 'AAAA-AAAA' }]];
  const { done } = await begin(() => request('POST', '/reservas', BODY, 'a'.repeat(32)));
  expect(end).not.toBeNull();
  await settle(true);
  expect(await done).toEqual({ referencia: 'AAAA-AAAA' });
  expect(end).toBeNull();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'a'.repeat(32), 'x-gestion-cuenta': '7' });
});

it('only calls of signing in are sent while the dialog is open', async () => {
  answers = [NO_SESSION];
  await begin(() => request('GET', '/agenda'));
  const polls = await begin(() => Promise.all([1, 2, 3].map(() => request('GET', '/pendiente'))));
  expect(sent).toHaveLength(1);
  answers = [[401, { motivo: 'needsCode' }]];
  const { done } = await begin(() => request('POST', '/sesion', {}));
  await expect(done).rejects.toMatchObject({ reason: 'needsCode' });
  expect(sent).toHaveLength(2);
  await settle(true);
  await polls.done;
  expect(sent).toHaveLength(6);
});

it('every call is refused when the screens are discarded', async () => {
  answers = [NO_SESSION];
  const { done } = await begin(() => request('POST', '/reservas', BODY));
  await settle(false);
  await expect(done).rejects.toMatchObject({ reason: 'noSession', status: 401 });
  expect(sent).toHaveLength(1);
});

it('no call waits for a dialog at the sign-in page', async () => {
  act(() => setOpenedAccount(null));
  answers = [NO_SESSION];
  const { done } = await begin(() => request('GET', '/agenda'));
  await expect(done).rejects.toMatchObject({ reason: 'noSession' });
  expect(end).toBeNull();
  expect(sent[0]?.headers).not.toHaveProperty('x-gestion-cuenta');
});
