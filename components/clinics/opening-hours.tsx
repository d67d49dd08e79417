'use client';

import { Icon } from '@/components/ui/icon';
import { clockTime, type Week } from '@/lib/domain/open-state';
import { mark, TODAY_ATTRIBUTE } from '@/lib/domain/page-marks';

type Props = {
  week: Week;
  /** Names of the days from Monday. */
  days: string[];
  texts: Record<'title' | 'caption' | 'today' | 'closed', string>;
};

/** The week of a clinic as a row of its facts; components/layout/moment.ts marks today, which a cached page cannot know. */
export function OpeningHours({ week, days, texts }: Props) {
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
              <tr key={name} suppressHydrationWarning>
                <th scope="row">
                  {name}
                  <span
                    {...mark(TODAY_ATTRIBUTE, texts.today)}
                    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves what the script writes there alone
                    dangerouslySetInnerHTML={{ __html: '' }}
                    suppressHydrationWarning
                  />
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
