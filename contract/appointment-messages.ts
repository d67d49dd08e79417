import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { type Translator, translatorsOf } from './translator';

/** The words of the card of an appointment: names of its facts, how amounts and times are written, what to bring. */
export type AppointmentMessages = (typeof es)['appointment'];

const MESSAGES = { es, ca, en };
const translatorFor = translatorsOf(MESSAGES);

/** Returns the words for pages, which fill in the values. */
export const appointmentMessages = (locale: keyof typeof MESSAGES): AppointmentMessages => MESSAGES[locale].appointment;

/** Returns the words for mails. */
export const appointmentTranslator = (locale: keyof typeof MESSAGES): Translator<AppointmentMessages> =>
  translatorFor(locale, 'appointment');
