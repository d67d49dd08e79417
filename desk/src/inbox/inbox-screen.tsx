import { Alert, Stack, Tab, Tabs, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { request } from '../api';
import { useChosenClinic, useWithClinic } from '../chosen-clinic';
import { ClinicSelect } from '../clinic-select';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { InboxPath } from '../wire';
import { InboxLine } from './inbox-line';
import { type Item, PATHS } from './inbox-wire';
import { usePending, useRefetchInterval } from './live';

const FILTERS = ['abiertas', 'nuevas', 'mias', 'hechas'] as const;
type Filter = (typeof FILTERS)[number];

/** Maximum number of lines in a response. */
const MAX_LINES = 200;

/** Inboxes whose items have no clinic, so that the chosen clinic does not filter them. */
const WITHOUT_CLINIC: readonly InboxPath[] = ['llamadas', 'profesionales', 'correos'];

/** The inboxes as tabs, oldest items first. */
export const InboxScreen = () => {
  const translate = useTranslate();
  const { tipo } = useParams();
  const path = PATHS.find((one) => one === tipo) ?? 'solicitudes';
  const [filter, setFilter] = useState<Filter>('abiertas');
  const [clinic, setClinic] = useChosenClinic();
  const refetchInterval = useRefetchInterval();
  const { data, isError } = useQuery({
    queryKey: ['bandeja', path, filter, clinic],
    queryFn: () => {
      const query = new URLSearchParams({ filtro: filter, ...(clinic !== null && { clinica: String(clinic) }) });
      return request<{ lineas: Item[] }>('GET', `/bandejas/${path}?${query}`);
    },
    refetchInterval,
  });
  const lines = data?.lineas ?? [];
  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0, maxWidth: '70rem' }}>
      <Title title={translate('desk.inbox.title')} />
      <Typography component="h1" variant="h1">
        {translate('desk.inbox.title')}
      </Typography>
      <InboxTabs path={path} />
      <Stack spacing={2} role="tabpanel" id="inbox-panel" aria-labelledby={`tab-${path}`}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={filter}
            onChange={(_, chosen: Filter | null) => chosen && setFilter(chosen)}
            aria-label={translate('desk.inbox.show')}
          >
            {FILTERS.map((one) => (
              <ToggleButton key={one} value={one}>
                {translate(`desk.inbox.filters.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {!WITHOUT_CLINIC.includes(path) && <ClinicSelect value={clinic} onChange={setClinic} />}
        </Stack>
        {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
        {data && lines.length === 0 && <Typography>{translate('desk.inbox.none')}</Typography>}
        {lines.length >= MAX_LINES && (
          <Alert severity="info">{translate('desk.inbox.most', { count: MAX_LINES })}</Alert>
        )}
        <Stack spacing={1} component="ul" sx={{ m: 0, p: 0 }}>
          {lines.map((item) => (
            <InboxLine key={item.id} path={path} item={item} />
          ))}
        </Stack>
      </Stack>
    </Stack>
  );
};

/** Tabs of the inboxes the account may see, with the number of new items. */
const InboxTabs = ({ path }: { path: InboxPath }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const withClinic = useWithClinic();
  const pending = usePending(useAccount());
  const tabs = pending ? PATHS.filter((one) => pending.tipos[one] !== undefined) : [path];
  return (
    <Tabs
      value={tabs.includes(path) ? path : false}
      onChange={(_, to) => navigate(withClinic(`/bandejas/${to}`))}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('desk.inbox.title')}
    >
      {tabs.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`tab-${one}`}
          aria-controls="inbox-panel"
          sx={{ px: 1.25, minWidth: 0 }}
          label={withCount(translate(`desk.inbox.kinds.${one}`), pending?.tipos[one] ?? 0)}
        />
      ))}
    </Tabs>
  );
};

const withCount = (text: string, count: number): string => (count > 0 ? `${text} (${count})` : text);
