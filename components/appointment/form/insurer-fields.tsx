import { useState } from 'react';
import { ChoiceField } from '@/components/forms/choice-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { Icon } from '@/components/ui/icon';
import { showsOnlinePrices } from '@/lib/domain/appointment/assistant-view';
import { fieldId } from '@/lib/domain/appointment/field-id';
import { MAX_LENGTH } from '@/lib/domain/appointment/max-length';
import type { AssistantProps, PartProps } from './form-fields';

type Props = Pick<PartProps, 'texts'> & AssistantProps;

/**
 * The insurer; without one the online prices are offered (M88). The free-text name is state of this component, never of the
 * form, so it cannot be sent (M112).
 */
export function InsurerFields({ state, dispatch, messages, texts, pricesHref }: Props & { pricesHref: string }) {
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

/** Morning or afternoon, asked for outside COVID mode (M104). */
export function PreferredTimeField({ state, dispatch, messages, texts }: Props) {
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
