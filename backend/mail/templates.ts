import type { MailTemplate } from './content';
import { appointmentRequested } from './kinds/appointment-requested';
import { bookingCallMe } from './kinds/booking-call-me';
import { bookingCancelled } from './kinds/booking-cancelled';
import { bookingConfirmed } from './kinds/booking-confirmed';
import { bookingMoved } from './kinds/booking-moved';
import { callbackNotice } from './kinds/callback-notice';
import { clinicNotice } from './kinds/clinic-notice';
import { contactAnswer } from './kinds/contact-answer';
import { contactNotice } from './kinds/contact-notice';
import { contactReceived } from './kinds/contact-received';
import { emailCode } from './kinds/email-code';
import { holdEnding } from './kinds/hold-ending';
import { passwordChanged } from './kinds/password-changed';
import { passwordReset, professionalApproved } from './kinds/password-link';
import { paymentRefund } from './kinds/payment-refund';
import { productRequestNotice } from './kinds/product-request-notice';
import { professionalRefused } from './kinds/professional-refused';
import { registrationNotice } from './kinds/registration-notice';
import { registrationReceived } from './kinds/registration-received';
import { rightsNotice } from './kinds/rights-notice';
import { rightsReceived } from './kinds/rights-received';
import { rightsUpdate } from './kinds/rights-update';
import { visitLink } from './kinds/visit-link';
import { visitReminder } from './kinds/visit-reminder';
import { voucher } from './kinds/voucher';
import { waitingHour } from './kinds/waiting-hour';
import { waitingJoined } from './kinds/waiting-joined';

/** Every kind of mail there is. A new one: a file in kinds/, its messages in the three languages, a line here. */
export const TEMPLATES = {
  'appointment-requested': appointmentRequested,
  'booking-confirmed': bookingConfirmed,
  'booking-call-me': bookingCallMe,
  'payment-refund': paymentRefund,
  'booking-moved': bookingMoved,
  'booking-cancelled': bookingCancelled,
  'clinic-notice': clinicNotice,
  'visit-link': visitLink,
  'visit-reminder': visitReminder,
  'hold-ending': holdEnding,
  'email-code': emailCode,
  'waiting-joined': waitingJoined,
  'waiting-hour': waitingHour,
  voucher,
  'product-request-notice': productRequestNotice,
  'contact-received': contactReceived,
  'contact-answer': contactAnswer,
  'contact-notice': contactNotice,
  'callback-notice': callbackNotice,
  'registration-received': registrationReceived,
  'registration-notice': registrationNotice,
  'professional-approved': professionalApproved,
  'professional-refused': professionalRefused,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'rights-received': rightsReceived,
  'rights-notice': rightsNotice,
  'rights-update': rightsUpdate,
} satisfies Record<string, MailTemplate>;

export type MailKind = keyof typeof TEMPLATES;

/** The template of a kind as the table has it; null for one that is not there any more. */
export const templateOf = (kind: string): MailTemplate | null =>
  Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind as MailKind] : null;
