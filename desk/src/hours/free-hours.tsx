import {
  Alert,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import { useLocaleState } from 'react-admin';
import { euros, hour, longDay } from '../format';
import { useTranslate } from '../use-translate';
import type { Hours } from './use-free-hours';

type FreeHoursProps = {
  hours: Hours | undefined;
  /** The first day of the list, YYYY-MM-DD; '' for today. */
  from: string;
  /** 'YYYY-MM-DD HHMM', or ''. */
  chosen: string;
  onChoose: (chosen: string) => void;
  /** Shown if there are no free hours. */
  none: string;
  error?: string | undefined;
  required?: boolean;
};

/** True if an hour, 'YYYY-MM-DD HHMM', is one of the free ones. */
export const isFreeHour = (hours: Hours | undefined, chosen: string): boolean =>
  (hours?.dias ?? []).some(({ fecha, horas }) => horas.some(({ inicio }) => chosen === `${fecha} ${inicio}`));

/** The free hours by day as one radio group. Warns if the chosen hour is no longer free. */
export const FreeHours = ({ hours, from, chosen, onChoose, none, error, required }: FreeHoursProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const days = hours?.dias ?? [];
  const isThere = isFreeHour(hours, chosen);
  const [chosenDay = '', chosenTime = ''] = chosen.split(' ');
  const price = days[0]?.horas[0]?.centimos ?? 0;
  return (
    <FormControl component="fieldset" error={error !== undefined} sx={{ mt: 1, width: '100%', minWidth: 0 }}>
      <FormLabel component="legend">
        {[translate('desk.caller.fields.hora'), price > 0 && euros(price, locale)].filter(Boolean).join(' · ')}
      </FormLabel>
      {hours && days.length === 0 && <Alert severity="info">{none}</Alert>}
      {hours && from !== '' && days[0] && days[0].fecha !== from && (
        <Typography variant="body2">{translate('desk.caller.noHoursThen')}</Typography>
      )}
      {hours && chosen !== '' && !isThere && error === undefined && (
        <Alert severity="warning">
          {translate('desk.caller.hourGone', { hour: `${longDay(chosenDay, locale)}, ${hour(chosenTime)}` })}
        </Alert>
      )}
      {error !== undefined && <FormHelperText role="alert">{error}</FormHelperText>}
      <RadioGroup
        value={isThere ? chosen : ''}
        onChange={({ target }) => onChoose(target.value)}
        name="hora"
        className="desk-days"
      >
        {days.map(({ fecha, horas }) => (
          <fieldset key={fecha} className="desk-day">
            <legend>{longDay(fecha, locale)}</legend>
            <div className="desk-hours">
              {horas.map(({ inicio }) => (
                <FormControlLabel
                  key={inicio}
                  value={`${fecha} ${inicio}`}
                  label={hour(inicio)}
                  control={
                    <Radio size="small" slotProps={{ input: { 'aria-invalid': error !== undefined, required } }} />
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </RadioGroup>
    </FormControl>
  );
};
