import { z } from 'zod';
import { SLOT_TESTS } from './slot-tests';
import { parseDay, parseHhmm, wallMoment } from './wall-time';

/** Texts arrive trimmed or not, numbers as numbers or as text, and what is not answered as null, '' or not at all. */
const plain = (max: number) =>
  z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().trim().max(max))
    .transform((text) => text || null)
    .nullish()
    .transform((text) => text ?? null);

const required = (max: number) => plain(max).transform(orRefuse);
const noDigits = (text: string | null) => text === null || !/\d/.test(text);
// One address and nothing that could start another mail header.
const isEmail = (text: string | null) =>
  text === null || /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/.test(text);
const email = plain(200).refine(isEmail);

/** true of the wire: true, 1, '1', 'true', 'on' (contract section 5, row 7). */
const flag = z.unknown().transform((value) => value === true || /^(?:1|true|on)$/i.test(String(value ?? '')));

/** The number of '7', 7 or '/api/centromedicos/7'. */
const recordId = z.unknown().transform((value, context) => {
  const id = /^(?:\/api\/[a-z_]+\/)?([1-9]\d{0,8})$/.exec(String(value ?? '').trim())?.[1];
  if (id) return Number(id);
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const birthDate = plain(30)
  .transform((text) => (text === null ? null : parseDay(text)))
  .refine((day) => day !== null && day >= '1880-01-01' && day <= wallMoment(new Date()).day);

const answer = plain(10).refine((text) => text === null || ['SI', 'NO', 'NS/NC'].includes(text));

const shared = {
  centromedico: recordId,
  nombre: required(50).refine(noDigits),
  telefono: required(50),
  urlorigen: plain(500),
  currentusername: plain(200),
};

const normal = z.object({
  ...shared,
  especialidad: recordId,
  aseguradora: plain(50),
  tipo: plain(50),
  horario: plain(50),
  dia: plain(30),
  apellidos: plain(50).refine(noDigits),
  email: required(200).refine(isEmail),
  dni: plain(20),
});

const slotTest = z.object({
  ...shared,
  tipo: z.enum(SLOT_TESTS),
  dia: z.string().transform((text, context) => orRefuse<string>(parseDay(text), context)),
  hueco: z.string().transform((text, context) => orRefuse<string>(parseHhmm(text.split('-')[0] ?? ''), context)),
  nopagar: flag,
  valoracionsolicitud: plain(2).refine((code) => code === null || (/^\d+$/.test(code) && +code >= 1 && +code <= 10)),
  contactocovid: answer,
  sintomascovid: answer,
  pacienteingresado: answer,
  requestCovidCertificate: answer,
  apellidos: required(50).refine(noDigits),
  fechanacimiento: birthDate,
  email: required(200).refine(isEmail),
  emailconfirmation: email,
  tipoDocIdentificacion: plain(20),
  dni: plain(20),
  pasaporte: plain(50),
  direccion: plain(100),
  cp: plain(50),
  ciudad: plain(50),
  provincia: plain(50),
  pais: plain(50),
  paisname: plain(100),
  nocoincidefacturacion: flag,
  destinatariofactura: plain(20),
  nombrefacturacion: plain(50),
  apellidosfacturacion: plain(50),
  emailfacturacion: email,
  tipoDocIdentificacionFacturacion: plain(20),
  dnifacturacion: plain(20),
  pasaportefacturacion: plain(50),
  direccionfacturacion: plain(100),
  cpfacturacion: plain(50),
  ciudadfacturacion: plain(50),
  provinciafacturacion: plain(50),
  paisfacturacion: plain(50),
  paisfacturacionname: plain(100),
  terminos: flag,
  consientenotificaciones: flag,
  consentimientoversion: plain(20),
  consentimientohash: plain(64).refine((hash) => hash === null || /^[0-9a-f]{64}$/.test(hash)),
});

export type NormalRequest = { kind: 'normal' } & z.output<typeof normal>;
export type SlotRequest = { kind: 'slot' } & z.output<typeof slotTest>;
export type AppointmentRequest = NormalRequest | SlotRequest;

/**
 * Reads the body of POST /api/citas/solicitar: a test booked by slot when `escovid` says so, else a normal request
 * (spec part 2 sections 3 and 5). Unknown keys and everything the clinic knows better (price, texts, ids of the schedule)
 * are dropped. Null when something required is missing or wrong; the site has told the visitor which before.
 */
export function parseRequest(body: unknown): AppointmentRequest | null {
  const isSlot = z.object({ escovid: flag }).safeParse(body);
  if (!isSlot.success) return null;
  if (!isSlot.data.escovid) {
    const parsed = normal.safeParse(body);
    return parsed.success ? { kind: 'normal', ...parsed.data } : null;
  }
  const parsed = slotTest.safeParse(body);
  if (!parsed.success) return null;
  const { data } = parsed;
  const hasDocument = data.dni !== null || data.pasaporte !== null;
  const hasSameEmail = data.emailconfirmation === null || data.emailconfirmation === data.email;
  return hasDocument && hasSameEmail ? { kind: 'slot', ...data } : null;
}

function orRefuse<T>(value: T | null, context: z.RefinementCtx): T {
  if (value !== null) return value;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
}
