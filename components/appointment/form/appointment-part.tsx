import { ChoiceField } from '@/components/forms/choice-field';
import { DayField } from '@/components/ui/day-field';
import { asksCallBackFields, pricedOffer } from '@/lib/domain/appointment/assistant-view';
import { type AppointmentType, CALL_BACK_TYPES, COVID_TESTS } from '@/lib/domain/appointment/choices';
import { fieldId, SLOTS_NAME } from '@/lib/domain/appointment/field-id';
import { useTestPrices } from '@/lib/hooks/use-test-prices';
import type { Locale } from '@/lib/i18n/locales';
import { ClinicField, SpecialityField } from '../assistant-fields';
import { PriceBox } from '../price-box';
import { SlotField } from '../slot-field';
import { ConsultHours, type ConsultProps } from './consult-hours';
import { type AssistantProps, errorOf, type PartProps } from './form-fields';
import { InsurerFields, PreferredTimeField } from './insurer-fields';

type Props = FieldsProps & { today: string; pricesHref: string; consult: ConsultProps };

/** What, where and when (M102, M104): the pickers of the assistant, the types of the mode, day and hours. */
export function AppointmentPart({ locale, today, pricesHref, consult, state, dispatch, messages, ...part }: Props) {
  const { texts } = part;
  const picker = { state, dispatch, locale, prefix: 'cita', texts: messages, isRequired: true };
  return (
    <section className="form-part" aria-labelledby="cita-appointment-t">
      <h2 id="cita-appointment-t">{texts.appointment}</h2>
      <label className="tick">
        <input
          type="checkbox"
          checked={state.isCovid}
          onChange={(event) => dispatch({ type: 'covidSwitched', on: event.target.checked })}
        />
        {messages.covid}
      </label>
      {asksCallBackFields(state) && (
        <>
          <InsurerFields {...{ state, dispatch, messages, texts, pricesHref }} />
          <SpecialityField {...picker} id={fieldId('specialityId')} error={errorOf(part, 'specialityId')} />
        </>
      )}
      <TypeField {...{ locale, state, dispatch, messages }} {...part} />
      <ClinicField {...picker} id={fieldId('clinicId')} error={errorOf(part, 'clinicId')} />
      {asksCallBackFields(state) && <ConsultHours {...{ locale, state }} {...consult} {...part} />}
      {(state.isCovid || consult.hour === null) && (
        <WhenFields {...{ locale, today, state, dispatch, messages }} {...part} />
      )}
    </section>
  );
}

type FieldsProps = PartProps & AssistantProps & { locale: Locale };

/** The kind of appointment, or the test with its price. */
function TypeField({ locale, state, dispatch, messages, ...part }: FieldsProps) {
  const { texts } = part;
  const types: readonly AppointmentType[] = state.isCovid ? COVID_TESTS : CALL_BACK_TYPES;
  const prices: Partial<Record<AppointmentType, string>> = useTestPrices(locale, state, COVID_TESTS);
  const hints: Partial<Record<AppointmentType, string>> = {
    testAntigenos: texts.antigenHint,
    testSerologico: texts.serologyHint,
  };
  const hintOf = (type: AppointmentType) => [prices[type], hints[type]].filter(Boolean).join(' · ') || undefined;
  return (
    <ChoiceField
      key={state.isCovid ? 'test' : 'type'}
      id={fieldId('type')}
      label={state.isCovid ? messages.testType : messages.type}
      optional={state.isCovid ? undefined : texts.optional}
      hint={state.isCovid && state.clinicId === null ? texts.priceHint : undefined}
      error={errorOf(part, 'type')}
      choices={types.map((value) => ({ value, label: messages.types[value], hint: hintOf(value) }))}
      chosen={state.type}
      onChoose={(value) =>
        dispatch({ type: 'typeChosen', appointmentType: types.find((type) => type === value) ?? null })
      }
    />
  );
}

/** The day, and of a test the hour with what it costs, else the time of the day that suits best. */
function WhenFields({ locale, today, state, dispatch, messages, ...part }: FieldsProps & { today: string }) {
  const { texts } = part;
  return (
    <>
      <DayField
        id={fieldId('day')}
        name="fecha"
        label={messages.day}
        optional={state.isCovid ? undefined : texts.optional}
        hint={state.isCovid ? undefined : texts.dayHint}
        value={state.day ?? ''}
        min={today}
        onChange={(day) => dispatch({ type: 'dayChosen', day: day || null })}
        error={errorOf(part, 'day')}
        locale={locale}
        texts={messages.dayField}
      />
      {state.isCovid ? (
        <>
          <SlotField
            {...{ state, dispatch, locale }}
            name={SLOTS_NAME}
            isRequired
            error={errorOf(part, 'slot')}
            texts={messages}
          />
          <div className="form-narrow">
            <PriceBox offer={pricedOffer(state)} locale={locale} texts={messages} />
          </div>
        </>
      ) : (
        <PreferredTimeField {...{ state, dispatch, messages, texts }} />
      )}
    </>
  );
}
