import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { pathOf, type Redirect } from './content-wire';
import { RedirectForm } from './redirect-form';

const TEXTS = 'desk.content.redirects';
const REDIRECTS = ['redirecciones'];

/** Old addresses and their targets, with a form to add one and a button to remove one. */
export const RedirectsTab = () => {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const { data, isError } = useQuery({
    queryKey: REDIRECTS,
    queryFn: () => requestCatalogue<{ redirecciones: Redirect[] }>('GET', '/redirecciones'),
  });
  const read = () => queries.invalidateQueries({ queryKey: REDIRECTS });
  const remove = useRemove(read);
  const redirects = data?.redirecciones ?? [];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`${TEXTS}.lead`)}</Typography>
      <Button variant="contained" onClick={() => setIsAdding(true)}>
        {translate(`${TEXTS}.add`)}
      </Button>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data && redirects.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
      {redirects.length > 0 && (
        <WideTable
          label={translate('desk.content.tabs.redirects')}
          columns={(['from', 'to', 'action'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={redirects.map((one) => ({
            key: `${one.recurso} ${one.urlseo}`,
            cells: [
              pathOf(one.recurso, one.urlseo),
              pathOf(one.recurso, one.destino),
              <Button
                key="remove"
                size="small"
                color="error"
                aria-label={`${translate(`${TEXTS}.remove`)}: ${pathOf(one.recurso, one.urlseo)}`}
                onClick={() => remove(one)}
              >
                {translate(`${TEXTS}.remove`)}
              </Button>,
            ],
          }))}
        />
      )}
      {isAdding && (
        <RedirectForm
          onClose={(isAdded) => {
            setIsAdding(false);
            if (isAdded) void read();
          }}
        />
      )}
    </Stack>
  );
};

/** Removes a redirect, confirms it, and reads the list again. */
function useRemove(read: () => Promise<void>) {
  const translate = useTranslate();
  const notify = useNotify();
  return async ({ recurso, urlseo }: Redirect) => {
    try {
      await requestCatalogue('DELETE', `/redirecciones/${recurso}?urlseo=${encodeURIComponent(urlseo)}`);
      notify(translate(`${TEXTS}.removed`), { type: 'success' });
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
    await read();
  };
}
