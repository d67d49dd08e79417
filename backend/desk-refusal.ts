/** Why an action on a booking is not possible, for screens with their own texts. */
export type DeskReason =
  | 'badReference'
  | 'unknown'
  | 'closed'
  | 'confirmedAlready'
  | 'sameHour'
  | 'needsHour'
  | 'hasHour'
  | 'unpaid'
  | 'noSlot'
  | 'taken'
  | 'past'
  | 'endsEarly'
  | 'notConfirmed'
  | 'tooEarly'
  | 'emptyNote'
  | 'longNote'
  | 'noRefund'
  | 'oldMail'
  | 'keyUsed'
  | 'badDays'
  | 'overlap'
  | 'notAllClinics'
  | 'newlyBooked'
  | 'closedCase'
  | 'identityUnchecked'
  | 'extendedAlready'
  | 'tooLate'
  | 'needsText'
  | 'waiting'
  | 'changed'
  | 'bookingChanged'
  | 'caseTaken'
  | 'fieldChanged'
  | 'badField'
  | 'badOpening'
  | 'notVideo'
  | 'badLink';

/** The desk rejects the action; the message is a sentence for the operator. Nothing was changed. */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal';

  constructor(
    readonly reason: DeskReason,
    message: string,
    /** Further members of the refusal's body, under their wire names. */
    readonly more: object = {},
  ) {
    super(message);
  }
}

/** The version of the booking differs from `seen`, the one the actor read. Nothing was changed. */
export class BookingChanged extends DeskRefusal {
  constructor(
    readonly reference: string,
    readonly seen: number,
  ) {
    super('bookingChanged', `${reference} was changed meanwhile: look at it again.`);
  }
}
