import { PICTURE_LIMITS } from '@clinic/contract/pictures';
import type { Refusal } from './api';
import type { Translate } from './translator';

/** Returns the reason of a refusal in the language of the screen. */
export function refusalText({ reason, seconds, who, text }: Refusal, translate: Translate): string {
  if (text !== null) return text;
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60));
  const megabytes = PICTURE_LIMITS.bytes / 1_000_000;
  const values = { minutes, megabytes, who: who ?? '' };
  return translate(`desk.refusals.${reason}`, { ...values, _: translate('desk.refusals.failed') });
}
