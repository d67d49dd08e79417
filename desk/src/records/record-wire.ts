/** A text by language; null when it is empty in all. */
export type Texts = { es?: string; ca?: string; en?: string } | null;
export const LANGUAGES = ['es', 'ca', 'en'] as const;

/** A record of the writable catalogue with every language. */
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

/** A value of one language, or the Spanish one of several, as a person reads it. */
export const shown = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : (textsOf(value).es ?? '');

/**
 * The stored text of a form that was not sent: the typed fields, the values they were typed over, and the draft that
 * was edited with the moment it was saved at (0 and '' for none).
 */
export type UnsentRecord = {
  typed: Typed;
  base: Typed;
  borrador: number;
  guardado: string;
};
