import { needsGuardian } from '@clinic/contract/booker-rules';
import type { ConsentTest } from '@clinic/contract/consents/consent-text';
import { consentTextOf } from '@clinic/contract/consents/versions';
import { isCountryCode, SPAIN } from '@clinic/contract/country-codes';
import { parseHhmm } from '@clinic/contract/dates';
import {
  dniOrNieProblem,
  normaliseDocument,
  PATIENT_DOCUMENTS,
  patientDocumentProblem,
} from '@clinic/contract/identity-documents';
import { type BookingRequest, parseRequest, type Refusal, type SlotRequest } from '#bookings/request';
import { CONTENT_LOCALES, type ContentLocale } from '#catalogue/locale';
import { flag, oneLine } from '#forms/fields';
import { type SlotTest, testName } from '#hours/slot-tests';
import type { Querier } from '#store/db';
import { MAX_NOTE_LENGTH } from './visit-acts';

/** Bookable services of a clinic, in the language of the screen. */
export type CallerOffer = {
  tests: { test: SlotTest; name: string }[];
  /** With the speciality that each is booked with. */
  diagnosticTests: { id: number; name: string; specialityId: number }[];
  specialities: { id: number; name: string; doctors: { id: number; name: string }[] }[];
};

/**
 * Returns the tests with hours, the diagnostic tests with an agenda, and the specialities patients can choose, each
 * with its doctors at that clinic; empty for an associated centre.
 */
export async function readOffer(q: Querier, clinicId: number, locale: ContentLocale): Promise<CallerOffer> {
  const tests = await q.query<{ test: SlotTest }>(
    `select distinct test from schedule join centromedico on centromedico.id = clinic_id
     where clinic_id = $1 and test is not null and not otro order by test`,
    [clinicId],
  );
  const specialities = await q.query<{ id: number; name: string }>(
    `select especialidad.id, localized_text(especialidad.texts, 'nombre', $2) as name
     from especialidad join centromedico_especialidad on especialidad_id = especialidad.id
     join centromedico on centromedico.id = centromedico_id
     where centromedico_id = $1 and not paraprofesional and not otro`,
    [clinicId, locale],
  );
  const doctors = await q.query<{ id: number; name: string; specialityId: number }>(
    `select medico.id, medico.nombre as name, especialidad_id as "specialityId" from medico
     join medico_especialidad on medico_especialidad.medico_id = medico.id
     join medico_centromedico on medico_centromedico.medico_id = medico.id
     where centromedico_id = $1`,
    [clinicId],
  );
  const diagnosticTests = await readDiagnosticTests(q, clinicId, locale);
  const byName = new Intl.Collator(locale);
  const sorted = <T extends { name: string }>(named: T[]): T[] =>
    named.toSorted((one, other) => byName.compare(one.name, other.name));
  return {
    tests: sorted(tests.map(({ test }) => ({ test, name: testName(test, locale) }))),
    diagnosticTests: sorted(diagnosticTests),
    specialities: sorted(specialities).map((one) => ({
      ...one,
      doctors: sorted(doctors.filter(({ specialityId }) => specialityId === one.id)).map(({ id, name }) => ({
        id,
        name,
      })),
    })),
  };
}

/** The diagnostic tests with an agenda in the clinic, each with one of its specialities that the clinic offers. */
const readDiagnosticTests = (q: Querier, clinicId: number, locale: ContentLocale) =>
  q.query<CallerOffer['diagnosticTests'][number]>(
    `select prueba.id, localized_text(prueba.texts, 'nombre', $2) as name, min(especialidad.id) as "specialityId"
     from prueba join prueba_especialidad on prueba_id = prueba.id
     join especialidad on especialidad.id = especialidad_id and not paraprofesional
     join centromedico_especialidad as offered on offered.especialidad_id = especialidad.id and offered.centromedico_id = $1
     join centromedico on centromedico.id = $1 and not otro
     where 'prueba-' || prueba.id in (select agenda from schedule where clinic_id = $1)
     group by prueba.id`,
    [clinicId, locale],
  );

/** A booking for a caller on the telephone, as entered by staff. */
export type CallerRequest = {
  request: BookingRequest;
  /** Language of the patient's mails and of the consent that was read out. */
  locale: ContentLocale;
  /** For tests: the consent text that was read out. */
  consentText: { version: string; hash: string } | null;
  /** HHMM; null for the default of half an hour. */
  endTime: string | null;
  /** Note for staff, or ''. */
  note: string;
};

type Sent = Record<string, unknown>;

/** Stored as the page of origin, as for the web form. */
const ORIGIN = '/gestion';
/** Fields that the web form requires for a test; the web's API leaves that check to the site. */
const ASKED_FOR_TEST = [
  ...['valoracionsolicitud', 'contactocovid', 'sintomascovid', 'pacienteingresado', 'requestCovidCertificate'],
  ...['direccion', 'cp', 'ciudad', 'provincia'],
] as const;
const DOCUMENTS = ['dni', 'dnisolicitante'] as const;

/**
 * Parses the body of POST /gestion/api/reservas: the body of the web's request (docs/contract.md#appointment-request),
 * checked by the web's rules and the rules of its form, plus the patient's language and consent; the e-mail is
 * optional. Returns the names of the invalid fields, if any.
 */
export function parseCallerRequest(body: Sent): CallerRequest | Refusal {
  const isTest = isYes(body.escovid);
  const sent = { ...body, ...ownFields(body, isTest) };
  const request = parseRequest(sent, 'telephone');
  const locale = CONTENT_LOCALES.find((one) => one === body.idioma);
  const endTime = parseHhmm(textIn(body.fin));
  const note = textIn(body.nota).trim();
  const problems: [string, boolean][] = [
    ...(isTest ? problemsOfTest(sent) : problemsOfConsultation(sent)),
    ['fin', endTime === null && textIn(body.fin) !== ''],
    ['idioma', locale === undefined],
    ['nota', note.length > MAX_NOTE_LENGTH],
    ['consentimiento', !isYes(body.consentimiento)],
  ];
  const wrong = problems.filter(([, isWrong]) => isWrong).map(([field]) => field);
  const refused = 'refused' in request ? request.refused : [];
  if ('refused' in request || !locale || wrong.length > 0) return { refused: [...new Set([...refused, ...wrong])] };
  const consentText = request.kind === 'slot' ? readOut(request, locale) : null;
  // The consent text has changed since it was read out, and must be read again.
  if (consentText && consentText.hash !== body.consentimientohash) return { refused: ['consentimientohash'] };
  return { request, locale, consentText, endTime, note };
}

/** Sets the fields that staff cannot choose, and normalizes documents and country like the site. */
function ownFields(body: Sent, isTest: boolean): Sent {
  const numbers = DOCUMENTS.map((field) => [field, normaliseDocument(textIn(body[field]))]);
  const country = textIn(body.pais);
  return {
    ...Object.fromEntries(numbers),
    ...{ emailconfirmation: null, currentusername: null, consentimientoversion: null, consentimientohash: null },
    ...{ urlorigen: ORIGIN, nopagar: false, nocoincidefacturacion: isYes(body.nocoincidefacturacion) },
    paisname: isCountryCode(country) ? new Intl.DisplayNames(['es'], { type: 'region' }).of(country) : null,
    ...(!isTest && { terminos: body.consentimiento }),
    ...(isYes(body.llamada) && { hueco: null }),
  };
}

/** The checks of the web form that its API does not make. */
const problemsOfTest = (sent: Sent): [string, boolean][] => [
  ...ASKED_FOR_TEST.map((field): [string, boolean] => [field, isEmpty(sent[field])]),
  ...documentProblems(sent),
  ...['terminos', 'consientenotificaciones'].map((field): [string, boolean] => [field, !isAnswered(sent[field])]),
];

/** An hour is required unless the patient wants a call. */
const problemsOfConsultation = (sent: Sent): [string, boolean][] => [
  ['dia', !isYes(sent.llamada) && isEmpty(sent.dia)],
  ['hueco', !isYes(sent.llamada) && isEmpty(sent.hueco)],
  ['dni', !isEmpty(sent.dni) && dniOrNieProblem(textIn(sent.dni)) !== null],
];

/** DNI, NIE or NIF in Spain, passport elsewhere (M132); `parseRequest` checks who may have none. */
function documentProblems({ pais, tipoDocIdentificacion, dni, pasaporte, sindocumento }: Sent): [string, boolean][] {
  if (!isCountryCode(textIn(pais))) return [['pais', true]];
  if (isYes(sindocumento) && isEmpty(dni) && isEmpty(pasaporte)) return [];
  if (pais !== SPAIN) return [['pasaporte', isEmpty(pasaporte)]];
  const type = PATIENT_DOCUMENTS.find((one) => one === tipoDocIdentificacion);
  return type ? [['dni', patientDocumentProblem(type, textIn(dni)) !== null]] : [['tipoDocIdentificacion', true]];
}

const readOut = ({ tipo, fechanacimiento, dia }: SlotRequest, locale: ContentLocale) =>
  consentTextOf(tipo satisfies ConsentTest, locale, fechanacimiento !== null && needsGuardian(fechanacimiento, dia));

const isEmpty = (value: unknown): boolean => textIn(value) === '';
const isYes = (value: unknown): boolean => flag.parse(value);
const isAnswered = (value: unknown): boolean => typeof value === 'boolean' || value === 0 || value === 1;
const textIn = (value: unknown): string => (typeof value === 'string' ? oneLine(value) : '');
