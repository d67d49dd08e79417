import { Alert, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useLocaleState } from 'react-admin';
import { Refusal, request } from '../api';
import { shortDay, stamp } from '../format';
import { refusalText } from '../refusal-text';
import { Section } from '../section';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { Retention } from './rights-wire';

const TEXTS = 'desk.rights.retention';

/**
 * The retention periods, the records deleted in the last runs, and the data of erased persons that the law requires to
 * keep.
 */
export const RetentionScreen = () => {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['conservacion'],
    queryFn: () => request<Retention>('GET', '/conservacion'),
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate(`${TEXTS}.title`)} />
      <Typography component="h1" variant="h1">
        {translate(`${TEXTS}.title`)}
      </Typography>
      {error && (
        <Alert severity="error">
          {refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate)}
        </Alert>
      )}
      {data && (
        <>
          <Rounds {...data} />
          <Blocked {...data} />
          <Periods {...data} />
        </>
      )}
    </Stack>
  );
};

const Rounds = ({ rondas }: Retention) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const deleted = (counts: Record<string, number>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => `${translate(`${TEXTS}.periods.${name}`, { _: name })}: ${count}`)
      .join(', ');
  return (
    <Section title={translate(`${TEXTS}.rounds`)}>
      {rondas.length === 0 && <Typography>{translate(`${TEXTS}.noRounds`)}</Typography>}
      {rondas.length > 0 && (
        <WideTable
          label={translate(`${TEXTS}.rounds`)}
          columns={(['when', 'deleted'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={rondas.map(({ hora, borrados }) => ({
            key: hora,
            cells: [stamp(hora, locale), deleted(borrados) || translate(`${TEXTS}.nothing`)],
          }))}
        />
      )}
    </Section>
  );
};

const Blocked = ({ bloqueados }: Retention) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section title={translate(`${TEXTS}.blocked`)}>
      {bloqueados.length === 0 && <Typography>{translate(`${TEXTS}.noBlocked`)}</Typography>}
      {bloqueados.length > 0 && (
        <WideTable
          label={translate(`${TEXTS}.blocked`)}
          columns={(['number', 'reason', 'since', 'until'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={bloqueados.map(({ numero, motivo, desde, hasta }) => ({
            key: `${motivo} ${numero}`,
            cells: [
              numero,
              translate(`${TEXTS}.reasons.${motivo}`, { _: motivo }),
              ...[desde, hasta].map((day) => shortDay(day, locale)),
            ],
          }))}
        />
      )}
    </Section>
  );
};

const Periods = ({ plazos }: Retention) => {
  const translate = useTranslate();
  return (
    <Section title={translate(`${TEXTS}.inForce`)}>
      <WideTable
        label={translate(`${TEXTS}.inForce`)}
        columns={(['what', 'days'] as const).map((column) => translate(`${TEXTS}.${column}`))}
        rows={Object.entries(plazos).map(([name, days]) => ({
          key: name,
          cells: [translate(`${TEXTS}.periods.${name}`, { _: name }), days],
        }))}
      />
    </Section>
  );
};
