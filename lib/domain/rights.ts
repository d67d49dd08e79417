import type { Texts } from '@/lib/i18n/texts';

/** The rights of a person over their own data (RGPD 15 to 21), in the order of the page. */
export const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;
export type Right = (typeof RIGHTS)[number];

/** Problems of the fields that only this form has: the keys of their messages. */
export type RightsProblem = keyof Texts<'RightsForm'>['errors'];
