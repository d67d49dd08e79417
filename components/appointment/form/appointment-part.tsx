import { useState } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { DayField } from '@/components/ui/day-field';
import { Icon } from '@/components/ui/icon';
import { pricedOffer, showsCallBackFields, showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { type AppointmentType, CALL_BACK_TYPES, COVID_TESTS } from '@/lib/domain/appointment/choices';
import { fieldId, SLOTS_NAME } from '@/lib/domain/appointment/field-id';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { BookingVouchers } from '@/lib/domain/price-list';
import { useTestPrices } from '@/lib/hooks/use-test-prices';
import type { Locale } from '@/lib/i18n/locales';
import { ClinicField, SpecialityField } from '../assistant-fields';
import { PriceBox } from '../price-box';
import { SlotField } from '../slot-field';
import type { ConsultProps } from './consult-hours';
import { type AssistantProps, errorOf, type PartProps } from './form-fields';
import { KnownChoices, useKnownParts } from './known-choices';
import { VisitHours } from './visit-hours';
import { VoucherNote } from './voucher-note';

/** `isGiven`: the choices were just made on another page. */
type Props = WhenProps & {
  pricesHref: string;
  consult: ConsultProps & { onVideo: (isVideo: boolean) => void };
  isGiven: boolean;
};

/** Service, clinic and time (M102, M104): the pickers of the assistant, the types of the mode, day and hours. */
export function AppointmentPart({ locale, today, vouchers, pricesHref, consult, isGiven, ...props }: Props) {
  const { state, dispatch, messages, ...part } = props;
  const { texts } = part;
  const known = useKnownParts(isGiven, state);
  const picker = { state, dispatch, locale, prefix: 'cita', texts: messages, isRequired: true };
  const place = (
    <>
      <label className="tick">
        <input
          type="checkbox"
          checked={state.isCovid}
          onChange={(event) => dispatch({ type: 'covidSwitched', on: event.target.checked })}
        />
        {messages.covid}
      </label>
      {showsCallBackFields(state) && (
        <>
          <InsurerFields {...{ state, dispatch, messages, texts, pricesHref }} />
          <SpecialityField {...picker} id={fieldId('specialityId')} error={errorOf(part, 'specialityId')} />
        </>
      )}
      <TypeField {...{ locale, state, dispatch, messages }} {...part} />
      <ClinicField {...picker} id={fieldId('clinicId')} error={errorOf(part, 'clinicId')} />
    </>
  );
  const time = (state.isCovid || consult.hour === null) && (
    <TimeFields {...{ locale, today, state, dispatch, messages }} {...part} />
  );
  return (
    <section className="form-part" aria-labelledby="cita-appointment-t">
      <h2 id="cita-appointment-t">{texts.appointment}</h2>
      {known.hasPlace ? (
        <KnownChoices {...{ state, messages }} {...part} hasTime={known.hasTime} test={consult.test}>
          {place}
          {known.hasTime && time}
        </KnownChoices>
      ) : (
        place
      )}
      {showsCallBackFields(state) && <VisitHours {...{ locale, state }} {...consult} {...part} />}
      {!known.hasTime && time}
      {state.isCovid && <SlotFields {...{ locale, vouchers, state, dispatch, messages }} {...part} />}
    </section>
  );
}

type FieldsProps = PartProps & AssistantProps & { locale: Locale };
type WhenProps = FieldsProps & {
  today: string;
  vouchers: BookingVouchers;
};

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

/** The day, and for a call the preferred part of it. */
function TimeFields({ locale, today, state, dispatch, messages, ...part }: Omit<WhenProps, 'vouchers'>) {
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
      {!state.isCovid && <PreferredTimeField {...{ state, dispatch, messages, texts }} />}
    </>
  );
}

/** The hours of a test, with the price of the chosen one. */
const SlotFields = ({ locale, vouchers, state, dispatch, messages, ...part }: Omit<WhenProps, 'today'>) => (
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
      <VoucherNote {...{ locale, vouchers }} type={state.type} text={part.texts.withVoucher} />
    </div>
  </>
);

type InsurerFieldsProps = Pick<PartProps, 'texts'> & AssistantProps;

/**
 * The insurer; without one the online prices are offered (M88). The free-text name is state of this component, never of
 * the form, so it cannot be sent (M112).
 */
function InsurerFields({ state, dispatch, messages, texts, pricesHref }: InsurerFieldsProps & { pricesHref: string }) {
  const [insuranceText, setInsuranceText] = useState('');
  return (
    <>
      <SelectField
        id={fieldId('insurer')}
        label={messages.insurer}
        optional={texts.optional}
        placeholder={messages.chooseInsurer}
        options={Object.entries(messages.insurers)}
        value={state.insurer ?? ''}
        onChange={({ target }) => dispatch({ type: 'insurerChosen', insurer: target.value || null })}
      />
      <div role="status">
        {showsOnlinePrices(state) && (
          <p className="note">
            <Icon name="info" />
            <span>
              {messages.privateInsurer}{' '}
              <a className="link" href={pricesHref}>
                {messages.specialOnline}
              </a>
            </span>
          </p>
        )}
      </div>
      {state.insurer !== null && state.insurer !== 'privada' && (
        <TextField
          id="cita-insurance-text"
          label={texts.insuranceText}
          optional={texts.optional}
          autoComplete="off"
          maxLength={MAX_LENGTH.text}
          value={insuranceText}
          onChange={({ target }) => setInsuranceText(target.value)}
        />
      )}
    </>
  );
}

/** Morning or afternoon, outside COVID mode (M104). */
function PreferredTimeField({ state, dispatch, messages, texts }: InsurerFieldsProps) {
  return (
    <ChoiceField
      id={fieldId('preferredTime')}
      label={messages.preferredTime}
      optional={texts.optional}
      layout="row"
      choices={Object.entries(messages.preferredTimes).map(([value, label]) => ({ value, label }))}
      chosen={state.preferredTime}
      onChoose={(value) => dispatch({ type: 'timeChosen', preferredTime: value })}
    />
  );
}
