import { addDays, clockTime } from '@clinic/contract/dates';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { askedDoctorId } from '@/lib/domain/appointment/chosen-doctor';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import { type ChosenHour, type ConsultDay, isHourGone, isSameVisit } from '@/lib/domain/appointment/consult-hours';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { isSameSlot, type Slot, slotValue } from '@/lib/domain/appointment/slot';
import { useConsultHours } from '@/lib/hooks/use-consult-hours';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import { errorOf, type PartProps } from './form-fields';

export type ConsultProps = {
  /** The chosen hour; null if the patient wants to be called. */
  hour: ChosenHour | null;
  onHour: (hour: ChosenHour | null) => void;
  /** Hours of video calls; otherwise of visits at the clinic. */
  isVideo: boolean;
  originPath: string;
  /** The diagnostic test the hour is for; undefined while it is read, null if there is none. */
  test: PickerTest | null | undefined;
};

type Props = PartProps & ConsultProps & { locale: Locale; state: AssistantState };

const NAME = 'cita-hora';

/** The next free hours of the chosen service, when the clinic opens its agenda; the first choice is a call. */
export function ConsultHours({ locale, state, hour, onHour, isVideo, originPath, test, ...part }: Props) {
  const { clinicId, specialityId } = state;
  const isKnown = clinicId !== null && specialityId !== null && test !== undefined;
  const place = isKnown ? { clinicId, specialityId, testId: test?.id ?? null, isVideo } : null;
  const doctorId = askedDoctorId(state, originPath);
  const { next, days, isEnd, hasFailed, onFirst, onMore, askAgain } = useDays(locale, place, doctorId);
  const error = errorOf(part, 'slot');
  const isRead = next !== undefined && !hasFailed && !error;
  const [gone, forget] = useGoneHour(hour, isRead ? next : undefined, onHour);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a rejected hour is taken and must no longer be offered
  useEffect(() => {
    if (error) askAgain();
  }, [error]);
  const { texts } = part;
  const notice = gone && isSameVisit(gone, place) && (
    <GoneNotice {...{ locale, gone }} text={next ? texts.hourGone : texts.hoursGone} />
  );
  if (!place || !next) return notice;
  const [first] = next;
  const choose = (day: string, slot: Slot) => {
    forget();
    onHour({ ...place, day, slot });
  };
  return (
    <div className="slots" id={fieldId('slot')}>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one choice over several days
        role="radiogroup"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${NAME}-error ${NAME}-hint` : `${NAME}-hint`}
      >
        <legend>{texts.hourTitle}</legend>
        {error && (
          <p id={`${NAME}-error`} className="field-error">
            {error}
          </p>
        )}
        <p id={`${NAME}-hint`} className="field-hint">
          {texts.hourHint}
        </p>
        {notice}
        <label className="slot-chip slot-call">
          <input type="radio" name={NAME} checked={hour === null} onChange={() => onHour(null)} />
          <span>{texts.hourCall}</span>
        </label>
        {first?.slots[0] && (
          <FirstHour locale={locale} day={first.day} slot={first.slots[0]} label={texts.hourFirst} onChoose={choose} />
        )}
        {days.map((one) => (
          <DayHours key={one.day} {...{ locale, hour }} offered={one} onChoose={choose} />
        ))}
        <Pages {...{ isEnd, onFirst, onMore, texts }} />
      </fieldset>
    </div>
  );
}

type FirstHourProps = { locale: Locale; day: string; slot: Slot; label: string; onChoose: DayProps['onChoose'] };

/** Chooses the earliest free hour. */
const FirstHour = ({ locale, day, slot, label, onChoose }: FirstHourProps) => (
  <button type="button" className="slot-first" onClick={() => onChoose(day, slot)}>
    {label}: <strong>{hourText(locale, day, slot)}</strong>
  </button>
);

/** Names the chosen hour that is no longer free. */
const GoneNotice = ({ locale, gone, text }: { locale: Locale; gone: ChosenHour; text: string }) => (
  <p className="note" role="status">
    <Icon name="info" />
    <span>{fillText(text, { hour: hourText(locale, gone.day, gone.slot) })}</span>
  </p>
);

/**
 * Drops a chosen hour that is no longer free: it came from a link or from an earlier visit. Returns it, so that it can
 * be named, and a function that forgets it. `days` is undefined until the hours are known.
 */
function useGoneHour(hour: ChosenHour | null, days: ConsultDay[] | null | undefined, onHour: ConsultProps['onHour']) {
  const [gone, setGone] = useState<ChosenHour | null>(null);
  const isGone = hour !== null && days !== undefined && isHourGone(hour, days);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each hour
  useEffect(() => {
    if (!isGone) return;
    setGone(hour);
    onHour(null);
  }, [isGone]);
  return [gone, () => setGone(null)] as const;
}

type Place = { clinicId: string; specialityId: string; testId: string | null; isVideo: boolean };

/** The first days with hours, the days that are shown, and functions to move between them, null at either end. */
function useDays(locale: Locale, place: Place | null, doctorId: string | null) {
  const [later, setLater] = useState<{ key: string; from: string } | null>(null);
  const key = `${place?.clinicId} ${place?.specialityId} ${place?.testId} ${place?.isVideo}`;
  const from = later?.key === key ? later.from : null;
  const { days: next, hasFailed, askAgain } = useConsultHours(locale, place && { ...place, doctorId, from: null });
  const { days: more } = useConsultHours(locale, place && from !== null ? { ...place, doctorId, from } : null);
  const isEnd = from !== null && more === null;
  const days = isEnd ? [] : (more ?? next ?? []); // the first ones stay while later ones are requested
  const last = days.at(-1);
  return {
    ...{ next, days, isEnd, hasFailed, askAgain },
    onFirst: from === null ? null : () => setLater(null),
    onMore: last ? () => setLater({ key, from: addDays(last.day, 1) }) : null,
  };
}

type PagesProps = {
  isEnd: boolean;
  texts: PartProps['texts'];
  /** Null at the end. */
  onFirst: (() => void) | null;
  onMore: (() => void) | null;
};

/** Buttons to later days and back. */
const Pages = ({ isEnd, texts, onFirst, onMore }: PagesProps) => (
  <>
    <p role="status">{isEnd ? texts.hourNoMore : ''}</p>
    <div className="slot-pages">
      {onFirst && (
        <button type="button" className="btn btn-line" onClick={onFirst}>
          {texts.hourFirstDays}
        </button>
      )}
      {onMore && (
        <button type="button" className="btn btn-line" onClick={onMore}>
          {texts.hourMore}
        </button>
      )}
    </div>
  </>
);

type DayProps = {
  locale: Locale;
  hour: ChosenHour | null;
  offered: ConsultDay;
  onChoose: (day: string, slot: Slot) => void;
};

const DayHours = ({ locale, hour, offered: { day, slots }, onChoose }: DayProps) => (
  <fieldset>
    <legend className="slot-half">{formatDay(locale, day)}</legend>
    <div className="slot-chips">
      {slots.map((slot) => (
        <label key={slot.start} className="slot-chip">
          <input
            type="radio"
            name={NAME}
            value={`${day} ${slotValue(slot)}`}
            checked={hour !== null && hour.day === day && isSameSlot(hour.slot, slot)}
            onChange={() => onChoose(day, slot)}
          />
          <span>{clockTime(slot.start)}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** 'jueves, 3 de diciembre de 2026, 09:15'. */
export const hourText = (locale: Locale, day: string, { start }: Slot): string =>
  `${formatDay(locale, day)}, ${clockTime(start)}`;
