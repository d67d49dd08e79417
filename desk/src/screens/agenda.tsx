import type { CalendarRef, EventDropInfo } from '@fullcalendar/react';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Title } from 'react-admin';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router-dom';
import type { Range } from '../agenda-calendar';
import { AgendaLegend } from '../agenda-states';
import { request } from '../api';
import { useChosenClinic } from '../chosen-clinic';
import { ClinicSelect } from '../clinic-select';
import { today } from '../format';
import { MoveDialog } from '../hours/hour-form';
import { useRefetchInterval } from '../inbox/live';
import { useAccount } from '../use-account';
import { useTranslate } from '../use-translate';
import type { Entry } from '../wire';

/** Loaded separately: the calendar library is a fifth of all screens, and sign-in and content do not need it. */
const AgendaCalendar = lazy(async () => ({ default: (await import('../agenda-calendar')).AgendaCalendar }));

/**
 * Days and weeks of the clinics with confirmed, held and cancelled visits. A click opens a visit; dragging moves it.
 */
export const AgendaScreen = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const account = useAccount();
  const [clinic, setClinic] = useChosenClinic();
  const [range, setRange] = useState({ from: today(), until: today() });
  const [dropped, setDropped] = useState<EventDropInfo | null>(null);
  const calendar = useRef<CalendarRef>(null);
  const { data, isError, refetch } = useAgenda(clinic, range);
  const names = new Map(account?.clinicas.map(({ id, nombre }) => [id, nombre]));
  // The calendar reports its dates on every render: equal dates must not cause another one.
  const read = (from: string, until: string) =>
    setRange((before) => (before.from === from && before.until === until ? before : { from, until }));
  /** Opens the form of a new appointment at the chosen clinic. */
  const newAt = (day = '', hhmm = '') =>
    `/nueva?${new URLSearchParams({ clinica: clinic === null ? '' : String(clinic), dia: day, hora: hhmm })}`;
  /** Prints the visible days as a list. */
  const print = () => {
    const api = calendar.current?.getApi();
    const view = api?.view.type;
    flushSync(() => api?.changeView(range.from === range.until ? 'listDay' : 'listWeek'));
    addEventListener('afterprint', () => view && api?.changeView(view), { once: true });
    window.print();
  };

  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.agenda.title')} />
      <AgendaBar to={newAt()} onPrint={print}>
        <ClinicSelect value={clinic} onChange={setClinic} />
      </AgendaBar>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      <AgendaLegend />
      <Suspense fallback={<Box aria-busy sx={{ minHeight: '60vh' }} />}>
        <AgendaCalendar
          ref={calendar}
          entries={data?.citas ?? []}
          range={range}
          clinicOf={({ centromedico }) => (clinic === null ? names.get(centromedico) : undefined)}
          onRange={read}
          onDrop={setDropped}
          onEmpty={(day, hhmm) => navigate(newAt(day, hhmm))}
        />
      </Suspense>
      {dropped && (
        <MoveDialog
          dropped={dropped}
          channel={data?.citas.find(({ referencia }) => referencia === dropped.event.id)?.avisos ?? null}
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

type BarProps = { to: string; onPrint: () => void; children: ReactNode };

/** Title, filters, link to the form of a new appointment, and print button. */
const AgendaBar = ({ to, onPrint, children }: BarProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography component="h1" variant="h1">
        {translate('desk.agenda.title')}
      </Typography>
      {children}
      <Button component={Link} to={to} variant="contained" className="desk-no-print">
        {translate('desk.caller.title')}
      </Button>
      <Button variant="outlined" onClick={onPrint} className="desk-no-print">
        {translate('desk.print')}
      </Button>
    </Stack>
  );
};

/**
 * Reads the visits of the range, of one clinic or of all clinics of the account (null), and refetches them after
 * changes.
 */
function useAgenda(clinic: number | null, range: Range) {
  const refetchInterval = useRefetchInterval();
  return useQuery({
    queryKey: ['agenda', clinic, range],
    queryFn: () => {
      const query = new URLSearchParams({ desde: range.from, hasta: range.until });
      if (clinic !== null) query.set('clinica', String(clinic));
      return request<{ citas: Entry[] }>('GET', `/agenda?${query}`);
    },
    refetchInterval,
    placeholderData: (before) => before,
  });
}
