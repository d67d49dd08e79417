import type { Refusal } from './api';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** Why a call was refused, in the language of the screen. */
export function refusalText({ reason, seconds }: Refusal, translate: Translate): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60));
  return translate(`desk.refusals.${reason}`, { minutes, _: translate('desk.refusals.failed') });
}
