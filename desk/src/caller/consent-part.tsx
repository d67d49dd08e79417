import { Alert, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MESSAGES } from '../messages/all';
import { Section } from '../section';
import type { ConsentText } from '../wire';
import { ConsentParts } from './consent-parts';
import { testOf } from './draft';
import { ChoiceField } from './field';
import { useCallerForm } from './form-context';

const DECISIONS = ['terminos', 'consientenotificaciones'] as const;

/** What is read out to the patient, in their language, and what they answer. */
export const ConsentPart = ({ consent }: { consent: ConsentText | undefined }) => {
  const translate = useTranslate();
  const { draft, set, errorOf } = useCallerForm();
  const isTest = testOf(draft) !== null;
  const error = errorOf('consentimiento');
  const language = draft.idioma === 'ca' || draft.idioma === 'en' ? draft.idioma : 'es';
  const spoken = MESSAGES[language].desk.caller.spoken;
  return (
    <Section title={translate('desk.caller.consent')}>
      <Typography variant="body2">{translate('desk.caller.readOut')}</Typography>
      {isTest && consent && <ConsentParts consent={consent} />}
      {isTest ? (
        <div className="desk-spoken" lang={language}>
          <Typography>{spoken.terminos}</Typography>
          <Typography>{spoken.consientenotificaciones}</Typography>
        </div>
      ) : (
        <Typography className="desk-spoken" lang={language}>
          {spoken.data}
        </Typography>
      )}
      {isTest && (
        <div className="desk-fields">
          {DECISIONS.map((name) => (
            <ChoiceField
              key={name}
              name={name}
              choices={['SI', 'NO'].map((value) => ({ value, text: translate(`desk.choices.respuesta.${value}`) }))}
              empty={translate('desk.caller.choose')}
              required
            />
          ))}
        </div>
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.consentimiento === '1'}
            slotProps={{ input: { 'aria-invalid': error !== undefined, 'aria-describedby': 'consent-error' } }}
          />
        }
        onChange={(_event, isOn) => set('consentimiento', isOn ? '1' : '')}
        label={translate(isTest ? 'desk.caller.consents' : 'desk.caller.agrees')}
      />
      <FormHelperText id="consent-error" error>
        {error}
      </FormHelperText>
      <Alert severity="info">{translate('desk.caller.paidAtClinic')}</Alert>
    </Section>
  );
};
