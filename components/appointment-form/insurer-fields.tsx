import { useState } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { INSURERS, PREFERRED_TIMES } from '@/lib/domain/appointment/choices';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { AssistantProps } from './assistant-props';
import { fieldId, type PartProps } from './form-fields';

type Props = Pick<PartProps, 'texts'> & AssistantProps;

/**
 * Who pays; without an insurer the online prices are offered (checklist M88). The name of the insurer is for the
 * visitor's own notes until we call: it is held here, never in the form, so it cannot be sent (M112).
 */
export function InsurerFields({ state, dispatch, words, texts, pricesHref }: Props & { pricesHref: string }) {
  const [insuranceText, setInsuranceText] = useState('');
  return (
    <>
      <SelectField
        id={fieldId('insurer')}
        label={words.insurer}
        optional={texts.optional}
        placeholder={words.chooseInsurer}
        options={INSURERS.map((insurer) => [insurer, words.insurers[insurer]])}
        value={state.insurer ?? ''}
        onChange={({ target }) =>
          dispatch({ type: 'insurerChosen', insurer: INSURERS.find((insurer) => insurer === target.value) ?? null })
        }
      />
      <div role="status">
        {showsOnlinePrices(state) && (
          <p className="note">
            <Icon name="info" />
            <span>
              {words.privateInsurer}{' '}
              <a className="link" href={pricesHref}>
                {words.specialOnline}
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

/** Morning or afternoon, asked for outside COVID mode (M104). */
export function PreferredTimeField({ state, dispatch, words, texts }: Props) {
  return (
    <ChoiceField
      id={fieldId('preferredTime')}
      label={words.preferredTime}
      optional={texts.optional}
      layout="row"
      choices={PREFERRED_TIMES.map((value) => ({ value, label: words.preferredTimes[value] }))}
      chosen={state.preferredTime}
      onChoose={(value) =>
        dispatch({ type: 'timeChosen', preferredTime: PREFERRED_TIMES.find((time) => time === value) ?? null })
      }
    />
  );
}
