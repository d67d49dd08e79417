import { MenuItem, TextField } from '@mui/material';
import { useAccount } from './use-account';
import { useTranslate } from './use-translate';

type ClinicSelectProps = { value: number | null; onChange: (clinic: number | null) => void };

/** Selects a clinic of the account, or all of them (null). */
export const ClinicSelect = ({ value, onChange }: ClinicSelectProps) => {
  const translate = useTranslate();
  const clinics = useAccount()?.clinicas ?? [];
  return (
    <TextField
      select
      size="small"
      label={translate('desk.clinic')}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: '14rem' }}
    >
      <MenuItem value="">{translate('desk.allClinics')}</MenuItem>
      {clinics.map(({ id, nombre }) => (
        <MenuItem key={id} value={String(id)}>
          {nombre}
        </MenuItem>
      ))}
    </TextField>
  );
};
