import { addDays, madridDay, wireDay } from '@clinic/contract/dates';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '#bookings/request';

const TODAY = madridDay(new Date());
const DAY = addDays(TODAY, 14);
/** A person of that age on the day of the visit, or one day younger. */
const bornYearsBefore = (years: number, days = 0) => addDays(`${Number(DAY.slice(0, 4)) - years}${DAY.slice(4)}`, days);

const visit = {
  escovid: true,
  centromedico: '1',
  tipo: 'testPCR',
  dia: wireDay(DAY),
  hueco: '0900-0920',
  nombre: 'Ana',
  apellidos: 'Pérez',
  fechanacimiento: '1980-02-28',
  email: 'ana@example.test',
  telefono: '600 000 000',
  dni: '12345678Z',
  ...{ nopagar: false, nocoincidefacturacion: false, terminos: 0, consientenotificaciones: 0 },
};
const call = {
  escovid: false,
  centromedico: '1',
  especialidad: '2',
  nombre: 'Luis',
  email: 'luis@example.test',
  telefono: '600 000 001',
};
const refused = (body: unknown, by?: 'telephone') => {
  const parsed = parseRequest(body, by);
  return 'refused' in parsed ? parsed.refused : [];
};

describe('a request for a test', () => {
  it('reads day, hour and decisions, and drops prices and unknown fields', () => {
    const parsed = parseRequest({ ...visit, precio: '0.01', scheduleId: 9, admin: true, nopagar: 'true' });
    expect(parsed).toMatchObject({
      ...{ kind: 'slot', centromedico: 1, tipo: 'testPCR', dia: DAY, hueco: '0900', nopagar: true, terminos: false },
      ...{ fechanacimiento: '1980-02-28', email: 'ana@example.test', pasaporte: null },
    });
    expect(Object.keys(parsed)).not.toEqual(expect.arrayContaining([expect.stringMatching(/precio|scheduleId|admin/)]));
  });

  it.each([
    ['tipo', 'consulta'],
    ['centromedico', '0'],
    ['dia', wireDay(addDays(TODAY, -1))],
    ['dia', '31-02-2030'],
    ['hueco', '2500-2520'],
    ['hueco', ''],
    ['nombre', ''],
    ['nombre', 'Ana 2'],
    ['nombre', '---'],
    ['apellidos', null],
    ['apellidos', '42'],
    ['telefono', '12345'],
    ['email', 'ana@'],
    ['email', null],
    ['emailconfirmation', 'ana@'],
    ['emailconfirmation', 'eva@example.test'],
    ['fechanacimiento', null],
    ['fechanacimiento', '1980-02-30'],
    ['fechanacimiento', addDays(TODAY, 1)],
    ['fechanacimiento', `${Number(TODAY.slice(0, 4)) - 131}-12-31`],
    ['valoracionsolicitud', '0'],
    ['valoracionsolicitud', '11'],
    ['valoracionsolicitud', 'x1'],
    ['valoracionsolicitud', '1x'],
    ['contactocovid', 'quizá'],
    ['sintomascovid', 'si'],
    ['pacienteingresado', 'YES'],
    ['requestCovidCertificate', '1'],
    ['relacion', 'vecina'],
    ['solicitante', '42'],
    ['emailfacturacion', 'x'],
    ['consentimientohash', 'a'.repeat(63)],
    ['consentimientohash', `${'a'.repeat(63)}g`],
    ['dni', null],
  ])('is refused by the field %s with %j', (field, value) => {
    expect(refused({ ...visit, [field]: value })).toEqual([field]);
  });

  it.each([
    ['dia', wireDay(TODAY)],
    ['emailconfirmation', 'ana@example.test'],
    ['fechanacimiento', `${Number(TODAY.slice(0, 4)) - 130}-12-31`],
    ['valoracionsolicitud', '1'],
    ['valoracionsolicitud', '10'],
    ['contactocovid', 'SI'],
    ['sintomascovid', 'NO'],
    ['pacienteingresado', 'NS/NC'],
    ['consentimientohash', '0123456789abcdef'.repeat(4)],
    ['tipo', 'testSerologico'],
  ])('takes the field %s with %j', (field, value) => {
    expect(refused({ ...visit, solicitante: null, [field]: value })).toEqual([]);
  });

  it('reports every wrong field at once', () => {
    const wrong = refused({ ...visit, nombre: '', telefono: '1', dni: 'x'.repeat(21) });
    expect(wrong.sort()).toEqual(['dni', 'nombre', 'telefono']);
  });

  it('accepts a passport instead of a DNI', () => {
    expect(refused({ ...visit, dni: null, pasaporte: 'X1' })).toEqual([]);
    expect(refused({ ...visit, dni: null, pasaporte: null })).toEqual(['dni']);
  });

  it('requires a Spanish postcode only in Spain', () => {
    expect(refused({ ...visit, pais: 'ES', cp: '46004' })).toEqual([]);
    expect(refused({ ...visit, pais: 'ES', cp: '99999' })).toEqual(['cp']);
    expect(refused({ ...visit, pais: 'ES', cp: null })).toEqual([]);
    expect(refused({ ...visit, pais: 'FR', cp: '99999' })).toEqual([]);
    expect(refused({ ...visit, paisfacturacion: 'ES', cpfacturacion: '99999' })).toEqual(['cpfacturacion']);
    expect(refused({ ...visit, paisfacturacion: 'PT', cpfacturacion: '1000' })).toEqual([]);
  });

  it('requires an e-mail on the web and none by telephone', () => {
    expect(refused({ ...visit, email: undefined })).toEqual(['email']);
    expect(refused({ ...visit, email: undefined }, 'telephone')).toEqual([]);
    expect(refused({ ...visit, email: 'x' }, 'telephone')).toEqual(['email']);
  });
});

describe('a test for a child', () => {
  const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
  const child = { ...visit, fechanacimiento: bornYearsBefore(16, 1) };

  it('requires a parent or guardian with a document until the day of the sixteenth birthday', () => {
    expect(refused(child)).toEqual(['solicitante', 'relacion', 'dnisolicitante']);
    expect(refused({ ...visit, fechanacimiento: bornYearsBefore(16) })).toEqual([]);
    expect(refused({ ...child, ...guardian })).toEqual([]);
    expect(refused({ ...child, ...guardian, relacion: 'tutor' })).toEqual([]);
    expect(refused({ ...child, ...guardian, dnisolicitante: null })).toEqual(['dnisolicitante']);
  });

  it('refuses the number of the booker as the number of the patient', () => {
    expect(refused({ ...child, ...guardian, dni: 'x-1234567-l' })).toEqual(['dni']);
    const abroad = { pais: 'FR', dni: null, pasaporte: 'PAB123456', dnisolicitante: 'pab123456' };
    expect(refused({ ...visit, ...guardian, ...abroad })).toEqual(['pasaporte']);
  });

  it('requires no number until the day of the fourteenth birthday when there is none yet', () => {
    const without = { ...guardian, dni: null, pasaporte: null, tipoDocIdentificacion: null, sindocumento: 1 };
    const small = { ...visit, fechanacimiento: bornYearsBefore(14, 1), ...without };
    expect(parseRequest(small)).toMatchObject({ kind: 'slot', sindocumento: true, dni: null, pasaporte: null });
    expect(refused({ ...small, fechanacimiento: bornYearsBefore(14) })).toEqual(['dni']);
    expect(refused({ ...small, sindocumento: undefined })).toEqual(['dni']);
    expect(refused({ ...small, solicitante: null, relacion: null, dnisolicitante: null })).toEqual([
      ...['solicitante', 'relacion', 'dnisolicitante'],
    ]);
    expect(parseRequest({ ...small, dni: '12345678Z' })).toMatchObject({ dni: '12345678Z', sindocumento: null });
  });

  it('rejects the consent of another relative', () => {
    expect(refused({ ...child, ...guardian, relacion: 'familiar' })).toEqual(['relacion']);
    expect(refused({ ...child, ...guardian, relacion: 'otra' })).toEqual(['relacion']);
  });

  it('requires the relationship in a booking for another adult', () => {
    expect(refused({ ...visit, solicitante: 'Rosa Soler' })).toEqual(['relacion']);
    expect(refused({ ...visit, solicitante: 'Rosa Soler', relacion: 'otra' })).toEqual([]);
  });
});

describe('a call request', () => {
  it('requires no day and no surname', () => {
    expect(parseRequest(call)).toMatchObject({
      ...{ kind: 'normal', centromedico: 1, especialidad: 2, dia: null, hueco: null, apellidos: null, terminos: false },
    });
  });

  it('keeps the day and hour that were requested', () => {
    expect(parseRequest({ ...call, dia: DAY, hueco: '0915-0930' })).toMatchObject({ dia: DAY, hueco: '0915' });
    expect(refused({ ...call, hueco: '0915-0930' })).toEqual(['dia']);
    expect(refused({ ...call, dia: addDays(TODAY, -1) })).toEqual(['dia']);
    expect(refused({ ...call, dia: DAY, hueco: 'x' })).toEqual(['hueco']);
  });

  it('requires an e-mail on the web and none by telephone', () => {
    expect(refused({ ...call, email: undefined })).toEqual(['email']);
    expect(refused({ ...call, email: undefined }, 'telephone')).toEqual([]);
    expect(refused({ ...call, nombre: '', especialidad: 'x' }, 'telephone').sort()).toEqual(['especialidad', 'nombre']);
  });
});

it.each([null, 'text', 7, []])('%j is not a request and no field is named', (body) => {
  expect(parseRequest(body)).toEqual({ refused: [] });
});

it.each([
  ['2100-01-04 0740-1400', []],
  [null, []],
  ['2026-11-23 0740-1400', ['horariollamada']],
  ['2100-01-03 0740-1400', ['horariollamada']],
  ['mañana', ['horariollamada']],
])('a call is asked for coming hours of customer service: %s', (horariollamada, expected) => {
  expect(refused({ ...call, horariollamada })).toEqual(expected);
});
