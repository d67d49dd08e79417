import { clockTime } from '@clinic/contract/dates';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AssistantState, FreeDay, SlotQuery } from '@/lib/domain/appointment/assistant';
import { nextDays } from '@/lib/domain/appointment/assistant-view';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import type { AssistantTexts } from './assistant-messages';

/** A day and clinic to continue with. */
export type ChosenDay = Pick<SlotQuery, 'clinicId' | 'day'>;

type Props = {
  state: AssistantState;
  onChoose: (chosen: ChosenDay) => void;
  locale: Locale;
  texts: AssistantTexts['nextDays'];
};

/** Under a day without hours: the next one at the clinic and at the nearest clinics. A press searches its hours. */
export function NextDays({ state, onChoose, locale, texts }: Props) {
  const next = nextDays(state);
  const { search } = state;
  const asked = search.kind === 'idle' ? null : search.query;
  const option = { locale, texts };
  return (
    <>
      {/* Announced when it appears, after the result of the search. */}
      <p aria-live="polite" className={next ? 'next-lead' : undefined}>
        {next && texts.lead}
      </p>
      {next && asked && (
        <ul className="next-days">
          {next.here && (
            <NextDay {...option} where={texts.here} day={next.here} onChoose={onChoose} clinicId={asked.clinicId} />
          )}
          {next.nearby.map(({ clinicId, name, km, ...day }) => (
            <NextDay
              key={clinicId}
              {...{ ...option, day, clinicId }}
              where={km === null ? name : `${name} · ${fillText(texts.away, { km: Math.max(1, km) })}`}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type NextDayProps = Pick<Props, 'locale' | 'texts'> & {
  where: string;
  day: FreeDay;
  clinicId: string;
  onChoose: Props['onChoose'];
};

const NextDay = ({ locale, texts, where, day, clinicId, onChoose }: NextDayProps) => (
  <li>
    <button type="button" className="next-day" onClick={() => onChoose({ clinicId, day: day.day })}>
      <span className="next-day-where">{where}</span>{' '}
      <strong className="next-day-day">{formatDay(locale, day.day)}</strong>{' '}
      <span className="next-day-hours">{hoursText(day, texts)}</span>
      <Icon name="arrow-right" />
    </button>
  </li>
);

const hoursText = ({ count, start }: FreeDay, texts: Props['texts']): string =>
  count === 1
    ? fillText(texts.oneHour, { time: clockTime(start) })
    : `${fillText(texts.hours, { count })}, ${fillText(texts.from, { time: clockTime(start) })}`;

type ChosenProps = Pick<Props, 'state' | 'locale'> & { chosen: ChosenDay };

/** The day and clinic of the hours below. Receives the focus, because the pressed button is gone. */
export function ChosenDayLine({ state, locale, chosen }: ChosenProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const clinic = state.catalogue.clinics.find(({ id }) => id === chosen.clinicId);
  return (
    <p ref={heading} tabIndex={-1} className="next-chosen">
      <strong>{formatDay(locale, chosen.day)}</strong>
      {clinic && ` · ${clinic.name}`}
    </p>
  );
}
