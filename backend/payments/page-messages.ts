import type { ContentLocale } from '#catalogue/locale';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** What the pages of the payment say; the Spanish file is the source of the keys. */
export type PageMessages = typeof es;

export const PAGE_MESSAGES: Record<ContentLocale, PageMessages> = { es, ca, en };
