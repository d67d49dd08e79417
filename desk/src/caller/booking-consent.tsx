import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../section';
import type { Booking } from '../wire';
import { ConsentParts } from './consent-parts';

/** What the patient consented to: how, the version, and its text as it was shown or read out. */
export const BookingConsent = ({ booking: { consentimiento } }: { booking: Booking }) => {
  const translate = useTranslate();
  if (!consentimiento) return null;
  const { version, hash, telefono, partes } = consentimiento;
  return (
    <Section title={translate('desk.caller.consent')}>
      <Typography>
        {telefono ? translate('desk.caller.byPhone', { who: telefono }) : translate('desk.caller.onWeb')}
      </Typography>
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
