import type { MailTemplate } from './content';
import { appointmentRequested, bookingCallMe } from './kinds/booking-requests';
import { clinicNotice } from './kinds/clinic-notice';
import { contactAnswer, contactNotice, contactReceived } from './kinds/contact';
import { emailCode, holdEnding, paymentRefund } from './kinds/holds';
import { videoLinkChanged, visitLink, visitReminder } from './kinds/own-visit';
import { productRequestNotice, voucher } from './kinds/product-request';
import {
  callbackNotice,
  passwordChanged,
  passwordReset,
  professionalApproved,
  professionalRefused,
  registrationNotice,
  registrationReceived,
} from './kinds/professionals';
import { rightsNotice, rightsReceived, rightsUpdate } from './kinds/rights';
import { bookingCancelled, bookingConfirmed, bookingMoved } from './kinds/visits';
import { waitingHour, waitingJoined, waitingLink } from './kinds/waiting-list';

/**
 * All kinds of mail. To add one: a template in the file of its subject in kinds/, its messages in three languages, and
 * a line here.
 */
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
  'video-link': videoLinkChanged,
  'hold-ending': holdEnding,
  'email-code': emailCode,
  'waiting-joined': waitingJoined,
  'waiting-hour': waitingHour,
  'waiting-link': waitingLink,
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

/** Returns the template of a stored kind, or null if it no longer exists. */
export const templateOf = (kind: string): MailTemplate | null =>
  Object.hasOwn(TEMPLATES, kind) ? TEMPLATES[kind as MailKind] : null;
