import { parseCallWindow } from '@clinic/contract/call-hours';
import { isCalendarDay } from '@clinic/contract/dates';
import { callHours, hour, longDay } from './format';
import es from './messages/es.json';
import type { Fact } from './section';
import type { Translate } from './translator';
import type { Booking } from './wire';

/** Fields that are shown elsewhere on the screen, and ids that are replaced by names. */
const SHOWN_ELSEWHERE = new Set([
  'nombre',
  'apellidos',
  'telefono',
  'email',
  'emailconfirmation',
  'paisname',
  'paisfacturacionname',
  'consentimientoversion',
  'consentimientohash',
  'consentimientomedio',
  'consentimientopor',
]);

/**
 * Returns the data that the patient entered, in the order of the form. Fields without a label are shown with their API
 * name, so that nothing is hidden.
 */
export function patientFacts(booking: Booking, translate: Translate, locale: string): Fact[] {
  const { paciente, prueba } = booking;
  const place = (field: string) => (ORDER.includes(field) ? ORDER.indexOf(field) : ORDER.length);
  return Object.entries(paciente)
    .sort(([one], [other]) => place(one) - place(other))
    .filter(([field, value]) => !isShownElsewhere(field, booking) && value !== null && value !== '')
    .map(([field, value]) => {
      const isTerms = field === 'terminos' && (prueba === null || 'prueba' in paciente);
      const label = translate(`desk.fields.${isTerms ? 'terminosSolicitud' : field}`, { _: field });
      const isDay = typeof value === 'string' && isCalendarDay(value);
      const call = field === 'horariollamada' ? parseCallWindow(String(value)) : null;
      if (call) return [label, callHours(call.day, call.from, call.until, locale)];
      return [label, isDay ? longDay(value, locale) : valueText(field, value, paciente, translate)];
    });
}

/**
 * The heading names the diagnostic test, the speciality, the doctor and a video call; the ids are shown only if the
 * records no longer exist.
 */
function isShownElsewhere(field: string, { prueba, especialidad, medico, modalidad }: Booking): boolean {
  if (field === 'prueba') return Boolean(prueba);
  if (field === 'especialidad') return Boolean(especialidad);
  if (field === 'medico') return Boolean(medico);
  if (field === 'modalidad' || field === 'enlacevideo') return modalidad === 'video';
  return SHOWN_ELSEWHERE.has(field);
}

/** The origin of bookings for callers (backend/reception/caller-request.ts). */
const DESK_PAGE = '/gestion';

/**
 * Formats a value: decisions, countries, hours, the reason of a test and the origin as words; all other values
 * unchanged.
 */
function valueText(field: string, value: unknown, all: Record<string, unknown>, translate: Translate): string {
  if (field === 'pais' || field === 'paisfacturacion') return String(all[`${field}name`] ?? value);
  if (field === 'hueco') return hour(String(value));
  if (field === 'urlorigen' && value === DESK_PAGE) return translate('desk.byTelephone');
  if (field === 'valoracionsolicitud') return translate(`desk.reasons.${value}`, { _: String(value) });
  if (value === true || (value === 1 && DECISIONS.has(field))) return translate('desk.yes');
  if (value === false || (value === 0 && DECISIONS.has(field))) return translate('desk.no');
  const choices = QUESTIONS.has(field) ? 'respuesta' : field;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return translate(`desk.choices.${choices}.${text}`, { _: text });
}

/** The fields in the order of the form, which is the order of the labels. */
const ORDER = Object.keys(es.desk.fields);

const DECISIONS = new Set(['terminos', 'consientenotificaciones', 'escovid', 'nopagar', 'nocoincidefacturacion']);
const QUESTIONS = new Set(['contactocovid', 'sintomascovid', 'pacienteingresado', 'requestCovidCertificate']);
