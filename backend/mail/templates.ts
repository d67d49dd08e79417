import type { MailTemplate } from './content';
import { appointmentRequested } from './kinds/appointment-requested';
import { bookingCallMe } from './kinds/booking-call-me';
import { bookingConfirmed } from './kinds/booking-confirmed';
import { clinicNotice } from './kinds/clinic-notice';

/** Every kind of mail there is. A new one: a file in kinds/, its words in the three languages, a line here. */
export const TEMPLATES = {
  'appointment-requested': appointmentRequested,
  'booking-confirmed': bookingConfirmed,
  'booking-call-me': bookingCallMe,
  'clinic-notice': clinicNotice,
} satisfies Record<string, MailTemplate>;

export type MailKind = keyof typeof TEMPLATES;

/** The template of a kind as the table has it; null for one that is not there any more. */
export const templateOf = (kind: string): MailTemplate | null =>
  Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind as MailKind] : null;
