import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ask } from '../api';
import { ClinicSelect } from '../clinic-select';
import { REFRESH_MS } from '../desk-layout';
import { moment } from '../format';
import { WideTable } from '../wide-table';
import type { Entry } from '../wire';

const COLUMNS = ['received', 'name', 'phone', 'about', 'wish', 'reference'] as const;

/** The requests that wait for a call, the oldest first. */
export const RequestsScreen = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [clinic, setClinic] = useState<number | null>(null);
  const { data, isError } = useQuery({
    queryKey: ['solicitudes', clinic],
    queryFn: () => ask<{ citas: Entry[] }>('GET', `/solicitudes${clinic === null ? '' : `?clinica=${clinic}`}`),
    refetchInterval: REFRESH_MS,
  });
  const entries = data?.citas ?? [];
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 } }}>
      <Title title={translate('desk.requests.title')} />
      <Typography component="h1" variant="h1">
        {translate('desk.requests.title')}
      </Typography>
      <ClinicSelect value={clinic} onChange={setClinic} />
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data && entries.length === 0 && <Typography>{translate('desk.requests.none')}</Typography>}
      {entries.length > 0 && (
        <WideTable
          label={translate('desk.requests.title')}
          columns={COLUMNS.map((column) => translate(`desk.columns.${column}`))}
          rows={entries.map((entry) => ({
            key: entry.referencia,
            cells: [
              moment(entry.recibida, locale),
              entry.nombre,
              entry.telefono && <a href={`tel:${entry.telefono}`}>{entry.telefono}</a>,
              entry.motivo,
              [entry.fechadeseada, entry.horariodeseado && translate(`desk.choices.horario.${entry.horariodeseado}`)]
                .filter(Boolean)
                .join(', '),
              <Link key="open" to={`/reservas/${entry.referencia}`}>
                {entry.referencia}
              </Link>,
            ],
          }))}
        />
      )}
    </Stack>
  );
};
