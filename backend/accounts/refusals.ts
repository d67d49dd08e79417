import type { ContentLocale } from '@/backend/catalogue/locale';
import type { PasswordIssue } from '@/lib/domain/password-rules';

/** Why a call of the professional area says no; it is told beside the text, so that nobody has to compare texts. */
export type Reason =
  | 'failed'
  | 'fieldsMissing'
  | 'unknownProfessional'
  | 'oldPasswordWrong'
  | 'passwordUnchanged'
  | 'linkExpired'
  | 'tooMany'
  | 'busy'
  | PasswordIssue;

type Texts = Record<ContentLocale, string>;

const TEXTS: Record<Reason, Texts> = {
  failed: {
    es: 'Se ha producido un error. Por favor, inténtelo de nuevo.',
    ca: "S'ha produït un error. Per favor, torna-ho a intentar.",
    en: 'An error has occurred. Please try again later.',
  },
  fieldsMissing: {
    es: 'Debes rellenar todos los campos del formulario',
    ca: "Has d'omplir tots els camps del formulari",
    en: 'Please, fill all the fields of the form',
  },
  unknownProfessional: {
    es: 'Profesional no encontrado',
    ca: "No s'ha trobat el professional",
    en: 'Professional not found',
  },
  oldPasswordWrong: {
    es: 'La contraseña anterior no es correcta.',
    ca: 'La contrasenya anterior no és correcta.',
    en: 'The old password is not correct.',
  },
  passwordUnchanged: {
    es: 'La contraseña nueva tiene que ser distinta de la anterior.',
    ca: "La contrasenya nova ha de ser diferent de l'anterior.",
    en: 'The new password must differ from the old one.',
  },
  linkExpired: {
    es: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    ca: "L'enllaç ha caducat o ja s'ha fet servir. Demana'n un de nou.",
    en: 'The link has expired or was already used. Please ask for a new one.',
  },
  tooMany: {
    es: 'Demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
    ca: 'Massa intents. Espera uns minuts i torna-ho a provar.',
    en: 'Too many attempts. Please wait a few minutes and try again.',
  },
  busy: {
    es: 'Ahora mismo hay mucha demanda. Vuelve a intentarlo en unos segundos.',
    ca: 'Ara mateix hi ha molta demanda. Torna-ho a provar en uns segons.',
    en: 'We are very busy right now. Please try again in a few seconds.',
  },
  passwordTooShort: {
    es: 'La contraseña debe tener al menos 12 caracteres.',
    ca: 'La contrasenya ha de tindre almenys 12 caràcters.',
    en: 'The password must have at least 12 characters.',
  },
  passwordTooLong: {
    es: 'La contraseña puede tener como mucho 128 caracteres.',
    ca: 'La contrasenya pot tindre com a molt 128 caràcters.',
    en: 'The password may have at most 128 characters.',
  },
  passwordIsOwnName: {
    es: 'La contraseña no puede basarse en tu nombre ni en tu correo.',
    ca: 'La contrasenya no es pot basar en el teu nom ni en el teu correu.',
    en: 'The password must not be based on your name or e-mail.',
  },
  passwordTooCommon: {
    es: 'Esa contraseña es demasiado común. Prueba con varias palabras que no tengan relación.',
    ca: 'Eixa contrasenya és massa comuna. Prova amb diverses paraules sense relació.',
    en: 'That password is too common. Try several words that have nothing to do with each other.',
  },
};

/** What is said to whoever logs in with something wrong, whatever it is (M160). */
export const BAD_CREDENTIALS: Texts = {
  es: 'Credenciales no válidas.',
  ca: 'Credencials no vàlides.',
  en: 'Invalid credentials.',
};

export const reasonText = (reason: Reason, locale: ContentLocale): string => TEXTS[reason][locale];

/**
 * ok: done; refused: with the reason; wait: tried too often, for so many seconds.
 */
export type Outcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'refused'; reason: Reason }
  | { kind: 'wait'; seconds: number };

export const ok = <T>(value: T): Outcome<T> => ({ kind: 'ok', value });
export const refused = (reason: Reason): Outcome<never> => ({ kind: 'refused', reason });
export const wait = (seconds: number): Outcome<never> => ({ kind: 'wait', seconds });
