import { type FormEvent, useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Picker } from '@/components/ui/picker';
import { pricedOffer, showsCallBackFields, showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { type AppointmentType, CALL_BACK_TYPES, DIALOG_COVID_TESTS } from '@/lib/domain/appointment/choices';
import { useAssistant } from '@/lib/hooks/use-assistant';
import { useTestPrices } from '@/lib/hooks/use-test-prices';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { AppointmentDayField, type AssistantFieldProps, ClinicField, SpecialityField } from './assistant-fields';
import { ChoiceTiles } from './choice-tiles';
import { goToAppointment, stopsAtProblem } from './go-to-appointment';
import type { AssistantContent } from './load-assistant';
import { PriceBox } from './price-box';
import { SlotField } from './slot-field';
import './appointment.css';

const PREFIX = 'cita';
const ALL_TYPES: readonly AppointmentType[] = [...CALL_BACK_TYPES, ...DIALOG_COVID_TESTS];

type Props = {
  content: AssistantContent;
  locale: Locale;
  /** The current path, without language prefix. */
  from: string;
  /** Called whenever the dialog closes. */
  onClose: () => void;
};

/** The appointment dialog of every page (M86 to M100): the choices are stored for /pedir-cita. */
export function AppointmentDialog({ content, locale, from, onClose }: Props) {
  const { catalogue, texts, hasCovidSwitch } = content;
  const [state, dispatch] = useAssistant(catalogue, locale);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!stopsAtProblem(event.currentTarget)) goToAppointment(state, locale, from);
  };
  const field = { state, dispatch, prefix: PREFIX, locale, texts };
  const prices = useTestPrices(locale, state, DIALOG_COVID_TESTS);
  const isSwitched = hasCovidSwitch && state.isCovid;
  return (
    <Dialog id="pedir-cita" ref={dialog} title={texts.title} closeLabel={texts.close} onClose={onClose}>
      <form className="assistant" action={localePath(locale, '/pedir-cita')} onSubmit={submit} noValidate>
        <p className="text-ink-2">{texts.lead}</p>
        {hasCovidSwitch && (
          <label className="tick">
            <input
              type="checkbox"
              checked={state.isCovid}
              onChange={(event) => dispatch({ type: 'covidSwitched', on: event.target.checked })}
            />
            {texts.covid}
          </label>
        )}
        <ChoiceTiles
          legend={isSwitched ? texts.testType : texts.type}
          name={`${PREFIX}-tipo`}
          options={isSwitched ? DIALOG_COVID_TESTS : ALL_TYPES}
          labels={texts.types}
          hints={prices}
          value={state.type}
          onChange={(appointmentType) => dispatch({ type: 'typeChosen', appointmentType })}
        />
        <div className="assistant-fields">
          {showsCallBackFields(state) && <InsurerField {...field} />}
          {showsCallBackFields(state) && <SpecialityField {...field} />}
          <ClinicField {...field} />
          <AppointmentDayField {...field} />
          {showsCallBackFields(state) && <PreferredTimeField {...field} />}
        </div>
        <SlotField {...field} name={`${PREFIX}-hueco`} />
        <PriceBox offer={pricedOffer(state)} locale={locale} texts={texts} />
        <p className="assistant-foot">
          <button type="submit" className="btn btn-primary w-full sm:w-auto">
            {texts.askInDialog} <Icon name="arrow-right" />
          </button>
        </p>
      </form>
    </Dialog>
  );
}

/** The insurer, and for a private patient a link to the online prices (M86, M88). */
function InsurerField({ state, dispatch, prefix, locale, texts }: AssistantFieldProps) {
  return (
    <div className="grid content-start gap-3">
      <Picker
        id={`${prefix}-aseguradora`}
        name="aseguradora"
        label={texts.insurer}
        placeholder={texts.chooseInsurer}
        all={texts.chooseInsurer}
        groups={[{ label: '', options: Object.entries(texts.insurers).map(([value, label]) => ({ value, label })) }]}
        value={state.insurer ?? ''}
        onChange={(value) => dispatch({ type: 'insurerChosen', insurer: value || null })}
        isRequired={false}
        texts={texts.picker}
      />
      <div role="status">
        {showsOnlinePrices(state) && (
          <p className="note">
            <span>
              {texts.privateInsurer}{' '}
              <a className="underline underline-offset-4" href={localePath(locale, '/especial-online')}>
                {texts.specialOnline}
              </a>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** The preferred half of the day. */
function PreferredTimeField({ state, dispatch, prefix, texts }: Omit<AssistantFieldProps, 'locale'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.preferredTime}</legend>
      <div className="grid grid-cols-2 gap-2">
        {Object.entries(texts.preferredTimes).map(([time, label]) => (
          <label key={time} className="slot-chip min-h-13">
            <input
              type="radio"
              name={`${prefix}-horario`}
              value={time}
              checked={state.preferredTime === time}
              onChange={() => dispatch({ type: 'timeChosen', preferredTime: time })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
