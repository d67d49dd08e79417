import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { today, weekdayName } from '../format';
import { useTranslate } from '../use-translate';
import { ChangeDialog } from './change-dialog';
import { EMPTY_HOURS, HoursFields, ServiceSelect, sentHours, typedHours, WhenField } from './fields';
import type { Line, TabProps } from './opening';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

type FormProps = TabProps & { onClose: () => void };

/** Adds hours of a service on some weekdays. */
export const AddLines = ({ clinic, opening, onClose }: FormProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [service, setService] = useState('');
  const [days, setDays] = useState<number[]>([]);
  const [hours, setHours] = useState(EMPTY_HOURS);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const change = { tipo: 'lineas', clinica: clinic, servicio: service, dias: days, desde: first || null };
  return (
    <ChangeDialog
      title={translate('desk.schedules.week.add')}
      submit={translate('desk.schedules.save')}
      change={{ ...change, hasta: last || null, ...sentHours(hours, service) }}
      onClose={onClose}
    >
      <ServiceSelect opening={opening} value={service} onChange={setService} />
      <FormControl component="fieldset">
        <FormLabel component="legend">{translate('desk.schedules.fields.weekdays')}</FormLabel>
        <FormGroup row>
          {WEEK.map((day) => (
            <FormControlLabel
              key={day}
              label={weekdayName(day, locale)}
              control={
                <Checkbox
                  checked={days.includes(day)}
                  required={days.length === 0}
                  onChange={({ target }) =>
                    setDays(target.checked ? [...days, day] : days.filter((one) => one !== day))
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <HoursFields service={service} value={hours} onChange={setHours} />
      <Stack direction="row" spacing={1}>
        <WhenField name="first" type="date" value={first} onChange={setFirst} />
        <WhenField name="last" type="date" value={last} onChange={setLast} />
      </Stack>
    </ChangeDialog>
  );
};

/** Changes the hours of a line from a given day on; earlier days keep theirs. */
export const ChangeLine = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const translate = useTranslate();
  const [hours, setHours] = useState(typedHours(line));
  const [from, setFrom] = useState(today());
  const [last, setLast] = useState(line.hasta ?? '');
  return (
    <ChangeDialog
      title={translate('desk.schedules.week.change')}
      submit={translate('desk.schedules.save')}
      change={{
        tipo: 'cambiarLinea',
        id: line.id,
        desde: from,
        hasta: last || null,
        ...sentHours(hours, line.servicio),
      }}
      onClose={onClose}
    >
      <HoursFields service={line.servicio} value={hours} onChange={setHours} />
      <Stack direction="row" spacing={1}>
        <WhenField name="changeFrom" type="date" value={from} onChange={setFrom} min={today()} required />
        <WhenField name="last" type="date" value={last} onChange={setLast} min={from} />
      </Stack>
    </ChangeDialog>
  );
};

/** Sets the last day of a line. */
export const EndLine = ({ line, onClose }: { line: Line; onClose: () => void }) => {
  const translate = useTranslate();
  const [last, setLast] = useState(today());
  return (
    <ChangeDialog
      title={translate('desk.schedules.week.end')}
      submit={translate('desk.schedules.week.endSubmit')}
      change={{ tipo: 'terminarLinea', id: line.id, hasta: last }}
      isDangerous
      onClose={onClose}
    >
      <Typography>{translate('desk.schedules.week.endHelp')}</Typography>
      <WhenField name="last" type="date" value={last} onChange={setLast} required />
    </ChangeDialog>
  );
};
