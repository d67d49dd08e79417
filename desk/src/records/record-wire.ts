/** A localized text; null if it is empty in all languages. */
export type Texts = { es?: string; ca?: string; en?: string } | null;
export const LANGUAGES = ['es', 'ca', 'en'] as const;

/** A record of the writable catalogue with all languages. */
export type CatalogueRecord = { '@id': string; id: number; [field: string]: unknown };

/** Typed values by API name. */
export type Typed = Record<string, unknown>;

export type Page = { 'hydra:member': CatalogueRecord[]; 'hydra:totalItems': number };

export type Revision = {
  id: number;
  /** ISO date and time. */
  hora: string;
  quien: string;
  tipo: 'create' | 'update' | 'delete' | 'restore';
  cambios: Record<string, { antes: unknown; despues: unknown }>;
};

export const textsOf = (value: unknown): NonNullable<Texts> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as NonNullable<Texts>) : {};

/** Returns a value as text, a localized one in Spanish. */
export const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (textsOf(value).es ?? '');

/**
 * The stored values of an unsent form: the typed fields, the values they replaced, and the draft that was edited with
 * the time it was saved (0 and '' without a draft).
 */
export type UnsentRecord = {
  typed: Typed;
  base: Typed;
  borrador: number;
  guardado: string;
};
