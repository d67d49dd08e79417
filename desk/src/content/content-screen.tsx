import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { DraftActions, DraftState } from '../drafts/draft-actions';
import { draftPath, useDrafts } from '../drafts/use-drafts';
import { useCatalogueTexts } from '../records/catalogue-texts';
import { LISTS } from '../records/schema';
import { TabPanel, TabRow } from '../tab-row';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import { WideTable } from '../wide-table';
import { DeletedTab } from './deleted-tab';
import { RedirectsTab } from './redirects-tab';
import { ReviewTab } from './review-tab';

const TEXTS = 'desk.content.drafts';
const TABS = ['records', 'drafts', 'review', 'redirects', 'deleted'] as const;

/** The screen of editors: records, drafts, problems, old addresses and deletions. */
export const ContentScreen = () => {
  const translate = useTranslate();
  const account = useAccount();
  const [tab, setTab] = useState<(typeof TABS)[number]>('records');
  if (account?.rol === 'reception') return <Alert severity="error">{translate('desk.refusals.forbidden')}</Alert>;
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.content.title')} />
      <Typography component="h1" variant="h1">
        {translate('desk.content.title')}
      </Typography>
      <TabRow name="content" tabs={TABS} value={tab} onChange={setTab} />
      <TabPanel id={`content-${tab}`}>
        {tab === 'records' && <RecordsTab />}
        {tab === 'drafts' && <DraftsTab />}
        {tab === 'review' && <ReviewTab />}
        {tab === 'redirects' && <RedirectsTab />}
        {tab === 'deleted' && <DeletedTab />}
      </TabPanel>
    </Stack>
  );
};

/** The lists of the catalogue. */
const RecordsTab = () => {
  const texts = useCatalogueTexts();
  return (
    <Box
      component="ul"
      sx={{ display: 'grid', gap: 2, p: 0, m: 0, gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))' }}
    >
      {Object.keys(LISTS).map((name) => (
        <Paper key={name} component="li" variant="outlined" sx={{ listStyle: 'none', p: 2 }}>
          <Link to={`/contenido/${name}`}>{texts.many(name)}</Link>
          <Typography variant="body2" color="text.secondary">
            {texts.about(name)}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
};

/** Changes that are kept and not published. */
const DraftsTab = () => {
  const translate = useTranslate();
  const texts = useCatalogueTexts();
  const { data, isError } = useDrafts();
  return (
    <Stack spacing={2}>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`${TEXTS}.lead`)}</Typography>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      {data?.length === 0 && <Typography>{translate(`${TEXTS}.none`)}</Typography>}
      {data && data.length > 0 && (
        <WideTable
          label={translate('desk.content.tabs.drafts')}
          columns={(['record', 'changes', 'state', 'action'] as const).map((column) => translate(`${TEXTS}.${column}`))}
          rows={data.map((draft) => {
            const name = `${texts.one(draft.recurso)}: ${draft.nombre}`;
            return {
              key: draft.id,
              cells: [
                <Link key="record" to={draftPath(draft)}>
                  {name}
                </Link>,
                draft.campos.map((field) => texts.label(draft.recurso, field)).join(', '),
                <DraftState key="state" draft={draft} />,
                <DraftActions key="action" draft={draft} of={name} onRemoved={() => undefined} />,
              ],
            };
          })}
        />
      )}
    </Stack>
  );
};
