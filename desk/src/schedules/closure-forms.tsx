import { Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { today } from '../format';
import type { KeyIn } from '../translator';
import { useTranslate } from '../use-translate';
import { ChangeDialog } from './change-dialog';
import { EMPTY_HOURS, HoursFields, ServiceSelect, sentHours, WhenField } from './fields';
import type { Opening, TabProps } from './opening';
import { regionName, type Scope, sentScope } from './scope';

type FormProps = TabProps & { onClose: () => void };

type ScopeSelectProps = { opening: Opening; value: Scope; onChange: (scope: Scope) => void };

/** Selects the scope: this clinic, the clinics of a province, or all. Only accounts with all clinics can choose. */
const ScopeSelect = ({ opening, value, onChange }: ScopeSelectProps) => {
  const translate = useTranslate();
  if (!opening.todas) return null;
  return (
    <TextField
      select
      label={translate('desk.schedules.fields.scope')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="clinic">{translate('desk.schedules.scope.clinic')}</MenuItem>
      <MenuItem value="all">{translate('desk.schedules.scope.all')}</MenuItem>
      {opening.provincias.map((region) => (
        <MenuItem key={region} value={region}>
          {translate('desk.schedules.scope.region', { region: regionName(region, translate) })}
        </MenuItem>
      ))}
    </TextField>
  );
};

type ReasonFieldProps = { name: KeyIn<'desk.schedules.fields'>; value: string; onChange: (text: string) => void };

/** The reason of a closure; patients do not see it. */
const ReasonField = ({ name, value, onChange }: ReasonFieldProps) => (
  <TextField
    label={useTranslate()(`desk.schedules.fields.${name}`)}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ htmlInput: { maxLength: 200 } }}
    required
  />
);

/** Adds a closure of a clinic, a service or a doctor, for whole days or some hours. */
export const AddClosure = ({ clinic, opening, onClose }: FormProps) => {
  const translate = useTranslate();
  const [scope, setScope] = useState<Scope>('clinic');
  const [service, setService] = useState('');
  const [first, setFirst] = useState(today());
  const [last, setLast] = useState(today());
  const [isWhole, setIsWhole] = useState(true);
  const [hours, setHours] = useState({ de: '', a: '' });
  const [reason, setReason] = useState('');
  const times = isWhole ? { de: null, a: null } : hours;
  const begin = (day: string) => {
    setFirst(day);
    if (last < day) setLast(day);
  };
  return (
    <ChangeDialog
      title={translate('desk.schedules.closures.add')}
      submit={translate('desk.schedules.closures.submit')}
      change={{
        tipo: 'cierre',
        ...sentScope(scope, clinic),
        servicio: service || null,
        ...{ desde: first, hasta: last },
        ...times,
        motivo: reason,
      }}
      isDangerous
      onClose={onClose}
    >
      <ScopeSelect opening={opening} value={scope} onChange={setScope} />
      <ServiceSelect
        opening={opening}
        value={service}
        onChange={setService}
        none={translate('desk.schedules.everything')}
      />
      <Stack direction="row" spacing={1}>
        <WhenField name="firstDay" type="date" value={first} onChange={begin} min={today()} required />
        <WhenField name="lastDay" type="date" value={last} onChange={setLast} min={first} required />
      </Stack>
      <FormControlLabel
        label={translate('desk.schedules.fields.wholeDay')}
        control={<Checkbox checked={isWhole} onChange={({ target }) => setIsWhole(target.checked)} />}
      />
      {!isWhole && (
        <Stack direction="row" spacing={1}>
          <WhenField name="from" type="time" value={hours.de} onChange={(de) => setHours({ ...hours, de })} required />
          <WhenField name="to" type="time" value={hours.a} onChange={(a) => setHours({ ...hours, a })} required />
        </Stack>
      )}
      <ReasonField name="reason" value={reason} onChange={setReason} />
    </ChangeDialog>
  );
};

/** Adds a single holiday. */
export const AddHoliday = ({ clinic, opening, onClose }: FormProps) => {
  const translate = useTranslate();
  const [scope, setScope] = useState<Scope>('clinic');
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  return (
    <ChangeDialog
      title={translate('desk.schedules.holidays.add')}
      submit={translate('desk.schedules.save')}
      change={{ tipo: 'festivos', festivos: [{ ...sentScope(scope, clinic), fecha: day, nombre: name }] }}
      onClose={onClose}
    >
      <ScopeSelect opening={opening} value={scope} onChange={setScope} />
      <WhenField name="day" type="date" value={day} onChange={setDay} required />
      <ReasonField name="name" value={name} onChange={setName} />
    </ChangeDialog>
  );
};

/** Adds extra hours on one day. */
export const AddExtra = ({ clinic, opening, onClose }: FormProps) => {
  const translate = useTranslate();
  const [service, setService] = useState('');
  const [day, setDay] = useState('');
  const [hours, setHours] = useState(EMPTY_HOURS);
  return (
    <ChangeDialog
      title={translate('desk.schedules.extras.add')}
      submit={translate('desk.schedules.save')}
      change={{ tipo: 'extra', clinica: clinic, servicio: service, fecha: day, ...sentHours(hours, service) }}
      onClose={onClose}
    >
      <ServiceSelect opening={opening} value={service} onChange={setService} />
      <WhenField name="day" type="date" value={day} onChange={setDay} min={today()} required />
      <HoursFields service={service} value={hours} onChange={setHours} />
    </ChangeDialog>
  );
};
