'use client';

import { Picker } from '@/components/ui/picker';
import { showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { INSURERS, PREFERRED_TIMES } from '@/lib/domain/appointment/choices';
import { localePath } from '@/lib/i18n/locales';
import type { AssistantFieldProps } from './assistant-fields';

/** Who pays, and the way to the online prices for who pays privately (M86, M88). */
export function InsurerField({ state, dispatch, prefix, locale, texts }: AssistantFieldProps) {
  return (
    <div className="grid content-start gap-3">
      <Picker
        id={`${prefix}-aseguradora`}
        name="aseguradora"
        label={texts.insurer}
        placeholder={texts.chooseInsurer}
        all={texts.chooseInsurer}
        groups={[{ label: '', options: INSURERS.map((value) => ({ value, label: texts.insurers[value] })) }]}
        value={state.insurer ?? ''}
        onChange={(value) =>
          dispatch({ type: 'insurerChosen', insurer: INSURERS.find((insurer) => insurer === value) ?? null })
        }
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

/** When the visitor would rather come: morning or evening. */
export function PreferredTimeField({ state, dispatch, prefix, texts }: Omit<AssistantFieldProps, 'locale'>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.preferredTime}</legend>
      <div className="grid grid-cols-2 gap-2">
        {PREFERRED_TIMES.map((time) => (
          <label key={time} className="slot-chip min-h-13">
            <input
              type="radio"
              name={`${prefix}-horario`}
              value={time}
              checked={state.preferredTime === time}
              onChange={() => dispatch({ type: 'timeChosen', preferredTime: time })}
            />
            <span>{texts.preferredTimes[time]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
