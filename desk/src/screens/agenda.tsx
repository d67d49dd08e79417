import type { CalendarRef, EventDropInfo } from '@fullcalendar/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { AgendaCalendar } from '../agenda-calendar';
import { ask } from '../api';
import { ClinicSelect } from '../clinic-select';
import { REFRESH_MS } from '../desk-layout';
import { today } from '../format';
import { MoveDialog } from '../move-dialog';
import { useAccount } from '../use-account';
import type { Entry } from '../wire';

/** Days and weeks of the clinics: what is confirmed, held and cancelled. A visit is opened by a click and moved by dragging. */
export const AgendaScreen = () => {
  const translate = useTranslate();
  const account = useAccount();
  const [clinic, setClinic] = useState<number | null>(null);
  const [range, setRange] = useState({ from: today(), until: today() });
  const [dropped, setDropped] = useState<EventDropInfo | null>(null);
  const calendar = useRef<CalendarRef>(null);
  const { data, isError, refetch } = useAgenda(clinic, range, account !== undefined && account.rol !== 'editor');
  if (account?.rol === 'editor') return <Alert severity="info">{translate('desk.agenda.editor')}</Alert>;
  const names = new Map(account?.clinicas.map(({ id, nombre }) => [id, nombre]));
  // The calendar says its dates at every drawing: the same ones must not draw it again.
  const read = (from: string, until: string) =>
    setRange((before) => (before.from === from && before.until === until ? before : { from, until }));
  /** A list is what is read on paper. */
  const print = () => {
    flushSync(() => calendar.current?.getApi().changeView('listDay'));
    window.print();
  };

  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.agenda.title')} />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="h1" variant="h1">
          {translate('desk.agenda.title')}
        </Typography>
        <ClinicSelect value={clinic} onChange={setClinic} />
        <Button variant="outlined" onClick={print} className="desk-no-print">
          {translate('desk.print')}
        </Button>
      </Stack>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      <AgendaCalendar
        ref={calendar}
        entries={data?.citas ?? []}
        clinicOf={({ centromedico }) => (clinic === null ? names.get(centromedico) : undefined)}
        onRange={read}
        onDrop={setDropped}
      />
      {dropped && (
        <MoveDialog
          dropped={dropped}
          onClose={(isMoved) => {
            if (!isMoved) dropped.revert();
            setDropped(null);
            void refetch();
          }}
        />
      )}
    </Stack>
  );
};

type Range = { from: string; until: string };

/** What has an hour on those days, in one clinic or in all of the account (null); asked for again every half minute. */
const useAgenda = (clinic: number | null, range: Range, enabled: boolean) =>
  useQuery({
    queryKey: ['agenda', clinic, range],
    queryFn: () => {
      const query = new URLSearchParams({ desde: range.from, hasta: range.until });
      if (clinic !== null) query.set('clinica', String(clinic));
      return ask<{ citas: Entry[] }>('GET', `/agenda?${query}`);
    },
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
    enabled,
  });
