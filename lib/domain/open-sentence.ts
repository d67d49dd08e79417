import { type Interval, type OpenState, timeOfMinute, type Week } from '@clinic/contract/open-state';
import { fillText } from '@/lib/i18n/fill-text';

/** The sentences about opening hours, filled in the browser, which knows the time. */
export type OpenTexts = Record<'open' | 'closed' | 'closes' | 'opensToday' | 'opensOn', string> & {
  /** Names of the days from Monday. */
  days: string[];
};

/** The state as a sentence, e.g. "Cerrado · abre el lunes a las 7:40". */
export function sentence(state: OpenState, texts: OpenTexts): string {
  if (state.kind === 'open') return texts.open;
  if (state.kind === 'never') return texts.closed;
  const time = timeOfMinute(state.minute);
  if (state.kind === 'closing') return fillText(texts.closes, { time });
  if (state.isToday) return fillText(texts.opensToday, { time });
  return fillText(texts.opensOn, { day: texts.days[state.day] ?? '', time });
}

/** True if the clinic is closed at this moment. */
export const isPast = ({ kind }: OpenState): boolean => kind === 'closed' || kind === 'never';

/** A week as the value of an attribute: days by `;`, hours by `,`, e.g. `480-840,930-1230;;;;;;`. */
export const writeWeek = (week: Week): string =>
  week.map((day) => day.map(([from, until]) => `${from}-${until}`).join()).join(';');

/** Parses the value of `writeWeek`. */
export const readWeek = (text: string): Week =>
  text.split(';').map((day) =>
    day
      .split(',')
      .filter(Boolean)
      .map((hours): Interval => {
        const [from = 0, until = 0] = hours.split('-').map(Number);
        return [from, until];
      }),
  );

/** The sentences as the value of an attribute, one per line. */
export const writeTexts = ({ open, closed, closes, opensToday, opensOn, days }: OpenTexts): string =>
  [open, closed, closes, opensToday, opensOn, ...days].join('\n');

/** Parses the value of `writeTexts`. */
export function readTexts(text: string): OpenTexts {
  const [open = '', closed = '', closes = '', opensToday = '', opensOn = '', ...days] = text.split('\n');
  return { open, closed, closes, opensToday, opensOn, days };
}
