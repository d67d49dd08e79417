import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendApi } from '@/lib/upstream/client';
import { ApiError } from '@/lib/upstream/errors';

vi.mock('@/lib/upstream/client', () => ({ sendApi: vi.fn() }));
const {
  confirmOwnVisit,
  cancelOwnVisit,
  mailOwnLink,
  moveOwnVisit,
  openOwnVisit,
  ownFreeHours,
  readOwnReceipt,
  readOwnVisit,
} = await import('@/lib/appointments/own-visit');

const SECRET = 'A'.repeat(43);
const CALLER = { locale: 'en' as const, visitorAddress: '203.0.113.7' };
const NUMBER = 'AAECAwQFBgcICQoLDA0ODw';
const CITA = {
  ...{ nombre: 'Ana Pérez', dia: '2027-05-12', hora: '0920', horafin: '0935', servicio: 'PCR', numcita: NUMBER },
  ...{ referencia: '7KQF-M2TX', precio: '45.00', pagado: true, clinica: 'Valencia', direccion: 'C/ Colón 1' },
  ...{ estado: 'confirmed', centromedico: '10', tipo: 'testPCR', hasta: null, paymentUrl: null },
  ...{ cambiohasta: '2027-05-11 0920', puedemover: true, puedeanular: true },
  ...{ asiste: false, puedeconfirmar: true },
};
const send = vi.mocked(sendApi);
const answers = (body: unknown) => send.mockResolvedValue(body);

beforeEach(() => {
  send.mockReset();
});

describe("a patient's own booking", () => {
  it('is read from the upstream by its secret', async () => {
    answers({ success: true, cita: CITA });
    const answer = await readOwnVisit(SECRET, CALLER);
    expect(send).toHaveBeenCalledExactlyOnceWith('/api/citas/propia', { secreto: SECRET }, CALLER);
    expect(answer).toMatchObject({
      kind: 'found',
      visit: {
        booking: {
          patientName: 'Ana Pérez',
          day: '2027-05-12',
          initTime: '0920',
          reference: '7KQF-M2TX',
          isPaid: true,
        },
        state: 'confirmed',
        changeUntil: { day: '2027-05-11', time: '0920' },
        payHref: null,
        canMove: true,
        canCancel: true,
        isComing: false,
        canAttend: true,
      },
    });
  });

  it('names the doctor and the returned payment, if the upstream does', async () => {
    const cita = { ...CITA, medico: 'Dra. Ruiz', estado: 'cancelled', devolucion: true };
    answers({ success: true, cita });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({
      visit: { booking: { doctor: 'Dra. Ruiz' }, isRefunded: true },
    });
    answers({ success: true, cita: CITA });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({ visit: { booking: { doctor: '' }, isRefunded: false } });
  });

  it('is paid on the common payment page while its hour is held', async () => {
    answers({ success: true, cita: { ...CITA, estado: 'held', hasta: '07:25', cambiohasta: null } });
    const answer = await readOwnVisit(SECRET, CALLER);
    expect(answer).toMatchObject({ visit: { heldUntil: '07:25', payHref: `/api/pagos/pagar?numcita=${NUMBER}` } });
  });

  it('cannot be changed unless the upstream allows it', async () => {
    const { puedemover: _, puedeanular: __, cambiohasta: ___, ...bare } = CITA;
    answers({ success: true, cita: bare });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({
      visit: { canMove: false, canCancel: false, changeUntil: null },
    });
  });

  it('is unknown, or unsupported by an upstream without the call; other failures are thrown', async () => {
    answers({ success: false, motivo: 'unknown' });
    expect(await readOwnVisit(SECRET, CALLER)).toEqual({ kind: 'unknown' });
    send.mockRejectedValue(new ApiError('not_found', 'no such call'));
    expect(await readOwnVisit(SECRET, CALLER)).toEqual({ kind: 'notOffered' });
    expect(await mailOwnLink({ email: 'a@example.org', reference: 'X' }, CALLER)).toBe(false);
    send.mockRejectedValue(new ApiError('unavailable', 'away'));
    await expect(readOwnVisit(SECRET, CALLER)).rejects.toThrow('away');
  });
});

describe('its receipts', () => {
  const RECIBOS = [
    { numero: '2027-000012', fecha: '2027-05-01', importe: '45.00' },
    { numero: 'R2027-000001', fecha: '2027-05-03', importe: '-45.00' },
  ];

  it('are listed with day and amount; invalid ones are omitted', async () => {
    const strange = [{ numero: '../1', fecha: '2027-05-01', importe: '1' }, { numero: '2027-000013' }];
    answers({ success: true, cita: { ...CITA, recibos: [...RECIBOS, ...strange] } });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({
      visit: {
        receipts: [
          { number: '2027-000012', day: '2027-05-01', amountCents: 4500 },
          { number: 'R2027-000001', day: '2027-05-03', amountCents: -4500 },
        ],
      },
    });
    answers({ success: true, cita: CITA });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({ visit: { receipts: [] } });
  });

  it('are files, named by the upstream', async () => {
    const pdf = Buffer.from('%PDF-1.7 ñ');
    answers({ success: true, recibo: { nombre: 'recibo-2027-000012.pdf', pdf: pdf.toString('base64') } });
    const receipt = await readOwnReceipt(SECRET, '2027-000012', CALLER);
    expect(receipt?.name).toBe('recibo-2027-000012.pdf');
    expect(Buffer.from(receipt?.pdf ?? [])).toEqual(pdf);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
      '/api/citas/propia/recibo',
      { secreto: SECRET, numero: '2027-000012' },
    ]);
    answers({ success: false, motivo: 'noReceipt' });
    expect(await readOwnReceipt(SECRET, '2027-000012', CALLER)).toBeNull();
  });
});

describe('changes of a patient’s own booking', () => {
  it('offer the readable hours, with their prices', async () => {
    const [whole, noPrice] = [
      { initTime: '0900', endTime: '0915', precio: '59.00' },
      { initTime: '1000', endTime: '1015' },
    ];
    answers({ success: true, huecos: [whole, noPrice, { initTime: 'later', endTime: '1030' }] });
    expect(await ownFreeHours(SECRET, '2026-12-03', CALLER)).toEqual([
      { start: '0900', end: '0915', priceCents: 5900 },
      { start: '1000', end: '1015', priceCents: null },
    ]);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
      '/api/citas/propia/huecos',
      { secreto: SECRET, fecha: '2026-12-03' },
    ]);
  });

  it('send day and hour, and return the result', async () => {
    answers({ success: true });
    expect(await moveOwnVisit(SECRET, { day: '2026-12-03', start: '0900', sequence: 2 }, CALLER)).toEqual({
      ok: true,
      isRefunded: false,
    });
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
      '/api/citas/propia/mover',
      { secreto: SECRET, fecha: '2026-12-03', initTime: '0900', secuencia: 2 },
    ]);
    answers({ success: true, devolucion: true });
    expect(await cancelOwnVisit(SECRET, CALLER)).toEqual({ ok: true, isRefunded: true });
  });

  it.each([
    ['late', 'late'],
    ['taken', 'taken'],
    ['changed', 'changed'],
    ['a reason of tomorrow', 'closed'],
    [undefined, 'closed'],
  ])('a refusal for %j reads as %j', async (motivo, reason) => {
    answers({ success: false, motivo });
    expect(await cancelOwnVisit(SECRET, CALLER)).toEqual({ ok: false, reason });
  });

  it('accept a new link only as a secret from the upstream', async () => {
    answers({ success: true, enlace: `https://elsewhere.example/cita#${SECRET}` });
    expect(await openOwnVisit(NUMBER, CALLER)).toBe(`/en/cita#${SECRET}`);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['/api/citas/propia/abrir', { numcita: NUMBER }]);
    answers({ success: true, enlace: '/cita' });
    expect(await openOwnVisit(NUMBER, CALLER)).toBeNull();
    send.mockRejectedValue(new ApiError('not_found', 'no such call'));
    expect(await openOwnVisit(NUMBER, CALLER)).toBeNull();
  });

  it('confirm that the patient is coming, which the page then shows', async () => {
    answers({ success: true });
    expect(await confirmOwnVisit(SECRET, true, CALLER)).toEqual({ ok: true, isRefunded: false });
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual(['/api/citas/propia/asistire', { secreto: SECRET, asiste: true }]);
    answers({ success: true, cita: { ...CITA, asiste: true } });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({ visit: { isComing: true, canAttend: true } });
  });

  it.each([
    [undefined, 'mail'],
    ['correo', 'mail'],
    ['sms', 'sms'],
    [null, null],
    ['paloma', 'mail'],
  ])('promises after a change only the notice that is sent: %j', async (avisos, notice) => {
    answers({ success: true, cita: { ...CITA, avisos } });
    expect(await readOwnVisit(SECRET, CALLER)).toMatchObject({ visit: { notice } });
  });

  it('mail a lost link', async () => {
    answers({ success: true });
    expect(await mailOwnLink({ email: 'ana@example.org', reference: '7KQF-M2TX' }, CALLER)).toBe(true);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([
      '/api/citas/propia/enlace',
      { email: 'ana@example.org', referencia: '7KQF-M2TX' },
    ]);
  });
});
