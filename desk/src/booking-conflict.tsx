import { Box, Typography } from '@mui/material';
import { useLocaleState } from 'react-admin';
import type { Refusal } from './api';
import { hour, longDay, stamp } from './format';
import { useLogTexts } from './use-log-texts';
import { useTranslate } from './use-translate';
import type { Booking, LoggedAction } from './wire';

/** The current booking and the changes of others since it was read, oldest first. */
export type Conflict = { reserva: Booking; cambios: LoggedAction[] };

/** Returns the conflict reported by a refusal, or null. */
export const conflictOf = ({ reason, answer }: Refusal): Conflict | null =>
  reason === 'bookingChanged' ? (answer as Conflict) : null;

const TEXTS = 'desk.changed';

/** Lists the changes that others made to a booking, and its current state. */
export const BookingConflict = ({ conflict: { reserva, cambios } }: { conflict: Conflict }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { details: detailsOf } = useLogTexts();
  const moment = (text: unknown) => {
    const [day = '', time = ''] = String(text).split(' ');
    return [longDay(day, locale), time].filter(Boolean).join(', ');
  };
  const sentence = ({ actor, action, details, at }: LoggedAction): string => {
    const who = actor === '(patient)' ? translate(`${TEXTS}.patient`) : actor;
    const to = moment(details.to ?? details.at);
    const more = detailsOf(details).join(', ');
    const values = { who, to, more, at: stamp(at, locale) };
    return translate(`${TEXTS}.actions.${action}`, { ...values, _: `${who}: ${action} (${values.at})` });
  };
  const { estado, fecha, inicio, fin } = reserva;
  const hours = [hour(inicio), hour(fin)].filter(Boolean).join('–');
  const now = [translate(`desk.states.${estado}`), longDay(fecha, locale), hours].filter(Boolean).join(', ');
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 2 }}>
      {cambios.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>{sentence(entry)}</li>
      ))}
      {cambios.length === 0 && <li>{translate(`${TEXTS}.itself`)}</li>}
      <Typography component="li" variant="inherit" sx={{ fontWeight: 700 }}>
        {translate(`${TEXTS}.now`, { state: now })}
      </Typography>
    </Box>
  );
};
