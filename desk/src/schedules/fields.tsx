import { MenuItem, Stack, TextField } from '@mui/material';
import { hour } from '../format';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import type { Opening } from './opening';

type FieldProps = {
  /** The last part of the label's key. */
  name: KeyIn<'desk.schedules.fields'>;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  min?: string;
};

/** A field for a day YYYY-MM-DD or, with type time, an hour HH:MM. */
export const WhenField = ({ name, type, value, onChange, required, min }: FieldProps & { type: 'date' | 'time' }) => (
  <TextField
    label={useTranslate()(`desk.schedules.fields.${name}`)}
    type={type}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
    required={required}
    fullWidth
  />
);

type NumberFieldProps = FieldProps & { least: number; most: number; step?: string };

const NumberField = ({ name, value, onChange, least, most, step }: NumberFieldProps) => (
  <TextField
    label={useTranslate()(`desk.schedules.fields.${name}`)}
    type="number"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { min: least, max: most, step: step ?? '1' } }}
    required
    fullWidth
  />
);

/** The hours as typed. */
type TypedHours = { de: string; a: string; minutos: string; plazas: string; euros: string };

export const EMPTY_HOURS: TypedHours = { de: '', a: '', minutos: '15', plazas: '1', euros: '0' };

type StoredHours = { de: string; a: string; minutos: number; plazas: number; centimos: number };

export const typedHours = ({ de, a, minutos, plazas, centimos }: StoredHours): TypedHours => ({
  ...{ de: hour(de), a: hour(a), minutos: String(minutos), plazas: String(plazas), euros: String(centimos / 100) },
});

/** Converts typed hours to the body of the call. */
export const sentHours = ({ de, a, minutos, plazas, euros }: TypedHours) => ({
  ...{ de, a, minutos: Number(minutos), plazas: Number(plazas), centimos: Math.round(Number(euros) * 100) },
});

/** Start, end, duration of a visit, seats and price. */
export const HoursFields = ({ value, onChange }: { value: TypedHours; onChange: (hours: TypedHours) => void }) => {
  const set = (name: keyof TypedHours) => (typed: string) => onChange({ ...value, [name]: typed });
  return (
    <>
      <Stack direction="row" spacing={1}>
        <WhenField name="from" type="time" value={value.de} onChange={set('de')} required />
        <WhenField name="to" type="time" value={value.a} onChange={set('a')} required />
      </Stack>
      <Stack direction="row" spacing={1}>
        <NumberField name="minutes" value={value.minutos} onChange={set('minutos')} least={5} most={240} />
        <NumberField name="seats" value={value.plazas} onChange={set('plazas')} least={1} most={99} />
        <NumberField name="price" value={value.euros} onChange={set('euros')} least={0} most={10000} step="0.01" />
      </Stack>
    </>
  );
};

type ServiceSelectProps = {
  opening: Opening;
  value: string;
  onChange: (service: string) => void;
  /** Label of the empty option; undefined when an option must be chosen. */
  none?: string;
};

/** Selects a test, a speciality or a doctor of the clinic. */
export const ServiceSelect = ({ opening, value, onChange, none }: ServiceSelectProps) => (
  <TextField
    select
    label={useTranslate()('desk.schedules.fields.service')}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { displayEmpty: none !== undefined }, inputLabel: none === undefined ? {} : { shrink: true } }}
    required={none === undefined}
    sx={{ minWidth: '14rem' }}
  >
    {none !== undefined && <MenuItem value="">{none}</MenuItem>}
    {opening.servicios.map(({ servicio, nombre }) => (
      <MenuItem key={servicio} value={servicio}>
        {nombre}
      </MenuItem>
    ))}
  </TextField>
);
