import { addMonths, weekdayOf } from '@clinic/contract/dates';
import { Box, Button, Paper, Stack, TextField, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { request } from '../api';
import { hour, longDay, today, weekdayName } from '../format';
import { useTranslate } from '../use-translate';
import { ServiceSelect } from './fields';
import type { OpenDay, Opening, TabProps } from './opening';

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** A month of a service as patients see it. */
export const MonthTab = ({ clinic, opening }: TabProps) => {
  const translate = useTranslate();
  const [month, setMonth] = useState(today().slice(0, 7));
  const [service, setService] = useState(firstOpen(opening));
  const { data } = useQuery({
    queryKey: ['horarios', clinic, 'mes', service, month],
    queryFn: () =>
      request<{ dias: OpenDay[] }>(
        'GET',
        `/horarios/mes?${new URLSearchParams({ clinica: String(clinic), servicio: service, mes: month })}`,
      ),
    placeholderData: (before) => before,
    enabled: /^20\d\d-\d\d$/.test(month),
  });
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ServiceSelect opening={opening} value={service} onChange={setService} />
        <Button variant="outlined" onClick={() => setMonth(addMonths(month, -1))}>
          {translate('desk.schedules.month.before')}
        </Button>
        <TextField
          label={translate('desk.schedules.fields.month')}
          type="month"
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button variant="outlined" onClick={() => setMonth(addMonths(month, 1))}>
          {translate('desk.schedules.month.after')}
        </Button>
      </Stack>
      {data && <Month days={data.dias} opening={opening} service={service} />}
    </Stack>
  );
};

/** The first service of the list that has hours: tests booked by slot come first. */
const firstOpen = ({ servicios, lineas }: Opening): string =>
  servicios.find(({ servicio }) => lineas.some((line) => line.servicio === servicio))?.servicio ?? 'testPCR';

type MonthProps = { days: readonly OpenDay[]; opening: Opening; service: string };

/** A calendar of seven columns; a list on a phone. */
const Month = ({ days, opening, service }: MonthProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery('(max-width: 48rem)');
  const first = weekdayOf(days[0]?.fecha ?? today());
  return (
    <Box
      component="ul"
      aria-label={translate('desk.schedules.tabs.month')}
      sx={{
        ...{ display: 'grid', gap: 0.5, p: 0, m: 0, listStyle: 'none' },
        gridTemplateColumns: isNarrow ? '1fr' : 'repeat(7, minmax(0, 1fr))',
      }}
    >
      {!isNarrow &&
        WEEK.map((day) => (
          <Box component="li" key={`name-${day}`} aria-hidden sx={{ fontWeight: 600, p: 0.5 }}>
            {weekdayName(day, locale)}
          </Box>
        ))}
      {days.map((day, index) => (
        <Box
          component="li"
          key={day.fecha}
          data-day={day.fecha}
          sx={index === 0 && !isNarrow ? { gridColumnStart: first } : {}}
        >
          <Day day={day} reason={reasonOf(day, opening, service)} isNarrow={isNarrow} />
        </Box>
      ))}
    </Box>
  );
};

/** Returns why a day without hours is closed, or ''. */
const reasonOf = ({ fecha }: OpenDay, { cierres }: Opening, service: string): string =>
  cierres.find(
    ({ desde, hasta, de, servicio }) =>
      desde <= fecha && hasta >= fecha && de === null && (servicio === null || servicio === service),
  )?.motivo ?? '';

const Day = ({ day, reason, isNarrow }: { day: OpenDay; reason: string; isNarrow: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isOpen = day.huecos > 0;
  const closed =
    day.fecha < today() ? translate('desk.schedules.month.over') : translate('desk.schedules.month.closed');
  return (
    <Paper
      variant="outlined"
      sx={{ p: 1, height: '100%', bgcolor: isOpen ? 'background.paper' : 'background.default' }}
    >
      <Typography component="h2" variant="body2" sx={{ fontWeight: 700 }} aria-label={longDay(day.fecha, locale)}>
        {isNarrow ? longDay(day.fecha, locale) : Number(day.fecha.slice(8))}
      </Typography>
      {isOpen ? (
        <>
          {day.tramos.map(({ de, a }) => (
            <Typography key={de} variant="body2">{`${hour(de)}–${hour(a)}`}</Typography>
          ))}
          <Typography variant="body2" color={day.libres > 0 ? 'success.main' : 'error.main'}>
            {translate('desk.schedules.month.free', { free: day.libres, all: day.huecos })}
          </Typography>
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {[closed, reason].filter(Boolean).join(': ')}
        </Typography>
      )}
    </Paper>
  );
};
