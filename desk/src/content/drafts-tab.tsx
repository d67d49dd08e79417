import { Alert, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftActions } from '../drafts/draft-actions';
import { DraftState } from '../drafts/draft-state';
import { useDrafts } from '../drafts/use-drafts';
import { draftPath } from '../drafts/wire';
import { WideTable } from '../wide-table';

const TEXTS = 'desk.content.drafts';

/** Changes that are kept and not published. */
export const DraftsTab = () => {
  const translate = useTranslate();
  const { data, isError } = useDrafts();
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`${TEXTS}.lead`)}</Typography>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data?.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
      {data && data.length > 0 && (
        <WideTable
          label={translate('desk.content.tabs.drafts')}
          columns={['record', 'changes', 'state', 'act'].map((column) => translate(`${TEXTS}.${column}`))}
          rows={data.map((draft) => {
            const name = `${translate(`desk.content.kinds.${draft.recurso}`)}: ${draft.nombre}`;
            return {
              key: draft.id,
              cells: [
                <Link key="record" to={draftPath(draft)}>
                  {name}
                </Link>,
                draft.campos.map((field) => translate(`desk.content.fields.${field}`, { _: field })).join(', '),
                <DraftState key="state" draft={draft} />,
                <DraftActions key="act" draft={draft} of={name} onGone={() => undefined} />,
              ],
            };
          })}
        />
      )}
    </Stack>
  );
};
