import { timeOfMinute, type Week } from '@clinic/contract/open-state';
import { Icon } from '@/components/ui/icon';
import { FILLED_BY_SCRIPT, mark, TODAY_ATTRIBUTE } from '@/lib/domain/page-marks';

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
                  <span {...mark(TODAY_ATTRIBUTE, texts.today)} {...FILLED_BY_SCRIPT} />
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
  (week[day] ?? []).map(([from, until]) => `${timeOfMinute(from)}–${timeOfMinute(until)}`).join('\n');
