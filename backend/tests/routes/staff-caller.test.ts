import { consentTextOf, shownConsent } from '@clinic/contract/consents/versions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ScheduleSeed } from '#seed/schedules';
import { writeSchedules } from '#seed/write-schedules';
import { engines } from '#tests/support/backend-engines';
import { smallSchedules } from '#tests/support/booking-app';
import { comingMonday, slotRequest } from '#tests/support/booking-requests';
import { callerConsultation, callerTest } from '#tests/support/caller';
import { emptyTables } from '#tests/support/empty-tables';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Whole = Record<string, unknown> & { paciente: Record<string, unknown>; actos: object[] };
type Hours = { agenda: boolean; dias: { fecha: string; horas: { inicio: string; centimos: number }[] }[] };

const cardiology: ScheduleSeed = {
  ...{ clinic: 'valencia-centro', speciality: 'cardiologia', minutes: 30, capacity: 1, priceCents: 0 },
  hours: [{ weekdays: [1], from: '0900', to: '1000' }],
};

describe.each(engines)('a booking for a caller ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  const day = comingMonday();
  beforeAll(async () => {
    test = await openStaffApp(engine);
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, cardiology]));
    pilar = await test.signedIn({});
  });
  afterAll(() => test.close());
  beforeEach(() => emptyTables(test.db, 'booking, desk_note, booking_terms, reminder, outbox, audit'));
  afterEach(() => expect(test.errors).toEqual([]));

  const send = async (body: object, key: string = crypto.randomUUID(), browser = pilar) => {
    const response = await browser.call('POST', '/reservas', body, { 'idempotency-key': key });
    return { status: response.status, ...((await response.json()) as { referencia: string }) };
  };
  const whole = async (reference: string) => (await pilar.ask('GET', `/reservas/${reference}`)) as Whole;
  const mails = async () =>
    (
      await test.db.query<{ kind: string; locale: string; recipient: string }>(
        'select kind, locale, recipient from outbox order by id',
      )
    ).map(({ kind, locale, recipient }) => `${kind} ${locale} ${recipient}`);
  const CONFIRMED = ['booking-confirmed ca ana@example.test', 'clinic-notice es valencia-centro@example.test'];

  it('takes a seat as on the web, is paid at the clinic, and notifies the patient in their language', async () => {
    const { status, referencia } = await send(callerTest({ nota: ' Viene con su hija. ' }));
    expect(status).toBe(200);
    expect(await mails()).toEqual(CONFIRMED);
    const { version, hash } = consentTextOf('testPCR', 'ca');
    expect(await whole(referencia)).toMatchObject({
      ...{ estado: 'confirmed', solicitud: false, fecha: day, inicio: '0900', puesto: 1, centimos: 4500, pagos: [] },
      ...{ idioma: 'ca', notas: [expect.objectContaining({ text: 'Viene con su hija.', who: 'Pilar' })] },
      consentimiento: { version, hash, idioma: 'ca', telefono: 'Pilar', partes: expect.any(Array) },
      actos: [
        expect.objectContaining({ action: 'add', actor: 'Pilar', details: { was: 'confirmed', at: `${day} 09:00` } }),
        expect.objectContaining({ action: 'show' }),
      ],
    });
  });

  it('is booked and logged once, however often it is sent', async () => {
    const answers = await Promise.all([send(callerTest(), 'desk-key-1'), send(callerTest(), 'desk-key-1')]);
    answers.push(await send(callerTest(), 'desk-key-1'));
    expect(new Set(answers.map(({ referencia }) => referencia)).size).toBe(1);
    expect(await mails()).toEqual(CONFIRMED);
    const added = await test.db.query(`select from audit where action = 'add'`);
    expect(added).toHaveLength(1);
    expect(await send(callerTest({ nombre: 'Bea' }), 'desk-key-1')).toEqual({ status: 409, motivo: 'keyUsed' });
  });

  it('gets no seat that a web patient has, and the web gets no seat of the desk', async () => {
    const antigens = { tipo: 'testAntigenos', consentimientohash: consentTextOf('testAntigenos', 'ca').hash };
    const web = (hueco: string) =>
      test.app.request('/api/citas/solicitar', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(slotRequest({ tipo: 'testAntigenos', hueco })),
      });
    await web('0900');
    expect(await send(callerTest(antigens))).toEqual({ status: 409, motivo: 'taken' });
    await send(callerTest({ ...antigens, hueco: '0915' }));
    expect(await (await web('0915')).json()).toEqual({ success: false });
  });

  it('of a consultation takes an hour of its agenda, or an agreed one where there is none', async () => {
    const hour = { dia: day, hueco: '0930' };
    const first = await whole((await send(callerConsultation(hour))).referencia);
    expect(first).toMatchObject({ estado: 'confirmed', inicio: '0930', fin: '1000', puesto: 1, solicitud: false });
    expect(await send(callerConsultation(hour))).toEqual({ status: 409, motivo: 'taken' });
    const outside = { status: 422, motivo: 'fields', campos: ['hueco'] };
    expect(await send(callerConsultation({ dia: day, hueco: '1700' }))).toEqual(outside);
    const agreed = callerConsultation({ centromedico: '2', dia: day, hueco: '1700', fin: '1745' });
    const second = await whole((await send(agreed)).referencia);
    expect(second).toMatchObject({ estado: 'confirmed', inicio: '1700', fin: '1745', puesto: null, fecha: day });
    expect((await mails()).slice(2)).toEqual([
      'booking-confirmed ca luis@example.test',
      'clinic-notice es castello@example.test',
    ]);
    expect(await send({ ...agreed, fin: '1600' })).toEqual({ status: 409, motivo: 'endsEarly' });
  });

  it('may be a call request, with the way the patient agreed', async () => {
    const { referencia } = await send(callerConsultation({ dia: day, horario: 'morning' }));
    expect(await whole(referencia)).toMatchObject({
      ...{ estado: 'requested', solicitud: true, consentimiento: { version: null, telefono: 'Pilar', partes: [] } },
      paciente: expect.objectContaining({
        dia: day,
        horario: 'morning',
        terminos: true,
        consentimientomedio: 'telefono',
      }),
    });
    expect(await mails()).toEqual([
      'appointment-requested ca luis@example.test',
      'clinic-notice es valencia-centro@example.test',
    ]);
  });

  it.each([
    [
      'what the form of the web asks',
      { direccion: '', contactocovid: null, terminos: null },
      'contactocovid direccion terminos',
    ],
    ['a right document', { dni: '12345678A' }, 'dni'],
    ['a passport of who lives abroad', { pais: 'FR' }, 'pasaporte'],
    [
      'a guardian of a child',
      { fechanacimiento: `${Number(day.slice(0, 4)) - 5}-01-01` },
      'solicitante relacion dnisolicitante',
    ],
    ['a right e-mail, if any', { email: 'ana@' }, 'email'],
    ['the consent, of the text there is now', { consentimientohash: 'a1'.repeat(32) }, 'consentimientohash'],
    ['that the patient consents', { consentimiento: false, idioma: 'fr' }, 'idioma consentimiento'],
    ['an hour the clinic has', { hueco: '0901' }, 'hueco'],
    [
      'an hour of a consultation, or that the patient wants to be called',
      { escovid: false, especialidad: '2', dia: '', hueco: '' },
      'dia hueco',
    ],
  ])('needs %s', async (_what, more, fields) => {
    const refused = { status: 422, motivo: 'fields', campos: fields.split(' ') };
    expect(await send(callerTest(more))).toEqual(refused);
    expect(await test.db.query('select from booking')).toEqual([]);
  });

  it('may be for a small child without document, with a guardian', async () => {
    const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
    const born = `${Number(day.slice(0, 4)) - 5}-01-01`;
    const { hash: consentimientohash } = consentTextOf('testPCR', 'ca', true);
    const child = { ...guardian, fechanacimiento: born, consentimientohash, tipoDocIdentificacion: '', dni: '' };
    expect(await send(callerTest(child), 'desk-key-3')).toMatchObject({
      status: 422,
      campos: ['dni', 'tipoDocIdentificacion'],
    });
    const { referencia } = await send(callerTest({ ...child, sindocumento: 1 }), 'desk-key-4');
    const { paciente } = await whole(referencia);
    expect(paciente).toMatchObject({ ...guardian, sindocumento: true });
    expect(paciente).not.toHaveProperty('dni');
  });

  it('is refused for a clinic of another account', async () => {
    const castello = await test.signedIn({ email: 'castello@clinica.test', clinicSlugs: ['castello'] });
    expect(await send(callerTest(), 'desk-key-2', castello)).toEqual({ status: 404, motivo: 'unknown' });
    expect(await castello.ask('GET', '/huecos?clinica=1&prueba=testPCR')).toBe('422 badQuery');
    expect(await castello.ask('GET', '/oferta?clinica=1')).toBe('422 badQuery');
  });

  it("offers the clinic's tests, its specialities with their doctors, and the next free hours", async () => {
    expect(await pilar.ask('GET', '/oferta?clinica=1&idioma=en')).toMatchObject({
      pruebas: [
        { tipo: 'testAntigenos', nombre: 'Antigen test' },
        { tipo: 'testPCR', nombre: 'Nasopharyngeal PCR' },
      ],
      especialidades: expect.arrayContaining([expect.objectContaining({ id: 2, medicos: expect.any(Array) })]),
    });
    await send(callerConsultation({ dia: day, hueco: '0900' }));
    const hours = async (query: string) => (await pilar.ask('GET', `/huecos?clinica=1&${query}`)) as Hours;
    const consult = await hours(`especialidad=2&fecha=${day}`);
    expect(consult.agenda).toBe(true);
    expect(consult.dias.map(({ horas }) => horas.map(({ inicio }) => inicio))[0]).toEqual(['0930']);
    const pcr = await hours(`prueba=testPCR&fecha=${day}`);
    expect([pcr.dias.length, pcr.dias[0]?.fecha, pcr.dias[0]?.horas.length]).toEqual([6, day, 12]);
    expect(pcr.dias[0]?.horas[0]).toEqual({ inicio: '0900', fin: '0920', centimos: 4500 });
    expect(await pilar.ask('GET', '/huecos?clinica=2&especialidad=2')).toEqual({ agenda: false, dias: [] });
  });

  it('books an hour of a diagnostic test, which the agenda and the booking name', async () => {
    const hours = [{ weekdays: [1], from: '1200', to: '1245' }];
    const { speciality: _speciality, ...place } = cardiology;
    const agenda = { ...place, diagnosticTest: 'prueba-de-esfuerzo', minutes: 45, hours };
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, cardiology, agenda]));
    expect(await pilar.ask('GET', '/oferta?clinica=1')).toMatchObject({
      estudios: [{ id: 1, nombre: 'prueba-de-esfuerzo', especialidad: 2 }],
    });
    const free = (await pilar.ask('GET', `/huecos?clinica=1&prueba=1&fecha=${day}`)) as Hours;
    expect(free.dias[0]?.horas).toEqual([{ inicio: '1200', fin: '1245', centimos: 0 }]);
    const { status, referencia } = await send(
      callerConsultation({ prueba: '1', tipo: 'pruebadiagnostica', dia: day, hueco: '1200' }),
    );
    expect(status).toBe(200);
    expect(await whole(referencia)).toMatchObject({
      prueba: 'prueba-de-esfuerzo',
      inicio: '1200',
      fin: '1245',
      puesto: 1,
    });
    const { citas } = (await pilar.ask('GET', `/agenda?desde=${day}&hasta=${day}`)) as { citas: object[] };
    expect(citas).toMatchObject([{ motivo: 'prueba-de-esfuerzo' }]);
    await test.db.tx((tx) => writeSchedules(tx, [...smallSchedules, cardiology]));
  });

  it("gives the text to read out in the patient's language, for a child with the guardian's declaration", async () => {
    const { text } = shownConsent('testPCR', 'ca');
    const read = (more: string) => pilar.ask('GET', `/consentimiento?prueba=testPCR&idioma=ca${more}`);
    expect(await read('')).toMatchObject({
      ...consentTextOf('testPCR', 'ca'),
      partes: expect.arrayContaining([{ parte: 'whatIsIt', parrafos: text.whatIsIt }]),
    });
    expect(await read('&menor=1')).toMatchObject(consentTextOf('testPCR', 'ca', true));
  });
});
