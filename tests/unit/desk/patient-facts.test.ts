import { addDays, madridDay } from '@clinic/contract/dates';
import { describe, expect, it } from 'vitest';
import { draftOf } from '@/backend/bookings/draft';
import { parseRequest } from '@/backend/bookings/request';
import { normalRequest, slotRequest } from '@/backend/tests/support/booking-requests';
import { MESSAGES } from '@/desk/src/messages/all';
import { patientFacts } from '@/desk/src/patient-facts';
import { type Locale, translatorOf } from '@/desk/src/translator';
import type { Booking } from '@/desk/src/wire';

/** Everything that the web form can send for a test: a person books for a child, and a company pays. */
const WHOLE = slotRequest({
  ...{
    solicitante: 'Marta Gómez',
    relacion: 'progenitor',
    dnisolicitante: '87654321X',
    necesidades: 'Silla de ruedas',
  },
  ...{ contactocovid: 'NS/NC', consentimientoversion: '2026-11', consentimientohash: 'a1'.repeat(32) },
  ...{ nocoincidefacturacion: true, destinatariofactura: 'empresa', nombrefacturacion: 'Naranjas SL' },
  ...{ apellidosfacturacion: 'De Pruebas', emailfacturacion: 'facturas@example.test', paisfacturacion: 'ES' },
  ...{ tipoDocIdentificacionFacturacion: 'CIF', dnifacturacion: 'B12345674', pasaportefacturacion: 'X1' },
  ...{ direccionfacturacion: 'C/ Paz, 2', cpfacturacion: '46003', ciudadfacturacion: 'Sueca' },
  ...{ provinciafacturacion: 'Valencia', paisfacturacionname: 'España', pasaporte: 'AAA111', cp: '46004' },
  currentusername: 'dra.ruiz@example.test',
});

/** Shown elsewhere: the person above, the text of the consent below, the name of a country instead of its code. */
const ELSEWHERE = [
  ...['nombre', 'apellidos', 'telefono', 'email', 'emailconfirmation', 'paisname', 'paisfacturacionname'],
  ...['consentimientoversion', 'consentimientohash'],
];

const storedOf = (body: Record<string, unknown>): Record<string, unknown> => {
  const request = parseRequest(body);
  if ('refused' in request) throw new Error(`Refused: ${request.refused}`);
  return draftOf({ request, locale: 'es', idempotencyKey: null }).patient;
};

const factsOf = (body: Record<string, unknown>, language: Locale, prueba: string | null, locale = 'es') =>
  patientFacts({ paciente: storedOf(body), prueba } as Booking, translatorOf(language), locale);

describe.each(['es', 'ca', 'en'] as const)("the patient's data at the desk (%s)", (language) => {
  const messages = MESSAGES[language];
  const fields: Record<string, string> = messages.desk.fields;

  it('are shown field by field, each with its label', () => {
    const stored = storedOf(WHOLE);
    expect(Object.keys(stored).length).toBeGreaterThan(40);
    const facts = new Map(factsOf(WHOLE, language, 'PCR'));
    const missing = Object.keys(stored)
      .filter((field) => !ELSEWHERE.includes(field))
      .filter((field) => !facts.get(fields[field] ?? ''));
    expect(missing).toEqual([]);
    for (const [label] of facts) expect(Object.values(fields)).toContain(label);
  });

  it('are in words where they were chosen from a list', () => {
    const { choices, reasons, no, yes } = messages.desk;
    const facts = new Map(factsOf(WHOLE, language, 'PCR'));
    const said = (field: string) => facts.get(fields[field] ?? '');
    expect(said('relacion')).toBe(choices.relacion.progenitor);
    expect(said('destinatariofactura')).toBe(choices.destinatariofactura.empresa);
    expect([said('contactocovid'), said('sintomascovid')]).toEqual([choices.respuesta['NS/NC'], choices.respuesta.SI]);
    expect(said('valoracionsolicitud')).toBe(reasons['1']);
    expect([said('terminos'), said('consientenotificaciones')]).toEqual([yes, no]);
    expect([said('pais'), said('paisfacturacion')]).toEqual(['España', 'España']);
  });

  it('of a consultation show the hours as the site sends them, in words', () => {
    const facts = new Map(factsOf(normalRequest({ horario: 'morning', tipo: 'pruebadiagnostica' }), language, null));
    expect(facts.get(fields.horario ?? '')).toBe(messages.desk.choices.horario.morning);
    expect(facts.get(fields.tipo ?? '')).toBe(messages.desk.choices.tipo.pruebadiagnostica);
  });

  it('show the name of a record instead of its number, and no address of the desk', () => {
    const paciente = { especialidad: 6, medico: 44, aseguradora: 'privada', hueco: '0915', urlorigen: '/gestion' };
    const factsWith = (names: object) =>
      new Map(patientFacts({ paciente, prueba: null, ...names } as unknown as Booking, translatorOf(language), 'es'));
    const named = factsWith({ especialidad: 'Cardiología', medico: 'Dra. Ana Ruiz' });
    expect(Object.fromEntries(named)).toEqual({
      [fields.aseguradora ?? '']: messages.desk.choices.aseguradora.privada,
      [fields.hueco ?? '']: '09:15',
      [fields.urlorigen ?? '']: messages.desk.byTelephone,
    });
    const gone = factsWith({ especialidad: null, medico: null });
    expect([gone.get(fields.especialidad ?? ''), gone.get(fields.medico ?? '')]).toEqual(['6', '44']);
  });

  it('say that a small child has no document, and say nothing about it for anybody else', () => {
    const guardian = { solicitante: 'Rosa Soler', relacion: 'progenitor', dnisolicitante: 'X1234567L' };
    const born = addDays(madridDay(new Date()), -9 * 365);
    const without = { fechanacimiento: born, tipoDocIdentificacion: null, dni: null, sindocumento: 1 };
    const facts = new Map(factsOf(slotRequest({ ...guardian, ...without }), language, 'PCR'));
    expect(facts.get(fields.sindocumento ?? '')).toBe(messages.desk.yes);
    expect([fields.dni, fields.pasaporte].filter((label) => facts.has(label ?? ''))).toEqual([]);
    expect(new Map(factsOf(slotRequest(), language, 'PCR')).has(fields.sindocumento ?? '')).toBe(false);
  });

  it('show days in full', () => {
    const facts = (body: Record<string, unknown>) => new Map(factsOf(body, language, 'PCR', 'en'));
    expect(facts(slotRequest({ fechanacimiento: '1980-02-29' })).get(fields.fechanacimiento ?? '')).toBe(
      'Friday, 29 February 1980',
    );
    expect(facts(normalRequest({ dia: '2026-12-14' })).get(fields.dia ?? '')).toBe('Monday, 14 December 2026');
  });

  it.each(['2026-99-99', '2026-02-31', 'mañana'])('show an invalid day unchanged: %s', (dia) => {
    const facts = patientFacts({ paciente: { dia }, prueba: null } as unknown as Booking, translatorOf(language), 'en');
    expect(facts).toEqual([[fields.dia, dia]]);
  });
});
