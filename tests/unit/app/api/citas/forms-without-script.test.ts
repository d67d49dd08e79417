import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CANCEL_FORM, LEAVE_FORM, WAITING_LINK_FORM } from '@/lib/domain/mailed-links';
import { log } from '@/lib/log';
import { sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/upstream/client', () => ({ sendApi: vi.fn() }));
vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const own = await import('@/app/api/citas/propia/route');
const leave = await import('@/app/api/citas/espera/salir/route');
const link = await import('@/app/api/citas/espera/enlace/route');

const SECRET = 'sEcReT_-'.repeat(6).slice(0, 43);
const LINK = `https://clinic.test/ca/cita#${SECRET}`;
const CALLER = { locale: 'ca', visitorAddress: null };
const CITA = {
  ...{ nombre: 'Ana Pérez', dia: '2027-05-07', hora: '0920', servicio: 'PCR', referencia: '7KQF-M2TX', pagado: true },
  ...{ estado: 'confirmed', centromedico: '10', puedemover: true, puedeanular: true },
};
const ENTRY = { estado: 'waiting', servicio: 'PCR', clinica: 'València', desde: '2027-05-03', hasta: '2027-05-07' };

const send = vi.mocked(sendApi);
const post = async ({ POST }: typeof own, action: string, fields: object, headers: object = {}) => {
  const answer = await POST(
    new Request(`http://localhost:3000${action}`, {
      method: 'POST',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ locale: 'ca', ...fields }),
    }),
  );
  expect([answer.status, await answer.text()]).toEqual([303, '']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.headers.get('location');
};
/** Responses of the upstream by the last part of the address. */
const upstream = (answers: Record<string, unknown>) =>
  send.mockImplementation(async (path) => {
    const answer = answers[path.split('/').at(-1) ?? ''];
    if (answer instanceof Error) throw answer;
    return answer;
  });
const calls = () => send.mock.calls.map(([path, body, caller]) => [path, body, caller]);

beforeEach(() => {
  send.mockReset();
});

describe('the form that cancels an appointment without JavaScript', () => {
  const cancel = (fields: object = {}, headers?: object) =>
    post(own, CANCEL_FORM.action, { enlace: LINK, numero: '7', ...fields }, headers);
  const READ = ['/api/citas/propia', { secreto: SECRET }, CALLER];

  it.each([
    ['a visit', { ...CITA, pagado: false }, { success: true }, 'anulada'],
    ['a paid visit', CITA, { success: true, devolucion: true }, 'anulada-con-devolucion'],
    ['a request without a day', { ...CITA, estado: 'requested', dia: null }, { success: true }, 'solicitud-anulada'],
    ['a request with a day', { ...CITA, estado: 'requested' }, { success: true }, 'solicitud-anulada'],
    ['a visit that is soon', CITA, { success: false, motivo: 'late' }, 'anular-tarde'],
    ['a visit that is over', CITA, { success: false, motivo: 'closed' }, 'anular-cerrada'],
    ['a link that was replaced meanwhile', CITA, { success: false, motivo: 'unknown' }, 'anular-desconocida'],
  ])('reads and cancels %s, once each', async (_, cita, anular, sentence) => {
    upstream({ propia: { success: true, cita }, anular });
    expect(await cancel()).toBe(`/ca/cita#${sentence}`);
    expect(calls()).toEqual([READ, ['/api/citas/propia/anular', { secreto: SECRET }, CALLER]]);
  });

  it.each([
    ['the secret alone', SECRET, '7'],
    ['an encoded #', LINK.replace('#', '%23'), ' 07 '],
    ['what mail programs append', `${LINK}?utm=1).`, 'día 7'],
    ['full-width digits', ` ${LINK} `, '７'],
  ])('understands %s', async (_, enlace, numero) => {
    upstream({ propia: { success: true, cita: CITA }, anular: { success: true } });
    expect(await cancel({ enlace, numero })).toBe('/ca/cita#anulada');
  });

  it.each(['', '8', '17', '70', 'siete'])('cancels nothing after the number %j', async (numero) => {
    upstream({ propia: { success: true, cita: CITA } });
    expect(await cancel({ numero })).toBe('/ca/cita#anular-revisar');
    expect(calls()).toEqual([READ]);
  });

  it.each([
    ['without a link', { enlace: '' }, 'anular-revisar'],
    ['with another text', { enlace: 'https://clinic.test/ca/cita' }, 'anular-revisar'],
    ['with a damaged link', { enlace: LINK.slice(0, -1) }, 'anular-revisar'],
    ['that is too long', { enlace: 'x'.repeat(3_000) }, 'anular-revisar'],
  ])('asks nobody about a form %s', async (_, fields, sentence) => {
    expect(await cancel(fields)).toMatch(new RegExp(`/cita#${sentence}$`));
    expect(send).not.toHaveBeenCalled();
  });

  it('asks nobody about a form without the number or from another site', async () => {
    expect(await post(own, CANCEL_FORM.action, { enlace: LINK })).toBe('/ca/cita#anular-revisar');
    expect(await post(own, CANCEL_FORM.action, { accion: 'anular', secreto: SECRET })).toBe('/ca/cita#anular-revisar');
    expect(await cancel({}, { 'sec-fetch-site': 'cross-site' })).toBe('/ca/cita#anular-no-se-sabe');
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['an unknown link', { propia: { success: false } }, 'anular-desconocida'],
    ['an upstream without links', { propia: new ApiError('not_found', 'none') }, 'anular-por-telefono'],
    [
      'an upstream that does not answer',
      { propia: { success: true, cita: CITA }, anular: new ApiError('unavailable', 'none') },
      'anular-no-se-sabe',
    ],
  ])('reports %s, without the fields in the log', async (_, answers, sentence) => {
    upstream(answers);
    expect(await cancel()).toBe(`/ca/cita#${sentence}`);
    expect(JSON.stringify(vi.mocked(log.warn).mock.calls)).not.toContain(SECRET);
  });

  it('leads to the page of its language, and to no other site', async () => {
    upstream({ propia: { success: true, cita: CITA }, anular: { success: true } });
    expect(await cancel({ locale: 'es' })).toBe('/cita#anulada');
    expect(await cancel({ locale: '//evil.test' })).toBe('/cita#anulada');
  });
});

describe('the forms of the waiting list without JavaScript', () => {
  const salir = (fields: object = {}) => post(leave, LEAVE_FORM.action, { enlace: LINK, numero: '7', ...fields });
  const READ = ['/api/citas/espera/entrada', { secreto: SECRET }, CALLER];

  it('leaves the list after the last day of the wait', async () => {
    upstream({ entrada: { success: true, entrada: ENTRY }, salir: { success: true } });
    expect(await salir()).toBe('/ca/espera#fuera-de-la-lista');
    expect(calls()).toEqual([READ, ['/api/citas/espera/salir', { secreto: SECRET }, CALLER]]);
  });

  it.each([
    ['another number', { success: true, entrada: ENTRY }, { numero: '3' }, 'salir-revisar'],
    ['an entry that has ended', { success: true, entrada: { ...ENTRY, estado: 'left' } }, {}, 'salir-acabada'],
    ['an unknown link', { success: false }, {}, 'salir-desconocida'],
    ['an upstream without a list', new ApiError('not_found', 'none'), {}, 'salir-por-telefono'],
    ['an upstream that does not answer', new ApiError('unavailable', 'none'), {}, 'salir-no-se-sabe'],
  ])('leaves nothing after %s', async (_, entrada, fields, sentence) => {
    upstream({ entrada });
    expect(await salir(fields)).toBe(`/ca/espera#${sentence}`);
    expect(calls()).toEqual([READ]);
  });

  it('mails the links again', async () => {
    upstream({ enlace: { success: true } });
    const { action } = WAITING_LINK_FORM;
    expect(await post(link, action, { email: ' ana@example.test ' })).toBe('/ca/espera#enlace-enviado');
    expect(calls()).toEqual([['/api/citas/espera/enlace', { email: 'ana@example.test' }, CALLER]]);
    expect(await post(link, action, { email: 'ana' })).toBe('/ca/espera#enlace-revisar');
    upstream({ enlace: new ApiError('not_found', 'none') });
    expect(await post(link, action, { email: 'ana@example.test' })).toBe('/ca/espera#enlace-no-enviado');
  });
});
