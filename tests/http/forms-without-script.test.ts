import path from 'node:path';
import { addDays, madridDay } from '@clinic/contract/dates';
import { expect, it } from 'vitest';
import { normalRequest } from '@/backend/tests/support/booking-requests';
import { CANCEL_FORM, LEAVE_FORM, MAILED_LINK_FORM, WAITING_LINK_FORM } from '@/lib/domain/mailed-links';
import { BACKEND, get, LANGUAGES, ORIGIN, post, textOf } from '../support/http-site';
import { linksMailedTo } from '../support/mail-folder';

const MAILS = path.join(process.env.STACK_DATA_DIR ?? '', 'mail');

/** The names of the fields of a page's form, those with a value with it. */
async function formIn(page: string, action: string): Promise<Record<string, string>> {
  const form = (await textOf(page)).split('<form ').find((part) => part.includes(`action="${action}"`)) ?? '';
  const inputs = [...(form.split('</form>')[0] ?? '').matchAll(/<input ([^>]*)>/g)].map(([, input = '']) => input);
  const attributeOf = (input: string, attribute: string) =>
    new RegExp(`\\b${attribute}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [attributeOf(input, 'name'), attributeOf(input, 'value')]));
}

/** Sends a form like a browser without script; returns the address of the redirect. */
async function submit(action: string, fields: Record<string, string>): Promise<string | null> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const body = new URLSearchParams(fields);
  const answer = await fetch(new URL(action, ORIGIN), { method: 'POST', headers, body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const newEmail = (name: string): string => `${name}-${Date.now()}@example.test`;
const mailed = (email: string, page: string) => linksMailedTo(MAILS, email, new RegExp(`http\\S*${page}#\\S+`));
const linkTo = async (email: string, page: string): Promise<string> => {
  await expect.poll(() => mailed(email, page)).not.toEqual([]);
  return mailed(email, page).at(-1) ?? '';
};
const seen = async (link: string) => {
  const asked = { accion: 'ver', secreto: link.split('#')[1], locale: 'es' };
  return (await (await post('/api/citas/propia', asked)).json()).visit;
};

it.each(LANGUAGES)(
  'the forms of the pages of mailed links have their fields without script, in %s',
  async (locale, prefix) => {
    for (const [page, form, names] of [
      ['/cita', CANCEL_FORM, ['locale', 'enlace', 'numero']],
      ['/cita', MAILED_LINK_FORM, ['locale', 'email', 'reference']],
      ['/espera', LEAVE_FORM, ['locale', 'enlace', 'numero']],
      ['/espera', WAITING_LINK_FORM, ['locale', 'email']],
    ] as const) {
      const fields = await formIn(prefix + page, form.action);
      expect(Object.keys(fields)).toEqual(names);
      expect(fields).toMatchObject({ locale, ...Object.fromEntries(names.slice(1).map((name) => [name, ''])) });
      const html = await textOf(prefix + page);
      for (const id of Object.values(form.sentences)) expect(html.split(`id="${id}"`), id).toHaveLength(2);
    }
  },
);

it('a request is cancelled without script after the number, and not by its link alone', async () => {
  const email = newEmail('sin-script-solicitud');
  await post(`${BACKEND}/api/citas/solicitar`, normalRequest({ email }));
  const link = await linkTo(email, '/cita');
  for (const method of ['GET', 'HEAD']) await fetch(link, { method });
  await get(link.slice(ORIGIN.length).replace('#', '%23'));
  const { state, booking } = await seen(link);
  expect(state).toBe('requested');

  const fields = { ...(await formIn('/cita', CANCEL_FORM.action)), enlace: link };
  const numero = String(Number((booking.day ?? '07').slice(-2)));
  expect(await submit(CANCEL_FORM.action, fields)).toBe('/cita#anular-revisar');
  expect(await submit(CANCEL_FORM.action, { ...fields, numero: `3${numero}` })).toBe('/cita#anular-revisar');
  expect((await seen(link)).state).toBe('requested');
  expect(await submit(CANCEL_FORM.action, { ...fields, numero })).toBe('/cita#solicitud-anulada');
  expect((await seen(link)).state).toBe('cancelled');
});

it('a waiting list is left without script after the last day of the wait', async () => {
  const email = newEmail('sin-script-espera');
  const day = addDays(madridDay(new Date()), 20);
  const wish = { centromedico: '1', fecha: day, prueba: 'testPCR', hasta: day, email, terms: true };
  expect((await post('/api/citas/espera', wish)).status).toBe(200);
  const link = await linkTo(email, '/espera');
  const read = { secreto: link.split('#')[1] };
  const isWaiting = async () => (await (await post('/api/citas/espera/entrada', read)).json()).entry.isWaiting;

  const fields = { ...(await formIn('/espera', LEAVE_FORM.action)), enlace: link };
  const numero = String(Number(day.slice(-2)));
  expect(await submit(LEAVE_FORM.action, { ...fields, numero: `3${numero}` })).toBe('/espera#salir-revisar');
  expect(await isWaiting()).toBe(true);
  const again = { ...(await formIn('/espera', WAITING_LINK_FORM.action)), email };
  expect(await submit(WAITING_LINK_FORM.action, again)).toBe('/espera#enlace-enviado');
  expect(await submit(LEAVE_FORM.action, { ...fields, numero })).toBe('/espera#fuera-de-la-lista');
  expect(await isWaiting()).toBe(false);
  expect(await submit(LEAVE_FORM.action, { ...fields, numero })).toBe('/espera#salir-acabada');
});
