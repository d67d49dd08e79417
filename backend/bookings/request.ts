import {
  bookerDocumentProblem,
  isBookersDocument,
  mayLackDocument,
  needsGuardian,
  RELATIONS,
  relationProblem,
} from '@clinic/contract/booker-rules';
import { callWindowValue, isOver, parseCallWindow } from '@clinic/contract/call-hours';
import { isBirthDay, madridDay, parseDay, parseHhmm } from '@clinic/contract/dates';
import { isEmailAddress, isSameEmail } from '@clinic/contract/email-addresses';
import { FIELD_LENGTHS, hasDigits, hasLetters } from '@clinic/contract/field-rules';
import { isPostcode } from '@clinic/contract/postal-address';
import { z } from 'zod';
import {
  callablePhone,
  flag,
  optionalRecordId,
  optionalText,
  orRefuse,
  recordId,
  requiredText,
  wrongFields,
} from '#forms/fields';
import { SLOT_TESTS } from '#hours/slot-tests';

const isName = (text: string | null) => text === null || (hasLetters(text) && !hasDigits(text));
const isEmail = (text: string | null) => text === null || isEmailAddress(text);
const email = optionalText(FIELD_LENGTHS.email).refine(isEmail);
const today = () => madridDay(new Date());

const birthDate = optionalText(30)
  .transform(parseDay)
  .refine((day) => day !== null && isBirthDay(day, today()));

/** Accepts a day that is today or later. */
const dayToCome = (text: string, context: z.RefinementCtx): string => {
  const day = parseDay(text);
  return orRefuse(day !== null && day >= today() ? day : null, context);
};

/** Accepts hours in which the clinics call and that are not over. */
const callToCome = optionalText(30).transform((text, context) => {
  if (text === null) return null;
  const window = parseCallWindow(text);
  return orRefuse(window && !isOver(window, new Date()) ? callWindowValue(window) : null, context);
});

/** 'video' for a video call, null at the clinic. */
const kindOfVisit = optionalText(20)
  .refine((kind) => kind === null || kind === 'presencial' || kind === 'video')
  .transform((kind) => (kind === 'video' ? kind : null));

const answer = optionalText(10).refine((text) => text === null || ['SI', 'NO', 'NS/NC'].includes(text));

/** Returns the first HHMM of 'HHMM-HHMM'. */
const beginningOf = (text: string, context: z.RefinementCtx): string =>
  orRefuse<string>(parseHhmm(text.split('-')[0] ?? ''), context);

const shared = {
  centromedico: recordId,
  nombre: requiredText(FIELD_LENGTHS.text).refine(isName),
  telefono: callablePhone,
  urlorigen: optionalText(500),
  currentusername: optionalText(200),
};

const normal = z.object({
  ...shared,
  especialidad: recordId,
  medico: optionalRecordId,
  prueba: optionalRecordId,
  aseguradora: optionalText(50),
  tipo: optionalText(50),
  horario: optionalText(50),
  dia: optionalText(30).transform((text, context) => (text === null ? null : dayToCome(text, context))),
  hueco: optionalText(20).transform((text, context) => (text === null ? null : beginningOf(text, context))),
  horariollamada: callToCome,
  modalidad: kindOfVisit,
  apellidos: optionalText(FIELD_LENGTHS.text).refine(isName),
  email,
  dni: optionalText(FIELD_LENGTHS.document),
  terminos: flag.default(false),
});

const slotTest = z.object({
  ...shared,
  tipo: z.enum(SLOT_TESTS),
  dia: z.string().transform(dayToCome),
  hueco: z.string().transform(beginningOf),
  nopagar: flag,
  valoracionsolicitud: optionalText(2).refine(
    (code) => code === null || (/^\d+$/.test(code) && +code >= 1 && +code <= 10),
  ),
  contactocovid: answer,
  sintomascovid: answer,
  pacienteingresado: answer,
  requestCovidCertificate: answer,
  apellidos: requiredText(FIELD_LENGTHS.text).refine(isName),
  fechanacimiento: birthDate,
  email,
  emailconfirmation: email,
  tipoDocIdentificacion: optionalText(20),
  dni: optionalText(FIELD_LENGTHS.document),
  pasaporte: optionalText(FIELD_LENGTHS.passport),
  sindocumento: flag.default(false).transform((isSet) => isSet || null),
  solicitante: optionalText(FIELD_LENGTHS.text).refine(isName),
  relacion: optionalText(20).refine((relation) => relation === null || RELATIONS.includes(relation)),
  dnisolicitante: optionalText(FIELD_LENGTHS.document),
  necesidades: optionalText(FIELD_LENGTHS.needs),
  direccion: optionalText(FIELD_LENGTHS.address),
  cp: optionalText(FIELD_LENGTHS.text),
  ciudad: optionalText(FIELD_LENGTHS.text),
  provincia: optionalText(FIELD_LENGTHS.text),
  pais: optionalText(FIELD_LENGTHS.text),
  paisname: optionalText(100),
  nocoincidefacturacion: flag,
  destinatariofactura: optionalText(20),
  nombrefacturacion: optionalText(FIELD_LENGTHS.text),
  apellidosfacturacion: optionalText(FIELD_LENGTHS.text),
  emailfacturacion: email,
  tipoDocIdentificacionFacturacion: optionalText(20),
  dnifacturacion: optionalText(FIELD_LENGTHS.document),
  pasaportefacturacion: optionalText(FIELD_LENGTHS.passport),
  direccionfacturacion: optionalText(FIELD_LENGTHS.address),
  cpfacturacion: optionalText(FIELD_LENGTHS.text),
  ciudadfacturacion: optionalText(FIELD_LENGTHS.text),
  provinciafacturacion: optionalText(FIELD_LENGTHS.text),
  paisfacturacion: optionalText(FIELD_LENGTHS.text),
  paisfacturacionname: optionalText(100),
  terminos: flag,
  consientenotificaciones: flag,
  consentimientoversion: optionalText(20),
  consentimientohash: optionalText(64).refine((hash) => hash === null || /^[0-9a-f]{64}$/.test(hash)),
});

/** Required on the web, optional by telephone. */
const onWeb = { email: requiredText(FIELD_LENGTHS.email).refine(isEmail) };
const SCHEMAS = {
  web: { normal: normal.extend(onWeb), slotTest: slotTest.extend(onWeb) },
  telephone: { normal, slotTest },
};

type NormalRequest = { kind: 'normal' } & z.output<typeof normal>;
export type SlotRequest = { kind: 'slot' } & z.output<typeof slotTest>;
export type BookingRequest = NormalRequest | SlotRequest;

/** The names of the invalid fields on the wire, in the order of the form. */
export type Refusal = { refused: string[] };

/**
 * Parses the body of POST /api/citas/solicitar (docs/contract.md#appointment-request), as a test booked by slot if
 * `escovid` is set. Returns the request or the invalid fields. Drops unknown keys, and also prices, texts and schedule
 * ids, which are not taken from clients. Callers on the telephone may have no e-mail.
 */
export function parseRequest(body: unknown, by: keyof typeof SCHEMAS = 'web'): BookingRequest | Refusal {
  const isSlot = z.object({ escovid: flag }).safeParse(body);
  if (!isSlot.success) return { refused: [] };
  if (!isSlot.data.escovid) {
    const parsed = SCHEMAS[by].normal.safeParse(body);
    if (!parsed.success) return { refused: wrongFields(parsed.error) };
    const { hueco, dia, modalidad, prueba } = parsed.data;
    if (modalidad !== null && prueba !== null) return { refused: ['modalidad'] };
    return hueco !== null && dia === null ? { refused: ['dia'] } : { kind: 'normal', ...parsed.data };
  }
  const parsed = SCHEMAS[by].slotTest.safeParse(body);
  if (!parsed.success) return { refused: wrongFields(parsed.error) };
  const refused = problemsBetween(parsed.data);
  if (refused.length > 0) return { refused };
  return { kind: 'slot', ...parsed.data, sindocumento: hasNumber(parsed.data) ? null : parsed.data.sindocumento };
}

type SlotFields = z.output<typeof slotTest>;

const hasNumber = ({ dni, pasaporte }: SlotFields): boolean => dni !== null || pasaporte !== null;

/** A small child may have no document yet; anybody else must give its number. */
function lacksNumber(data: SlotFields): boolean {
  const { fechanacimiento, dia, sindocumento } = data;
  return !hasNumber(data) && !(sindocumento && fechanacimiento !== null && mayLackDocument(fechanacimiento, dia));
}

/** A child needs a parent or guardian with a document; anyone who books for another person must state the relation. */
function guardianProblems({ fechanacimiento, dia, ...data }: SlotFields): [string, boolean][] {
  const isChild = fechanacimiento !== null && needsGuardian(fechanacimiento, dia);
  const isForOther = isChild || data.solicitante !== null;
  return [
    ['solicitante', isChild && data.solicitante === null],
    ['relacion', isForOther && relationProblem(data.relacion, isChild) !== null],
    ['dnisolicitante', bookerDocumentProblem(data.dnisolicitante, isChild) !== null],
  ];
}

/** Returns the fields that are invalid because of the value of another field. */
function problemsBetween(data: SlotFields): string[] {
  const isWrongIn = (country: string | null, postcode: string | null) =>
    postcode !== null && !isPostcode(postcode, country);
  const problems: [string, boolean][] = [
    ['emailconfirmation', data.emailconfirmation !== null && !isSameEmail(data.emailconfirmation, data.email ?? '')],
    ...guardianProblems(data),
    ['dni', lacksNumber(data) || isBookersDocument(data.dni, data.dnisolicitante)],
    ['pasaporte', isBookersDocument(data.pasaporte, data.dnisolicitante)],
    ['cp', isWrongIn(data.pais, data.cp)],
    ['cpfacturacion', isWrongIn(data.paisfacturacion, data.cpfacturacion)],
  ];
  return problems.filter(([, isWrong]) => isWrong).map(([field]) => field);
}
