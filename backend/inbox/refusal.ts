/** Why something cannot be done with an inbox item, for screens with their own texts. */
export type InboxReason =
  | 'unknownItem'
  | 'takenBy'
  | 'itemDone'
  | 'notDone'
  | 'notByHand'
  | 'noColleague'
  | 'emptyAnswer'
  | 'longAnswer'
  | 'notPending'
  | 'notDead';

/** The act was refused; nothing was changed. `who` is the owner of the item, or null if irrelevant. */
export class InboxRefusal extends Error {
  override name = 'InboxRefusal';

  constructor(
    readonly reason: InboxReason,
    readonly who: string | null = null,
  ) {
    super(reason);
  }
}
