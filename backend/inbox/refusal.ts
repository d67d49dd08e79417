/** Why an action on an inbox item is not possible, for screens with their own texts. */
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

/** The action was rejected; nothing was changed. `who` is the owner of the item, or null if irrelevant. */
export class InboxRefusal extends Error {
  override name = 'InboxRefusal';

  constructor(
    readonly reason: InboxReason,
    readonly who: string | null = null,
  ) {
    super(reason);
  }
}
