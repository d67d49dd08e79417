import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showBooking } from '#cli/show-booking';
import { parseCode } from '#forms/codes';
import { engines } from '#tests/support/backend-engines';
import { type BookingApp, openBookingApp } from '#tests/support/booking-app';
import { comingMonday, normalRequest, slotRequest } from '#tests/support/booking-requests';

const BILLING = {
  nocoincidefacturacion: true,
  destinatariofactura: 'empresa',
  nombrefacturacion: 'Salud SL',
  apellidosfacturacion: null,
  emailfacturacion: 'facturas@example.test',
  tipoDocIdentificacionFacturacion: 'CIF',
  dnifacturacion: 'B12345674',
  pasaportefacturacion: null,
  direccionfacturacion: 'Av. del Puerto, 2',
  cpfacturacion: '46023',
  ciudadfacturacion: 'València',
  provinciafacturacion: 'València',
  paisfacturacion: 'ES',
  paisfacturacionname: 'España',
};

describe.each(engines)('the protected detail ($name)', (engine) => {
  let test: BookingApp;
  beforeAll(async () => {
    test = await openBookingApp(engine);
  });
  afterAll(() => test.close());
  afterEach(() => test.reset());

  const reference = async (): Promise<string> =>
    (await test.db.query<{ reference: string }>('select reference from booking'))[0]?.reference ?? '';
  const shown = async () => await showBooking({ db: test.db, actor: 'pilar' }, await reference());
  /** The lines as pairs of label and value. */
  const linesOf = (detail: string): Record<string, string> =>
    Object.fromEntries(
      detail.split('\n').flatMap((line) => {
        const [, label, value] = /^ {2}(\S.*?): +(.*)$/.exec(line) ?? [];
        return label && value !== undefined ? [[label, value]] : [];
      }),
    );

  it('of a COVID test has every field of the form, the decisions and their text', async () => {
    const marks = { consentimientoversion: '2026-11', consentimientohash: 'a1'.repeat(32), terminos: 1 };
    await test.submit(slotRequest({ ...BILLING, ...marks, currentusername: 'dra.ruiz@example.test' }));
    expect(linesOf(await shown())).toMatchObject({
      Reference: await reference(),
      Kind: 'booking',
      State: 'confirmed',
      Clinic: 'Valencia Centro',
      Test: 'PCR nasofaríngea',
      Day: comingMonday(),
      Hour: '09:00 to 09:20',
      Seat: '1',
      Price: '45.00 euros',
      Name: 'Ana',
      Surnames: 'Pérez Gómez',
      Telephone: '600 000 000',
      'E-mail': 'ana@example.test',
      'Date of birth': '1980-02-29',
      'Document type': 'DNI',
      'DNI or NIE': '12345678Z',
      Address: 'C/ Colón, 1',
      Postcode: '46004',
      City: 'València',
      Province: 'València',
      Country: 'España',
      'Reason of the test': '1, Antes de un viaje',
      'Contact with a case': 'NO',
      Symptoms: 'SI',
      'In hospital': 'NO',
      'Certificate wanted': 'NO',
      'Invoice to somebody else': 'yes',
      'Invoice to': 'empresa',
      'Invoice name': 'Salud SL',
      'Invoice e-mail': 'facturas@example.test',
      'Invoice document type': 'CIF',
      'Invoice document': 'B12345674',
      'Invoice address': 'Av. del Puerto, 2',
      'Invoice postcode': '46023',
      'Invoice city': 'València',
      'Invoice province': 'València',
      'Invoice country': 'España',
      'Consent to research': 'yes',
      'Consent to news': 'no',
      'Consent text, version': '2026-11',
      'Consent text, SHA-256': 'a1'.repeat(32),
      'Asked for by the professional': 'dra.ruiz@example.test',
      'Came from': '/clinicas/valencia-centro',
    });
  });

  it('of a normal request has the content of the mail and the document', async () => {
    await test.submit(normalRequest({ dia: '2027-03-01', dni: 'X1234567L', terminos: 1 }));
    expect(linesOf(await shown())).toMatchObject({
      Kind: 'request',
      State: 'requested',
      Speciality: 'Cardiología',
      Type: 'consulta',
      Insurer: 'privada',
      'Preferred day': '2027-03-01',
      'Preferred time': 'Morning',
      'DNI or NIE': 'X1234567L',
      'Accepts the terms': 'yes',
    });
  });

  it('shows the name of a speciality instead of its number, and not the address of the desk', async () => {
    await test.submit(normalRequest({ urlorigen: '/gestion' }));
    const lines = linesOf(await shown());
    expect(lines).toMatchObject({ Speciality: 'Cardiología', 'Came from': 'a booking by telephone' });
    expect(lines).not.toHaveProperty('Speciality number');
  });

  it('writes the access to the log and shows it', async () => {
    await test.submit(normalRequest());
    await shown();
    expect((await shown()).match(/show by pilar/g)).toHaveLength(2);
  });

  it('cannot be forged by text that somebody typed', async () => {
    await test.submit(normalRequest({ nombre: 'Luis', horario: '\u001b[31m\n  State: confirmed' }));
    const detail = await shown();
    expect(detail).not.toContain('\u001b');
    expect(linesOf(detail).State).toBe('requested');
  });

  it('is found by a reference with a check digit, unique for each booking', async () => {
    for (const hueco of ['0900-0920', '0920-0940', '0940-1000']) await test.submit(slotRequest({ hueco }));
    const rows = await test.db.query<{ reference: string }>('select reference from booking');
    expect(new Set(rows.map((row) => row.reference)).size).toBe(3);
    for (const row of rows) expect(parseCode(row.reference, 2)).toBe(row.reference);
  });
});
