import { mayLackDocument, needsGuardian } from '@clinic/contract/booker-rules';
import { clockTime, parseDay, parseTypedDay } from '@clinic/contract/dates';
import { isCallable, spanishMobile } from '@clinic/contract/phone-numbers';
import type { Booking, NoticeChannel } from '../wire';

/** The values of the form for a caller. Most have the names of the API; some exist only in the form. */
const BLANK = {
  centromedico: '',
  /** 'prueba:testPCR', 'especialidad:2', or 'estudio:18:5' for diagnostic test 18 with speciality 5. */
  que: '',
  medico: '',
  /** 'video' for a video call, '' at the clinic. */
  modalidad: '',
  /** '1' if the patient wants to be called. */
  llamada: '',
  /** The day from which free hours are shown, YYYY-MM-DD. */
  desde: '',
  /** The chosen free hour, 'YYYY-MM-DD HHMM'. */
  hora: '',
  /** Agreed day and hours, or the patient's preferred day. */
  dia: '',
  inicio: '',
  fin: '',
  horario: '',
  ...{ nombre: '', apellidos: '', telefono: '', email: '', fechanacimiento: '', idioma: 'es', aseguradora: '' },
  ...{
    pais: 'ES',
    tipoDocIdentificacion: 'DNI',
    dni: '',
    pasaporte: '',
    /** '1' for a small child without document; read only while the patient may have none. */
    sindocumento: '',
    direccion: '',
    cp: '',
    ciudad: '',
    provincia: '',
  },
  ...{ valoracionsolicitud: '', contactocovid: 'NO', sintomascovid: 'NO', pacienteingresado: 'NO' },
  requestCovidCertificate: 'NO',
  /** '1' if somebody else calls for the patient. */
  paraotra: '',
  ...{ solicitante: '', relacion: '', dnisolicitante: '', necesidades: '', nota: '' },
  ...{ consentimiento: '', terminos: '', consientenotificaciones: '' },
};
export type CallerDraft = typeof BLANK;
export type CallerField = keyof CallerDraft;

/**
 * Returns the initial values of a form: the hour of an empty entry of the agenda, and the personal data of a known
 * patient.
 */
export function newDraft(requested: { clinic: string; day: string; hour: string }, known: Booking | null): CallerDraft {
  const { clinic: centromedico, day, hour } = requested;
  const start = { desde: day, dia: day, inicio: hour && clockTime(hour) };
  return { ...BLANK, ...start, ...(known && personOf(known)), ...(centromedico && { centromedico }) };
}

/**
 * Fields that are copied to another booking of the same person: name and address, but not the visit and the consent.
 */
const PERSON = [
  ...[
    'nombre',
    'apellidos',
    'telefono',
    'email',
    'fechanacimiento',
    'aseguradora',
    'pais',
    'tipoDocIdentificacion',
    'dni',
  ],
  ...[
    'pasaporte',
    'direccion',
    'cp',
    'ciudad',
    'provincia',
    'solicitante',
    'relacion',
    'dnisolicitante',
    'necesidades',
  ],
] as const;

function personOf({ paciente, centromedico, idioma }: Booking): Partial<CallerDraft> {
  const given = PERSON.flatMap((field) => (typeof paciente[field] === 'string' ? [[field, paciente[field]]] : []));
  const paraotra = paciente.solicitante ? '1' : '';
  const sindocumento = paciente.sindocumento === true ? '1' : '';
  return { ...Object.fromEntries(given), idioma, paraotra, sindocumento, centromedico: String(centromedico) };
}

/** Returns the test booked by slot, or null if the form has another service or none. */
export const testOf = ({ que }: CallerDraft): string | null => (que.startsWith('prueba:') ? que.slice(7) : null);

/** Returns the speciality of the form, of a diagnostic test too; '' for a test by slot or if nothing is chosen. */
export const specialityOf = ({ que }: CallerDraft): string =>
  /^(?:especialidad|estudio:\d+):(\d+)$/.exec(que)?.[1] ?? '';

/** True if a consultation is chosen, which can be a video call. */
export const isConsultation = ({ que }: CallerDraft): boolean => que.startsWith('especialidad:');

/** Returns the id of the diagnostic test of the form, or ''. */
export const diagnosticTestOf = ({ que }: CallerDraft): string => /^estudio:(\d+):/.exec(que)?.[1] ?? '';

/** Converts a typed date (3/9/1980 or 1980-09-03) to YYYY-MM-DD. Returns '' for any other text. */
const isoDate = (typed: string): string => parseTypedDay(typed) ?? parseDay(typed) ?? '';

/** True when the patient of a test is a child on the day of the visit, so that a guardian must consent. */
export const isForChild = (draft: CallerDraft, day: string): boolean => isOnVisit(needsGuardian, draft, day);

/** True when the patient of a test is so young on the day of the visit that they may have no document. */
export const canLackDocument = (draft: CallerDraft, day: string): boolean => isOnVisit(mayLackDocument, draft, day);

/** True when staff said so of such a patient. */
export const lacksDocument = (draft: CallerDraft, day: string): boolean =>
  draft.sindocumento === '1' && canLackDocument(draft, day);

function isOnVisit(rule: (birth: string, day: string) => boolean, draft: CallerDraft, day: string): boolean {
  const birth = isoDate(draft.fechanacimiento);
  return testOf(draft) !== null && birth !== '' && day !== '' && rule(birth, day);
}

/** Returns how the patient would be notified, by the backend's rule; undefined until `hasSms` is known. */
export function noticeChannelOf(
  { email, telefono }: CallerDraft,
  hasSms: boolean | undefined,
): NoticeChannel | undefined {
  if (email.trim() !== '') return 'correo';
  if (!isCallable(telefono) || hasSms === undefined) return undefined;
  return hasSms && spanishMobile(telefono) !== null ? 'sms' : null;
}

/** The hour of the booking: free, agreed, or empty if the patient wants to be called. */
export type ChosenHour = { dia: string; hueco: string; fin: string };

/**
 * Returns the body of the call. `consentimientohash` is the hash of the text that was read out, '' for a consultation.
 */
export function bodyOf(draft: CallerDraft, hour: ChosenHour, isChild: boolean, consentimientohash: string): object {
  const { que: _what, desde: _from, hora: _chosen, inicio: _start, paraotra, solicitante, relacion, ...rest } = draft;
  const { dnisolicitante, sindocumento: _without, terminos, consientenotificaciones, ...sent } = rest;
  const test = testOf(draft);
  const guardian = { solicitante, relacion, dnisolicitante };
  const own = {
    ...sent,
    ...hour,
    fechanacimiento: isoDate(draft.fechanacimiento) || draft.fechanacimiento,
    consentimiento: draft.consentimiento === '1',
    ...(paraotra || isChild ? guardian : {}),
  };
  if (test === null) {
    const { tipoDocIdentificacion: _type, pasaporte: _passport, ...requested } = own;
    const diagnosticTest = diagnosticTestOf(draft);
    return {
      ...requested,
      escovid: false,
      especialidad: specialityOf(draft),
      ...(diagnosticTest
        ? { tipo: 'pruebadiagnostica', prueba: diagnosticTest, medico: '', modalidad: '' }
        : { tipo: 'consulta' }),
      llamada: draft.llamada === '1',
    };
  }
  return {
    ...own,
    ...documentOf(draft, hour.dia),
    ...{ escovid: true, tipo: test, llamada: false, consentimientohash },
    ...{ terminos: decision(terminos), consientenotificaciones: decision(consientenotificaciones) },
  };
}

/** DNI, NIE or NIF in Spain, passport elsewhere, and neither of a small child without document. */
function documentOf(draft: CallerDraft, day: string): object {
  if (lacksDocument(draft, day)) return { tipoDocIdentificacion: '', dni: '', pasaporte: '', sindocumento: 1 };
  if (draft.pais === 'ES') return { dni: draft.dni, pasaporte: '' };
  return { tipoDocIdentificacion: 'PASAPORTE', dni: '', pasaporte: draft.pasaporte };
}

const decision = (answer: string): boolean | null => (answer === '' ? null : answer === 'SI');

/** Returns the form field for an API name; `hour` is the kind of hour. */
export function fieldOf(name: string, hour: 'free' | 'agreed' | 'called'): string {
  if (['especialidad', 'prueba', 'tipo'].includes(name)) return 'que';
  if (name === 'consentimientohash') return 'consentimiento';
  if (name === 'dia') return hour === 'free' ? 'hora' : 'dia';
  if (name === 'hueco') return hour === 'agreed' ? 'inicio' : 'hora';
  return name;
}
