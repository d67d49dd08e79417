import { isGuardianVersion } from '@clinic/contract/consents/guardian';
import { Alert, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { MESSAGES } from '../messages/all';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import type { Booking, ConsentText } from '../wire';
import { testOf } from './draft';
import { ChoiceField } from './field';
import { useCallerForm } from './form-context';

const DECISIONS = ['terminos', 'consientenotificaciones'] as const;

/** The consent text that is read out to the patient in their language, and fields for the answers. */
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
              choices={(['SI', 'NO'] as const).map((value) => ({
                value,
                text: translate(`desk.choices.respuesta.${value}`),
              }))}
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

/** A consent text in its own language, part by part, in a scrollable box. */
const ConsentParts = ({ consent: { version, idioma, partes } }: { consent: ConsentText }) => {
  const translate = useTranslate();
  const title = translate('desk.caller.text', { version });
  return (
    <section
      className="desk-consent"
      lang={idioma ?? undefined}
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
      tabIndex={0}
    >
      {partes.map(({ parte, parrafos }) => (
        <div key={parte}>
          <Typography sx={{ fontWeight: 700 }}>{translate(`desk.caller.parts.${parte}`, { _: parte })}</Typography>
          {parrafos.map((paragraph) => (
            <Typography key={paragraph} sx={{ mb: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </div>
      ))}
    </section>
  );
};

/** The consent of the patient or of a child's guardian: how it was given, its version and its text. */
export const BookingConsent = ({ booking: { consentimiento, paciente } }: { booking: Booking }) => {
  const translate = useTranslate();
  if (!consentimiento) return null;
  const { version, hash, telefono, partes } = consentimiento;
  return (
    <Section title={translate('desk.caller.consent')}>
      <Typography>
        {telefono ? translate('desk.caller.byPhone', { who: telefono }) : translate('desk.caller.onWeb')}
      </Typography>
      {version && isGuardianVersion(version) && (
        <Typography>
          {translate('desk.caller.byGuardian', {
            guardian: String(paciente.solicitante ?? ''),
            patient: [paciente.nombre, paciente.apellidos].filter(Boolean).join(' '),
          })}
        </Typography>
      )}
      {version && <Typography>{translate('desk.caller.text', { version })}</Typography>}
      {hash && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`SHA-256: ${hash}`}
        </Typography>
      )}
      {hash && partes.length === 0 && <Typography>{translate('desk.caller.otherText')}</Typography>}
      {partes.length > 0 && (
        <details className="desk-no-print">
          <summary>{translate('desk.caller.readText')}</summary>
          <ConsentParts consent={consentimiento} />
        </details>
      )}
    </Section>
  );
};
