import type { Week } from '@clinic/contract/open-state';
import { writeWeek } from '@/lib/domain/open-sentence';
import { FILLED_BY_SCRIPT, mark, OPEN_NOW_ATTRIBUTE, WEEK_ATTRIBUTE } from '@/lib/domain/page-marks';

type Props = { week: Week; text: string };

/** "Abierto ahora" while these hours last, written by components/layout/moment.ts; nothing otherwise, and nothing on the server. */
export function OpenNow({ week, text }: Props) {
  return (
    <span
      className="pill pill-ok open-now"
      hidden
      {...mark(WEEK_ATTRIBUTE, writeWeek(week))}
      {...mark(OPEN_NOW_ATTRIBUTE, text)}
      {...FILLED_BY_SCRIPT}
    />
  );
}
