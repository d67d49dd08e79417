'use client';

import { Icon } from '@/components/ui/icon';
import { clockTime, madridTime, type Week } from '@/lib/domain/open-state';
import { useMinute } from './use-minute';

type Props = {
  week: Week;
  /** Names of the days from Monday. */
  days: string[];
  texts: Record<'title' | 'caption' | 'today' | 'closed', string>;
};

/** The week of a clinic as a row of its facts; the browser marks today, which a kept page cannot know. */
export function OpeningHours({ week, days, texts }: Props) {
  const now = useMinute();
  const today = now && madridTime(now).day;
  return (
    <div className="hours">
      <dt>
        <Icon name="clock" />
        {` ${texts.title}`}
      </dt>
      <dd>
        <table>
          <caption className="sr-only">{texts.caption}</caption>
          <tbody>
            {days.map((name, day) => (
              <tr key={name} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">
                  {name}
                  {day === today && <span className="pill">{texts.today}</span>}
                </th>
                <td>{hoursOf(week, day) || texts.closed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </dd>
    </div>
  );
}

const hoursOf = (week: Week, day: number): string =>
  (week[day] ?? []).map(([from, until]) => `${clockTime(from)}–${clockTime(until)}`).join('\n');
