import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { TabPanel, TabRow } from '../tab-row';
import { useAccount } from '../use-account';
import { DeletedTab } from './deleted-tab';
import { DraftsTab } from './drafts-tab';
import { RecordsTab } from './records-tab';
import { RedirectsTab } from './redirects-tab';
import { ReviewTab } from './review-tab';

const TABS = ['records', 'drafts', 'review', 'redirects', 'deleted'] as const;

/** What editors look after: the records, their drafts, what hurts in them, old addresses, deletions. */
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
