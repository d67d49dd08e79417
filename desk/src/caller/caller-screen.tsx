import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Refusal, request } from '../api';
import { useUnsent } from '../form-draft';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import type { Booking } from '../wire';
import { CallerForm, type UnsentCall } from './caller-form';
import { newDraft } from './draft';

/**
 * Books a visit for a caller. The address contains the entry of the agenda from which the form was opened, or the
 * reference of a booking of the same patient, but no personal data.
 */
export const CallerScreen = () => {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const of = query.get('de');
  const known = useQuery({
    queryKey: ['nueva', of],
    queryFn: () => request<Booking>('GET', `/reservas/${encodeURIComponent(of ?? '')}`),
    enabled: of !== null,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false, // each read adds a line to the access log
  });
  const requested = { clinic: query.get('clinica') ?? '', day: query.get('dia') ?? '', hour: query.get('hora') ?? '' };
  const name = { form: 'nueva', subject: subjectOf(query) } as const;
  const unsent = useUnsent<UnsentCall>(name);
  const [round, setRound] = useState(0);
  const title = translate('desk.caller.title');
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, maxWidth: '60rem', minWidth: 0 }}>
      <Title title={title} />
      <Typography component="h1" variant="h1">
        {title}
      </Typography>
      {known.error && (
        <Alert severity="error">
          {refusalText(known.error instanceof Refusal ? known.error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {(of === null || known.isFetched) && unsent !== undefined && (
        <CallerForm
          key={`${query} ${round}`}
          name={name}
          start={newDraft(requested, known.data ?? null)}
          unsent={round === 0 ? unsent : null}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </Stack>
  );
};

/** Returns the subject of the form from its address: a booking, or an entry of the agenda; 'sin' without either. */
const subjectOf = (query: URLSearchParams): string =>
  ['de', 'clinica', 'dia', 'hora'].flatMap((name) => (query.get(name) ? `${name}=${query.get(name)}` : [])).join('&') ||
  'sin';
