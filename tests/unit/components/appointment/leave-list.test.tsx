// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LeaveList } from '@/components/appointment/own/leave-list';
import type { LeaveListTexts } from '@/components/appointment/own/own-texts';
import { fetchWaitingEntry, leaveWaitingList } from '@/lib/browser/waiting-list';
import es from '@/messages/es.json';

vi.mock('@/lib/browser/waiting-list', () => ({ fetchWaitingEntry: vi.fn(), leaveWaitingList: vi.fn() }));

const SECRET = 'AAECAwQFBgcICQoLDA0ODwAAECAwQFBgcICQoLDA-_A';
const TEXTS = {
  ...es.VisitorForm,
  ...es.MailedLink,
  ...es.LeaveList,
  summary: es.ErrorSummary,
} as unknown as LeaveListTexts;
const ENTRY = { service: 'Test de antígenos', clinic: 'València Centro', from: '2100-03-02', until: '2100-03-07' };

const open = (fragment = SECRET) => {
  history.replaceState(null, '', `/espera#${fragment}`);
  render(<LeaveList locale="es" texts={TEXTS} />);
};
const number = () => screen.findByLabelText<HTMLInputElement>('Para salir de la lista, escribe el número 7');
const leave = () => fireEvent.click(screen.getByRole('button', { name: TEXTS.leave }));

beforeEach(() => {
  vi.mocked(fetchWaitingEntry)
    .mockReset()
    .mockResolvedValue({ kind: 'found', entry: { ...ENTRY, isWaiting: true } });
  vi.mocked(leaveWaitingList).mockReset().mockResolvedValue('left');
});

describe('the waiting list', () => {
  it('is not left by a program that presses every button, twice', async () => {
    open();
    const field = await number();
    for (let times = 0; times < 2; times += 1)
      for (const button of screen.getAllByRole('button')) fireEvent.click(button);
    expect(leaveWaitingList).not.toHaveBeenCalled();
    expect(screen.getByText('Escribe el número 7 para salir de la lista.')).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(screen.getByText('Test de antígenos')).toBeTruthy();
  });

  it('is left after the number was typed; a failure loses nothing typed', async () => {
    vi.mocked(leaveWaitingList).mockResolvedValueOnce('failed');
    open();
    fireEvent.change(await number(), { target: { value: '07' } });
    leave();
    await screen.findByText(TEXTS.failed);
    expect((await number()).value).toBe('07');
    leave();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(TEXTS.left));
    expect(leaveWaitingList).toHaveBeenLastCalledWith({ locale: 'es', secret: SECRET });
  });

  it.each([
    ['says that its entry has ended', { kind: 'found', entry: { ...ENTRY, isWaiting: false } }, TEXTS.over],
    ['is unknown and offers another one', { kind: 'unknown' }, TEXTS.unknown],
    ['names the telephone where there is no list', { kind: 'notOffered' }, TEXTS.call],
  ] as const)('has a link that %s', async (_what, answer, text) => {
    vi.mocked(fetchWaitingEntry).mockResolvedValue(answer);
    open();
    await screen.findByText(text);
    expect(screen.queryByRole('button', { name: TEXTS.leave })).toBeNull();
    expect(screen.queryByRole('button', { name: TEXTS.linkSubmit }) !== null).toBe(answer.kind === 'unknown');
  });

  it('offers to mail the link again without one', async () => {
    open('');
    await screen.findByRole('button', { name: TEXTS.linkSubmit });
    expect(fetchWaitingEntry).not.toHaveBeenCalled();
    expect(screen.queryByLabelText('Referencia')).toBeNull();
  });
});
