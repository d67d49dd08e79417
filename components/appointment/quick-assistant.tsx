import { madridDay } from '@clinic/contract/dates';
import { type FormEvent, useEffect, useRef } from 'react';
import { hasNoFocus } from '@/components/ui/restore-focus';
import { whenFree } from '@/components/ui/when-free';
import type { AssistantState } from '@/lib/domain/appointment/assistant';
import { pricedOffer, showsCallBackFields } from '@/lib/domain/appointment/assistant-view';
import { DIALOG_COVID_TESTS } from '@/lib/domain/appointment/choices';
import { choicesOfAddress } from '@/lib/domain/appointment/restored';
import { useAssistant } from '@/lib/hooks/use-assistant';
import { useTestPrices } from '@/lib/hooks/use-test-prices';
import { APPOINTMENT_FIELDS } from '@/lib/i18n/links';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AppointmentDayField, ClinicField, SpecialityField } from './assistant-fields';
import { ChoiceTiles } from './choice-tiles';
import { goToAppointment, stopsAtProblem } from './go-to-appointment';
import { type AssistantContent, loadAssistant } from './load-assistant';
import { PriceBox } from './price-box';
import { type QuickStart, SUBMIT } from './quick-start';
import { SlotField } from './slot-field';
import './appointment.css';

const PREFIX = 'rapida';
const HOME = '/';
const NO_TEST = 'none';

type Props = { content: AssistantContent; start: QuickStart; locale: Locale };

/** Loads the assistant and its data before it replaces the native form; throws when they cannot be read. */
export async function prepareAssistant(locale: Locale, plain: HTMLFormElement | null): Promise<AssistantContent> {
  const [content] = await Promise.all([loadAssistant(locale), import('@/components/ui/picker-rich')]);
  await whenFree(plain);
  return content;
}

/** The quick form after its first use: lists that filter each other, a calendar and, for a COVID-19 test, the hours. */
export function QuickAssistant({ content, start, locale }: Props) {
  const { catalogue, texts } = content;
  const [state, dispatch] = useAssistant(catalogue, locale);
  useEffect(() => {
    dispatch({ type: 'restored', choices: choicesOfAddress(start.chosen, madridDay(new Date())) });
  }, [dispatch, start]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!stopsAtProblem(event.currentTarget)) goToAppointment(state, locale, HOME);
  };
  const field = { state, dispatch, prefix: PREFIX, locale, texts };
  const startAt = (name: string) =>
    start.field === name ? ({ start: start.opens ? 'open' : 'focused' } as const) : undefined;
  const hasTests = offersTests(state);
  const prices = useTestPrices(locale, { ...state, isCovid: hasTests }, DIALOG_COVID_TESTS);
  const sender = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the offer of tests the button changes its place
  useEffect(() => {
    if (start.field === SUBMIT && hasNoFocus(document.activeElement)) sender.current?.focus();
  }, [start, hasTests]);
  const submitButton = (
    <button ref={sender} type="submit" className="btn btn-primary">
      {texts.ask}
    </button>
  );
  return (
    <form className="quick-form" action={localePath(locale, '/pedir-cita')} onSubmit={submit} noValidate>
      {showsCallBackFields(state) && (
        <SpecialityField {...field} {...startAt(APPOINTMENT_FIELDS.speciality)} placeholder={texts.noneEspecialidad} />
      )}
      <ClinicField {...field} {...startAt(APPOINTMENT_FIELDS.clinic)} placeholder={texts.noneClinica} />
      <AppointmentDayField
        {...field}
        startsFocused={start.field === APPOINTMENT_FIELDS.day}
        startsWith={start.chosen.get(APPOINTMENT_FIELDS.day) ?? ''}
      />
      {!hasTests && submitButton}
      {hasTests && (
        <div className="quick-more">
          <ChoiceTiles
            legend={texts.quick.covidOffer}
            name={`${PREFIX}-tipo`}
            options={[NO_TEST, ...DIALOG_COVID_TESTS]}
            labels={{ ...texts.types, [NO_TEST]: texts.quick.none }}
            hints={prices}
            value={DIALOG_COVID_TESTS.find((test) => test === state.type) ?? NO_TEST}
            onChange={(test) => {
              if (test === NO_TEST) dispatch({ type: 'covidSwitched', on: false });
              else dispatch({ type: 'typeChosen', appointmentType: test });
            }}
          />
        </div>
      )}
      <SlotField {...field} name={`${PREFIX}-hueco`} />
      <PriceBox offer={pricedOffer(state)} locale={locale} texts={texts} />
      {hasTests && submitButton}
    </form>
  );
}

/** Returns true in COVID mode, and once a day and a clinic with tests are chosen without a speciality. */
function offersTests({ catalogue, clinicId, day, specialityId, isCovid }: AssistantState): boolean {
  if (isCovid) return true;
  const clinic = catalogue.clinics.find(({ id }) => id === clinicId);
  return specialityId === null && day !== null && clinic?.hasCovidTests === true;
}
