import type { Week } from '@clinic/contract/open-state';
import { type OpenTexts, writeTexts, writeWeek } from '@/lib/domain/open-sentence';
import { FILLED_BY_SCRIPT, mark, OPEN_TEXTS_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';

type Props = { week: Week; texts: OpenTexts };

/**
 * Whether a clinic is open at this moment, written by components/layout/moment.ts. Nothing on the server; the line has its height from the
 * start, so nothing shifts.
 */
export function OpenPill({ week, texts }: Props) {
  return (
    <p
      className="open-line"
      {...mark(WEEK_ATTRIBUTE, writeWeek(week))}
      {...mark(OPEN_TEXTS_ATTRIBUTE, writeTexts(texts))}
      {...FILLED_BY_SCRIPT}
    />
  );
}
