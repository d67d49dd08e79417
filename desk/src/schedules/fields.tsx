import { MenuItem, Stack, TextField } from '@mui/material';
import { hour } from '../format';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import type { Modality } from '../wire';
import { canBeVideo, type Opening } from './opening';

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
type TypedHours = { de: string; a: string; minutos: string; plazas: string; euros: string; modalidad: Modality };

export const EMPTY_HOURS: TypedHours = {
  ...{ de: '', a: '', minutos: '15', plazas: '1', euros: '0', modalidad: 'presencial' },
};

type StoredHours = {
  de: string;
  a: string;
  minutos: number;
  plazas: number;
  centimos: number;
  modalidad: Modality;
};

export const typedHours = ({ de, a, minutos, plazas, centimos, modalidad }: StoredHours): TypedHours => ({
  ...{ de: hour(de), a: hour(a), minutos: String(minutos), plazas: String(plazas), euros: String(centimos / 100) },
  modalidad,
});

/** Converts typed hours of a service to the body of the call. */
export const sentHours = ({ de, a, minutos, plazas, euros, modalidad }: TypedHours, service: string) => ({
  ...{ de, a, minutos: Number(minutos), plazas: Number(plazas), centimos: Math.round(Number(euros) * 100) },
  modalidad: canBeVideo(service) ? modalidad : 'presencial',
});

type HoursFieldsProps = { service: string; value: TypedHours; onChange: (hours: TypedHours) => void };

/** Start, end, duration of a visit, seats and price, and for consultations the kind of visit. */
export const HoursFields = ({ service, value, onChange }: HoursFieldsProps) => {
  const translate = useTranslate();
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
      {canBeVideo(service) && (
        <TextField
          select
          label={translate('desk.columns.modality')}
          value={value.modalidad}
          onChange={({ target }) => set('modalidad')(target.value)}
        >
          {(['presencial', 'video'] as const).map((kind) => (
            <MenuItem key={kind} value={kind}>
              {translate(`desk.modality.${kind}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
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
