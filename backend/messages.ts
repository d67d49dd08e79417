import { type Translator, translatorsOf } from '@clinic/contract/translator';
import type { ContentLocale } from '#catalogue/locale';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** All texts of the backend by area; the Spanish file defines the keys. */
export type Messages = typeof es;

const MESSAGES: Record<ContentLocale, Messages> = { es, ca, en };

/** Returns the translator of an area in a language. It throws for a missing value. */
export const translatorFor = translatorsOf(MESSAGES);

export type MailTranslator = Translator<Messages['mail']>;
