import { clockTime, isCalendarDay } from '@clinic/contract/dates';
import { type FormEvent, useRef, useState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { DayField } from '@/components/ui/day-field';
import { fetchOwnHours, moveOwn } from '@/lib/browser/own-visit';
import type { PricedSlot } from '@/lib/domain/appointment/own-visit';
import { slotsByHalf } from '@/lib/domain/appointment/slot';
import { dayNumber } from '@/lib/domain/appointment/typed-number';
import { formatPrice } from '@/lib/domain/price';
import { fillText } from '@/lib/i18n/fill-text';
import { type ChangeProps, doneSentence, sentenceOf } from './change';
import { NumberField, useTypedNumber } from './typed-number';

const PROBLEM_ID = 'cambio-problema';
/** Id of the field with the new day. */
export const MOVE_DAY = 'cambio-dia';
const NUMBER_ID = 'cambio-numero';

type Hours = { kind: 'none' } | { kind: 'waiting' } | { kind: 'failed' } | { kind: 'read'; slots: PricedSlot[] };

type MoveProps = ChangeProps & {
  today: string;
  /** Called when the displayed hour of the visit is outdated. */
  onStale: () => void;
};

/**
 * Moves a visit to another day and hour of the same test, with the free hours and the new price, after the patient has
 * typed the new day.
 */
export function MoveVisit(props: MoveProps) {
  const { locale, visit, today, texts } = props;
  const { day, hours, start, entry, problem, isSending, chooseDay, chooseHour, submit } = useMove(props);
  const { number } = entry;
  const slots = hours.kind === 'read' ? hours.slots : [];
  const isFull = hours.kind === 'read' && slots.length === 0;
  const chosen = slots.find((slot) => slot.start === start);
  return (
    <section className="visit-act no-print stack" aria-labelledby="cambiar-t">
      <h2 id="cambiar-t" className="text-2xl">
        {texts.moveTitle}
      </h2>
      <p>{texts.moveHint}</p>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <DayField
          {...{ locale, id: MOVE_DAY, name: 'fecha', label: texts.newDay, isRequired: true }}
          {...{ value: day, min: today, texts: texts.dayField }}
          onChange={(next) => void chooseDay(next)}
        />
        <div className="slots">
          <p role="status" className={hours.kind === 'waiting' || isFull ? 'slot-status' : undefined}>
            {hours.kind === 'waiting' && texts.searching}
            {isFull && texts.noHours}
          </p>
          {hours.kind === 'failed' && (
            <p className="error-panel slot-alert" role="alert">
              {texts.failed}
            </p>
          )}
          {slots.length > 0 && <HourChoice {...{ locale, texts, slots, start, problem }} onChoose={chooseHour} />}
        </div>
        {chosen && <PriceChange {...{ locale, visit, texts }} priceCents={chosen.priceCents} />}
        {slots.length > 0 && (
          <NumberField
            {...{ id: NUMBER_ID, entry, hint: texts.numberHint }}
            label={fillText(texts.moveNumber, { number })}
            missing={fillText(texts.moveNumberMissing, { number })}
          />
        )}
        {problem && (
          <p id={PROBLEM_ID} className="error-panel" role="alert">
            {problem}
          </p>
        )}
        {slots.length > 0 && <SubmitButton label={texts.move} sending={texts.sending} isSending={isSending} />}
      </form>
    </section>
  );
}

/** The chosen day and hour, and the result of sending them. */
function useMove({ locale, secret, visit, today, texts, onChanged, onStale }: MoveProps) {
  const [day, setDay] = useState('');
  const [hours, setHours] = useState<Hours>({ kind: 'none' });
  const [start, setStart] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const asked = useRef('');
  const entry = useTypedNumber(NUMBER_ID, dayNumber(day));

  const readHours = async (of: string) => {
    asked.current = of;
    setStart(null);
    const slots = await fetchOwnHours({ locale, secret }, of);
    if (asked.current === of) setHours(slots === null ? { kind: 'failed' } : { kind: 'read', slots });
  };
  const chooseDay = async (next: string) => {
    asked.current = next;
    setDay(next);
    setStart(null);
    setProblem(null);
    if (!isCalendarDay(next) || next < today) return setHours({ kind: 'none' });
    setHours({ kind: 'waiting' });
    await readHours(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || hours.kind !== 'read') return;
    if (start === null) return setProblem(texts.chooseHour);
    if (!entry.check()) return;
    setSending(true);
    setProblem(null);
    const change = await moveOwn({ locale, secret }, { day, start, sequence: visit.booking.sequence });
    setSending(false);
    if (change?.ok) {
      await chooseDay('');
      entry.clear();
      return onChanged(doneSentence(texts.moved, visit, texts));
    }
    setProblem(sentenceOf(change, texts));
    if (change?.reason === 'changed') onStale();
    if (change?.reason === 'taken' || change?.reason === 'noSlot') await readHours(day);
  };
  const chooseHour = (next: string) => {
    setStart(next);
    setProblem(null);
  };
  return { day, hours, start, entry, problem, isSending, chooseDay, chooseHour, submit };
}

type HourProps = Pick<ChangeProps, 'locale' | 'texts'> & {
  slots: PricedSlot[];
  start: string | null;
  problem: string | null;
  onChoose: (start: string) => void;
};

/** The free hours of the day, under morning and afternoon. */
const HourChoice = ({ locale, texts, slots, start, problem, onChoose }: HourProps) => (
  <fieldset aria-describedby={problem ? PROBLEM_ID : undefined}>
    <legend>{texts.newHour}</legend>
    {slotsByHalf(slots, locale).map(({ half, members }) => (
      <fieldset key={half}>
        <legend className="slot-half">{texts.slots[half]}</legend>
        <div className="slot-chips">
          {members.map((slot) => (
            <label key={slot.start} className="slot-chip">
              <input
                type="radio"
                name="hora"
                value={slot.start}
                checked={slot.start === start}
                onChange={() => onChoose(slot.start)}
              />
              <span>{clockTime(slot.start)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    ))}
  </fieldset>
);

/** Says that the new hour has another price and that the difference is settled at the clinic. */
function PriceChange({
  locale,
  visit: { booking },
  texts,
  priceCents,
}: Pick<ChangeProps, 'locale' | 'visit' | 'texts'> & { priceCents: number | null }) {
  if (priceCents === null || booking.priceCents === null || priceCents === booking.priceCents) return null;
  const amount = formatPrice(locale, Math.abs(priceCents - booking.priceCents));
  return <p className="note">{fillText(priceCents > booking.priceCents ? texts.dearer : texts.cheaper, { amount })}</p>;
}
