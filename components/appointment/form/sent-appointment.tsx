import { RequestReceived } from '@/components/forms/request-received';
import { PrintButton } from '@/components/ui/print-button';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import type { PickerTest } from '@/lib/domain/appointment/chosen-test';
import type { ChosenHour } from '@/lib/domain/appointment/consult-hours';
import type { AppointmentDraft } from '@/lib/domain/appointment/draft';
import type { useAppointmentForm } from '@/lib/hooks/use-appointment-form';
import { useClinicReach } from '@/lib/hooks/use-clinic-reach';
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import type { Locale } from '@/lib/i18n/locales';
import { AppointmentFacts, clinicValues, whenOf } from '../appointment-card';
import type { AssistantTexts } from '../assistant-messages';
import { hourText } from './consult-hours';
import type { AppointmentTexts } from './form-texts';

type SentProps = Pick<CardProps, 'locale' | 'texts' | 'messages'> & {
  appointment: ReturnType<typeof useAppointmentForm>;
};

/** Confirms a request or a booked hour, with its card and the next steps. */
export function SentAppointment({ appointment, ...shared }: SentProps) {
  const { locale, texts } = shared;
  const { booked: hour, sent, reference, state, startAgain } = appointment;
  const next = sent?.call ? [fillText(texts.callWhen, { when: sent.call }), ...texts.next.slice(1)] : texts.next;
  return (
    <RequestReceived
      texts={hour ? { ...texts, ...bookedTexts(locale, hour, sent?.test?.preparation, texts) } : { ...texts, next }}
      reference={sent && <SentCard {...shared} {...sent} {...{ hour, reference, state }} />}
      onAnother={startAgain}
    />
  );
}

type CardProps = {
  locale: Locale;
  /** The fields of the sent request. */
  draft: AppointmentDraft;
  /** The diagnostic test it is for; null if there is none. */
  test: PickerTest | null;
  /** The booked hour; null if the clinic calls. */
  hour: ChosenHour | null;
  doctor: string | null;
  reference: string | null;
  state: AssistantState;
  texts: AppointmentTexts;
  messages: AssistantTexts;
};

/** The card of a request that was sent: the facts of its mail, and what to bring. */
function SentCard({ locale, draft, test, hour, doctor, reference, state: { catalogue }, texts, messages }: CardProps) {
  const { type, specialityId, clinicId, insurer, preferredTime, day, name, isVideo } = draft;
  const nameIn = (list: readonly { id: string; name: string }[], wanted: string) =>
    list.find(({ id }) => id === wanted)?.name ?? '';
  const { address, phone } = useClinicReach(locale, clinicId);
  const { card } = texts;
  const values = {
    ...{ type: choiceIn(messages.types, type), doctor },
    service: test?.name ?? nameIn(catalogue.specialities, specialityId),
    when: hour && whenOf(locale, { day: hour.day, initTime: hour.slot.start }, card),
    asked: hour ? null : formatDay(locale, day) || day,
    preference: hour ? null : choiceIn(messages.preferredTimes, preferredTime),
    ...clinicValues(
      { name: nameIn(catalogue.clinics, clinicId), address, phone, whatsapp: null },
      card,
      isVideo ? 'video' : null,
    ),
    ...{ patient: name, insurer: choiceIn(messages.insurers, insurer), reference },
  };
  return (
    <>
      <AppointmentFacts className="facts" values={values} texts={card} />
      {!hour && (
        <>
          <h3 className="pt-4">{isVideo ? card.video.title : card.bringTitle}</h3>
          <ul className="list-disc pl-5">
            {Object.values(isVideo ? card.video.before : card.bring).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
      <p className="no-print">
        <PrintButton label={texts.print} />
      </p>
    </>
  );
}

/** Returns the texts for a booked hour, which replace the texts for a request. */
const bookedTexts = (
  locale: Locale,
  { day, slot, isVideo }: ChosenHour,
  preparation: string | null | undefined,
  texts: AppointmentTexts,
) => ({
  sentTitle: texts.bookedTitle,
  received: `${texts.booked} ${hourText(locale, day, slot)}.`,
  next: [
    ...(preparation ? [preparation] : []),
    ...(isVideo ? [...texts.bookedNext.slice(0, -1), ...videoSteps(texts)] : texts.bookedNext),
  ],
});

/** What to do before a video call, instead of coming to the clinic. */
const videoSteps = ({ card: { video } }: AppointmentTexts): string[] => [
  video.linkComes,
  ...Object.values(video.before),
];

/** Returns the name of a choice, or its value if it has no name. */
const choiceIn = (names: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(names, value) ? (names[value] ?? value) : value;
