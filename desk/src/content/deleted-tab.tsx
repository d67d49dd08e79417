import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify } from 'react-admin';
import { Refusal, requestCatalogue } from '../api';
import { stamp } from '../format';
import { useCatalogueTexts } from '../records/catalogue-texts';
import { refusalText } from '../refusal-text';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import type { Deletion } from './content-wire';

const TEXTS = 'desk.content.deleted';
const DELETED = ['papelera'];

/** Records that were deleted, which come back with a button for thirty days. */
export const DeletedTab = () => {
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: DELETED,
    queryFn: () => requestCatalogue<{ borrados: Deletion[] }>('GET', '/papelera'),
  });
  const restore = async ({ recurso, registro, id }: Deletion) => {
    try {
      await requestCatalogue('POST', `/${recurso}/${registro}/historial/${id}/restaurar`);
      notify(translate(`${TEXTS}.restored`), { type: 'success' });
    } catch (error) {
      notify(refusalText(error instanceof Refusal ? error : new Refusal('failed', 0), translate), { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: DELETED });
  };
  const nameOf = ({ nombre, recurso, registro }: Deletion) =>
    `${texts.one(recurso)} ${registro}: ${typeof nombre === 'string' ? nombre : (nombre?.es ?? '')}`;
  const deletions = data?.borrados ?? [];
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`${TEXTS}.lead`)}</Typography>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data && deletions.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
      {deletions.length > 0 && (
        <WideTable
          label={translate('desk.content.tabs.deleted')}
          columns={(['record', 'when', 'who', 'action'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={deletions.map((one) => ({
            key: one.id,
            cells: [
              nameOf(one),
              stamp(one.hora, locale),
              one.quien,
              one.recuperable && (
                <Button
                  size="small"
                  aria-label={`${translate(`${TEXTS}.restore`)}: ${nameOf(one)}`}
                  onClick={() => restore(one)}
                >
                  {translate(`${TEXTS}.restore`)}
                </Button>
              ),
            ],
          }))}
        />
      )}
    </Stack>
  );
};
