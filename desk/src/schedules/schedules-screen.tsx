import { Alert, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useChosenClinic } from '../chosen-clinic';
import { TabPanel, TabRow } from '../tab-row';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import { ClosuresTab } from './closures-tab';
import { HolidaysTab } from './holidays-tab';
import { MonthTab } from './month-tab';
import { useOpening } from './opening';
import { OutsideTab } from './outside-tab';
import { WeekTab } from './week-tab';

const TABS = ['week', 'month', 'holidays', 'closures', 'outside'] as const;

/** When a clinic is open: the hours of the week, the month as patients see it, holidays, closures and extra hours. */
export const SchedulesScreen = () => {
  const translate = useTranslate();
  const clinics = useAccount()?.clinicas ?? [];
  const [chosen, setChosen] = useChosenClinic();
  const [tab, setTab] = useState<(typeof TABS)[number]>('week');
  const clinic = chosen ?? clinics[0]?.id ?? null;
  const { data: opening, isError } = useOpening(clinic);
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.schedules.title')} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h1">
          {translate('desk.schedules.title')}
        </Typography>
        <TextField
          select
          size="small"
          label={translate('desk.clinic')}
          value={clinic === null ? '' : String(clinic)}
          onChange={({ target }) => setChosen(Number(target.value))}
          sx={{ minWidth: '14rem' }}
        >
          {clinics.map(({ id, nombre }) => (
            <MenuItem key={id} value={String(id)}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      <TabRow name="schedules" tabs={TABS} value={tab} onChange={setTab} />
      {opening && clinic !== null && (
        <TabPanel id={`schedules-${tab}`} key={clinic}>
          {tab === 'week' && <WeekTab clinic={clinic} opening={opening} />}
          {tab === 'month' && <MonthTab clinic={clinic} opening={opening} />}
          {tab === 'holidays' && <HolidaysTab clinic={clinic} opening={opening} />}
          {tab === 'closures' && <ClosuresTab clinic={clinic} opening={opening} />}
          {tab === 'outside' && <OutsideTab clinic={clinic} />}
        </TabPanel>
      )}
    </Stack>
  );
};
