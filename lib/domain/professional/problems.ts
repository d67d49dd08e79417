import type { Texts } from '@/lib/i18n/texts';

/** What can be wrong with a field of the professional area: the keys of its messages. */
export type ProfessionalProblem = keyof Texts<'ProfessionalForms'>['errors'];
