import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Settlement } from './wire';

const SETTLEMENTS = ['mover', 'anular', 'dejar'] as const;

type SettlementChoiceProps = { value: Settlement; onChange: (how: Settlement) => void; without?: Settlement };

/** What is done with the visits in closed hours. */
export const SettlementChoice = ({ value, onChange, without }: SettlementChoiceProps) => {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="settlement">{translate('desk.schedules.settle.title')}</FormLabel>
      <RadioGroup
        aria-labelledby="settlement"
        value={value}
        onChange={(_, how) => onChange(SETTLEMENTS.find((one) => one === how) ?? 'mover')}
      >
        {SETTLEMENTS.filter((one) => one !== without).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={translate(`desk.schedules.settle.${one}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};
