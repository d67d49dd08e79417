import { describe, expect, it } from 'vitest';
import { findBooking } from '@/lib/appointments/appointments';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { formsUpstream } from '../support/forms-upstream';

const { upstream, wire, answering, answeringAsRecorded } = formsUpstream();

describe('the look-up of a booking', () => {
  const anybody = () => true;
  const recorded = {
    patientName: 'Ana Pérez Gómez',
    day: '2027-05-12',
    initTime: '0920',
    endTime: null,
    whenAsSent: null,
    service: 'PCR nasofaríngea',
    doctor: '',
    numcita: 'N0001',
    reference: null,
    sequence: 0,
    kind: null,
    priceCents: null,
    isPaid: false,
    advice: null,
    consent: null,
    clinic: {
      name: 'Clínica Valencia Centro',
      address: 'C/ Colón 1',
      phone: [{ text: '963 400 900', number: '+34963400900' }],
      whatsapp: { text: '600000000', href: 'https://wa.me/34600000000' },
    },
    isConfirmed: true,
  };
  const body = () => wire.get('custom-comprobar-ok')?.body as object;

  it('reads the recorded response, in the requested language', async () => {
    answeringAsRecorded('custom-comprobar-ok');
    expect(await findBooking('es', 'N0001', anybody)).toEqual(recorded);
    expect(await findBooking('en', 'N0001', anybody)).toMatchObject({ service: 'Nasopharyngeal PCR' });
    expect(upstream.calls).toEqual(Array(2).fill('GET /api/citas/comprobar?numcita=N0001'));
    expect(upstream.headers.map((headers) => headers['x-locale-front'])).toEqual(['es', 'en']);
  });

  it('returns the text of the recorded error', async () => {
    answeringAsRecorded('custom-comprobar-error');
    const answer = await findBooking('es', 'X');
    expect([answer, isRefusedBooking(answer)]).toEqual([{ error: 'No se ha encontrado la cita.' }, true]);
  });

  it.each([{ code: 1 }, true, 404])('returns no text for the error %j', async (error) => {
    answering({ error });
    expect(await findBooking('es', 'X')).toEqual({ error: null });
  });

  it.each([{ error: '' }, { error: null }, { error: false }])('reads a booking with %j', async (error) => {
    answering({ ...body(), ...error });
    expect(await findBooking('es', 'N0001', anybody)).toEqual(recorded);
  });

  it('never shows the booking of another patient', async () => {
    answeringAsRecorded('custom-comprobar-ok');
    const answer = await findBooking('es', 'N0001');
    expect(answer).toEqual({ error: null });
    expect(await findBooking('es', 'N0001', ({ patientName }) => patientName === 'Aina')).toEqual({ error: null });
  });

  it('shows the booking of an unguessable number, and none for a sequential number', async () => {
    const numcita = 'q7Zx0B_eTn-4VhKd9LwSgA';
    answering({ ...body(), numcita });
    expect(await findBooking('es', numcita)).toEqual({ ...recorded, numcita });
    for (const counted of ['0000000000000000000042', 'N000000000000000123456', `${numcita}=`, `${numcita}A`]) {
      expect(await findBooking('es', counted)).toEqual({ error: null });
    }
  });

  it.each([
    ['12/05/2027', '9:20', { day: '2027-05-12', initTime: '0920' }],
    ['2027-05-12', '0920', { day: '2027-05-12', initTime: '0920' }],
    ['12-05-2027 00:00:00', 920, { day: '2027-05-12', initTime: '0920' }],
    ['2027-05-12T00:00:00+02:00', '09:20 - 09:40', { day: '2027-05-12', initTime: '0920', endTime: '0940' }],
    ['31-02-2027', '09:20', { day: null, initTime: '0920', whenAsSent: '31-02-2027 09:20', isConfirmed: false }],
    ['12 de mayo', 'por la tarde', { day: null, initTime: null, whenAsSent: '12 de mayo por la tarde' }],
    [null, null, { day: null, initTime: null, whenAsSent: null, isConfirmed: false }],
  ])('reads the day %j at %j', async (dia, hora, expected) => {
    answering({ ...body(), dia, hora });
    expect(await findBooking('es', 'N0001', anybody)).toMatchObject(expected);
  });

  it('reads the fields of our own backend: reference, end, price and changes of the calendar entry', async () => {
    const added = {
      referencia: '7KQF-M2TX',
      horafin: '09:40',
      secuencia: 2,
      precio: '45.00',
      pagado: true,
      modalidad: 'video',
    };
    answering({ ...body(), ...added, generaltext: '<p>Trae el DNI.</p>' });
    expect(await findBooking('es', 'N0001', anybody)).toMatchObject({
      reference: '7KQF-M2TX',
      endTime: '0940',
      sequence: 2,
      kind: 'video',
      priceCents: 4500,
      isPaid: true,
      advice: expect.stringContaining('Trae el DNI.'),
    });
    answering({ ...body(), secuencia: '-1', precio: 'x' });
    expect(await findBooking('es', 'N0001', anybody)).toMatchObject({ sequence: 0, priceCents: null });
  });

  it('returns an unknown test name unchanged, and omits missing fields', async () => {
    answering({ nombre: 'Ana', servicio: 'Test &amp; más', numcita: null, direccion: '', telefono: ' ' });
    expect(await findBooking('es', 'N0001', anybody)).toMatchObject({
      service: 'Test & más',
      numcita: 'N0001',
      clinic: { name: '', address: null, phone: null, whatsapp: null },
    });
  });

  it.each([[null], [{}], ['x'], [{ code: 500, message: 'x' }]])('rejects the booking %j', async (sent) => {
    answering(sent);
    await expect(findBooking('es', 'N0001', anybody)).rejects.toMatchObject({ code: 'unexpected_shape' });
  });
});
