import type { Texts } from '@/lib/i18n/texts';

/** What can be wrong with a field of the product request and the contact form: the keys of their messages. */
export type RequestProblem = keyof (Texts<'VisitorForm'>['errors'] & Texts<'RequestForm'>['errors']);
