import type { ContentLocale } from '#catalogue/locale';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** Texts of the mails; the Spanish file defines the keys. */
export type MailMessages = typeof es;

export const MAIL_MESSAGES: Record<ContentLocale, MailMessages> = { es, ca, en };
