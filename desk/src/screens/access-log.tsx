import { Alert, Box, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Title, useLocaleState } from 'react-admin';
import { request } from '../api';
import { stamp } from '../format';
import { useLogTexts } from '../use-log-texts';
import { useTranslate } from '../use-translate';
import { MoreButton, WideTable } from '../wide-table';
import type { LogLine } from '../wire';

const COLUMNS = ['when', 'who', 'what', 'subject', 'details'] as const;

const PAGE = 100;

/** The access log: reads and changes by the staff, newest first; for managers only. */
export const AccessLog = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, isError, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['registro'],
    queryFn: ({ pageParam }) =>
      request<{ lineas: LogLine[] }>('GET', `/registro${pageParam === null ? '' : `?antes=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ({ lineas }) => (lineas.length < PAGE ? undefined : lineas.at(-1)?.id),
  });
  const lines = data?.pages.flatMap(({ lineas }) => lineas) ?? [];
  const texts = useLogTexts();
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.log.title')} />
      <Typography component="h1" variant="h1">
        {translate('desk.log.title')}
      </Typography>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      <WideTable
        label={translate('desk.log.title')}
        columns={COLUMNS.map((column) => translate(`desk.log.${column}`))}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            stamp(line.hora, locale),
            texts.who(line.quien),
            translate(`desk.actions.${line.accion}`, { _: line.accion }),
            texts.subject(line.sobre),
            <Box key="details" sx={{ minWidth: '16rem' }}>
              {texts.details(line.detalles).join(', ')}
            </Box>,
          ],
        }))}
      />
      <MoreButton {...{ hasNextPage, isFetching, fetchNextPage }} />
    </Stack>
  );
};
