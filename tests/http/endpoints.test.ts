import { describe, expect, it } from 'vitest';
import { normalRequest, slotRequest } from '@/backend/tests/support/booking-requests';
import { aBooking, aCallBack } from '../support/appointment';
import { BACKEND, get, post, statusOf, textOf } from '../support/http-site';

describe('the search', () => {
  it('serves JSON to our own pages only', async () => {
    const found = await post('/api/buscador', { busqueda: 'cardio', locale: 'en' });
    expect(found.status).toBe(200);
    expect((await found.json()).specialities[0]).toMatchObject({ name: 'Cardiology', slug: 'cardiologia' });
    expect((await post('/api/buscador', { busqueda: ' ' })).status).toBe(422);
    expect((await post('/api/buscador', { busqueda: 'x' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/buscador', { busqueda: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post('/api/buscador', 'busqueda=x', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('accepts any text', async () => {
    for (const text of ['a', 'x'.repeat(10_000), '\0\x07\n', 'Кардиология', '心', '%_\\', '<script>', "' OR 1=1"]) {
      expect(await statusOf(`/resultados-busqueda?q=${encodeURIComponent(text)}`), text.slice(0, 20)).toBe(200);
    }
    expect(await statusOf('/resultados-busqueda?q=rodilla&q=x&ver=otro')).toBe(200);
    expect(await textOf('/resultados-busqueda?q=%3Cscript%3E')).not.toContain('«<script>');
  });

  it('sends the texts of its panel when it opens, not with every page', async () => {
    const { hint } = await (await get('/api/buscador?locale=ca')).json();
    expect(hint).toBeTruthy();
    expect(await textOf('/ca/clinicas')).not.toContain(hint);
  });
});

describe('the appointment request', () => {
  const ask = (draft: object) =>
    post(
      '/api/citas/solicitar',
      { locale: 'es', draft, consent: { research: '0', notifications: '0', paysOnline: true } },
      { 'idempotency-key': crypto.randomUUID() },
    );

  it.each([
    ['2030-02-31', 'dayInvalid'],
    ['mañana', 'dayInvalid'],
    ['2020-01-01', 'dayPast'],
  ])('is refused for the day %s by the site (%s) and by the backend', async (day, problem) => {
    for (const draft of [aCallBack({ day }), aBooking({ day })]) {
      const answer = await ask(draft);
      expect(answer.status).toBe(422);
      expect((await answer.json()).fields).toMatchObject({ day: problem });
    }
    const behind = await post(`${BACKEND}/api/citas/solicitar`, normalRequest({ especialidad: '1', dia: day }));
    expect(behind.status).toBe(422);
    expect((await behind.json()).violations).toMatchObject([{ propertyPath: 'dia' }]);
  });

  it('is refused by the field of the clinic when the clinic does not offer the speciality', async () => {
    const { catalogue } = await (await get('/api/citas/asistente?locale=es')).json();
    const answer = await ask(aCallBack({ specialityId: catalogue.specialities[0].id, clinicId: '999' }));
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({ clinicId: 'clinicUnknown' });
  });
});

describe('a booking', () => {
  /** Holds an unpaid hour, in two weeks or a little later. Returns its number. */
  async function held(): Promise<string> {
    for (let days = 14; days < 21; days += 1) {
      const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const asked = `/api/citas/buscarhuecos?centromedico=1&fecha=${day}&prueba=testSerologico&locale=es`;
      const { kind, offer } = await (await get(asked)).json();
      if (kind !== 'offered') continue;
      const { start, end } = offer.slots.at(-1);
      const sent = { dia: day.split('-').reverse().join('-'), hueco: `${start}-${end}`, tipo: 'testSerologico' };
      const { paymentUrl } = await (await post(`${BACKEND}/api/citas/solicitar`, slotRequest(sent))).json();
      return new URL(paymentUrl).searchParams.get('numcita') ?? '';
    }
    throw new Error('No slot is free.');
  }

  it('shows its consent only once it is confirmed', async () => {
    for (const numcita of ['AbCdEfGhIjKlMnOpQrStUv', await held()]) {
      expect(await statusOf(`/consentimiento-informado/${numcita}`)).toBe(404);
    }
  });

  it('is reported with a link when its payment is unknown', async () => {
    const answer = await get('/api/pagos/pagar?numcita=AAAAAAAAAAAAAAAAAAAAAA', { 'accept-language': 'en' });
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>We cannot find this payment/);
    expect(html).toMatch(/href="[^"]*\/en\/pedir-cita"[^>]*>Request an appointment/);
  });

  it('is not paid by a forged notice of the bank', async () => {
    const body = new URLSearchParams({ notice: '{}', signature: 'x' });
    const forged = await post('/api/pagos/aviso', String(body), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(forged.status).toBe(400);
  });
});
