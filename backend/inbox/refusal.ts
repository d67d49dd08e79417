/** Why something cannot be done with an item of an inbox, for screens with texts of their own. */
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

/** An inbox cannot do that; nothing was changed. `who` has the item, null where nobody matters. */
export class InboxRefusal extends Error {
  override name = 'InboxRefusal';

  constructor(
    readonly reason: InboxReason,
    readonly who: string | null = null,
  ) {
    super(reason);
  }
}
