import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { request } from './api';
import { stamp } from './format';
import { refusalText } from './refusal-text';
import { Section } from './section';
import { useSend } from './send-dialog';
import { useTranslate } from './use-translate';
import type { Booking } from './wire';

const MAX_LENGTH = 2_000;

/** The staff's notes on a booking, and a field for a new one. */
export const BookingNotes = ({ booking, onChange }: { booking: Booking; onChange: (changed: Booking) => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [text, setText] = useState('');
  const { refusal, isBusy, submit } = useSend(async () => {
    onChange(await request<Booking>('POST', `/reservas/${booking.referencia}/nota`, { texto: text }));
    setText('');
  });
  return (
    <Section title={translate('desk.notes.title')}>
      <Stack spacing={1} component="form" onSubmit={submit}>
        {booking.notas.map(({ at, who, text: note }) => (
          <Typography key={`${at} ${note}`} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {`${stamp(at, locale)}, ${who}: ${note}`}
          </Typography>
        ))}
        {refusal && <Alert severity="error">{refusalText(refusal, translate)}</Alert>}
        <TextField
          label={translate('desk.notes.field')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
          multiline
          className="desk-no-print"
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={isBusy || text.trim() === ''}
          sx={{ alignSelf: 'flex-start' }}
          className="desk-no-print"
        >
          {translate('desk.notes.submit')}
        </Button>
      </Stack>
    </Section>
  );
};
