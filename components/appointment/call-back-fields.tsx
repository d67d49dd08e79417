import { Picker } from '@/components/ui/picker';
import { showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { localePath } from '@/lib/i18n/locales';
import type { AssistantFieldProps } from './assistant-fields';

/** The insurer, and for a private patient a link to the online prices (M86, M88). */
export function InsurerField({ state, dispatch, prefix, locale, texts }: AssistantFieldProps) {
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
export function PreferredTimeField({ state, dispatch, prefix, texts }: Omit<AssistantFieldProps, 'locale'>) {
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
