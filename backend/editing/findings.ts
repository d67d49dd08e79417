import { CONTENT_LOCALES } from '#catalogue/locale';

/** What hurts a visitor of a record, in the order it is shown. */
export const RULES = [
  ...(['missingText', 'sameTitle', 'longTitle', 'longDescription', 'pictureWithoutText', 'brokenLink'] as const),
  ...(['doctorWithoutSpeciality', 'doctorWithoutClinic', 'testWithoutClinic', 'productWithoutClinic'] as const),
  ...(['otherPrice', 'otherHours', 'notUnderstood'] as const),
] as const;
export type Rule = (typeof RULES)[number];

/** What one check finds of a record: `field` and `locales` say where, `detail` what was found there, '' for nothing. */
export type Finding = { rule: Rule; field: string | null; locales: string[]; detail: string };

type Texts = Record<string, string | undefined>;
/** The texts of a column by language, none for any other value. */
export const textsOf = (value: unknown): Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Texts) : {};

export const finding = (rule: Rule, field: string | null = null, locales: string[] = [], detail = ''): Finding => ({
  ...{ rule, field, locales, detail },
});

/** The texts of a column by language; '' stands for a column that is of none. */
export const htmlOf = (value: unknown): [locale: string, html: string][] =>
  typeof value === 'string' ? [['', value]] : CONTENT_LOCALES.map((locale) => [locale, textsOf(value)[locale] ?? '']);

export const localesOf = (texts: [string, string][]): string[] => texts.flatMap(([locale]) => locale || []);
