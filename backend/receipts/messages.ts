import type { ContentLocale } from '#catalogue/locale';
import ca from './messages/ca.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** Texts of a receipt; the Spanish file defines the keys. */
type ReceiptMessages = typeof es;

export const RECEIPT_MESSAGES: Record<ContentLocale, ReceiptMessages> = { es, ca, en };
