import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState, useStore } from 'react-admin';
import { Link } from 'react-router-dom';
import { request } from '../api';
import { SEARCH } from '../find-booking';
import { hour, longDay } from '../format';
import { StatusChip } from '../status-chip';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { Entry } from '../wire';

const COLUMNS = ['name', 'phone', 'about', 'when', 'state', 'reference'] as const;

/** The bookings and requests that a search found. The search text stays in memory, never in the address. */
export const FoundScreen = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [texto] = useStore(SEARCH, '');
  const { data, isError } = useQuery({
    queryKey: ['buscar', texto],
    queryFn: () => request<{ citas: Entry[] }>('POST', '/buscar', { texto }),
    gcTime: 0,
  });
  const entries = data?.citas ?? [];
  const title = translate('desk.find.title');
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={title} />
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data && entries.length === 0 && <Typography role="status">{translate('desk.find.none')}</Typography>}
      {entries.length > 0 && (
        <WideTable
          label={title}
          columns={[...COLUMNS.map((column) => translate(`desk.columns.${column}`)), translate('desk.caller.title')]}
          rows={entries.map((entry) => ({
            key: entry.referencia,
            cells: [
              entry.nombre,
              entry.telefono,
              entry.motivo,
              [longDay(entry.fecha, locale), hour(entry.inicio)].filter(Boolean).join(', '),
              <StatusChip key="state" entry={entry} />,
              <Link key="open" to={`/reservas/${entry.referencia}`}>
                {entry.referencia}
              </Link>,
              <Link key="again" to={`/nueva?de=${entry.referencia}`}>
                {translate('desk.caller.again')}
              </Link>,
            ],
          }))}
        />
      )}
    </Stack>
  );
};
