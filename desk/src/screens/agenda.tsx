import FullCalendar, { type CalendarRef, type EventDropInfo, type EventInput } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import caLocale from '@fullcalendar/react/locales/ca';
import esLocale from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { Alert, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Title, useLocaleState, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ask } from '../api';
import { ClinicSelect } from '../clinic-select';
import { REFRESH_MS } from '../desk-layout';
import { hour, today } from '../format';
import { MoveDialog } from '../move-dialog';
import { useAccount } from '../use-account';
import type { Entry } from '../wire';

/** Background and edge by state; each is also said in words. */
const COLOURS: Record<string, [background: string, edge: string]> = {
  confirmed: ['#E9F5F2', '#0A5C54'],
  held: ['#FFF6E0', '#7A4E00'],
  cancelled: ['#E6EEEE', '#5B6C77'],
};

const PLUGINS = [timeGrid, list, interaction, classic];
const LOCALES = [esLocale, caLocale];
const WIDE_BAR = { start: 'prev,next today', center: 'title', end: 'timeGridDay,timeGridWeek,listDay' };
const NARROW_BAR = { start: 'prev,next today', center: 'title', end: 'listDay,listWeek' };

/** The hours that are shown at least, HHMM. */
const [FIRST, LAST] = ['0800', '2000'];

const at = (day: string, hhmm: string) => `${day}T${hour(hhmm)}:00`;

/** Days and weeks of the clinics: what is confirmed, held and cancelled. A visit is opened by a click and moved by dragging. */
export const AgendaScreen = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery('(max-width: 48rem)');
  const account = useAccount();
  const [clinic, setClinic] = useState<number | null>(null);
  const [range, setRange] = useState({ from: today(), until: today() });
  // The calendar says its dates at every drawing: the same ones must not draw it again.
  const read = (from: string, until: string) =>
    setRange((before) => (before.from === from && before.until === until ? before : { from, until }));
  const calendar = useRef<CalendarRef>(null);
  /** A list is what is read on paper. */
  const print = () => {
    flushSync(() => calendar.current?.getApi().changeView('listDay'));
    window.print();
  };
  const [dropped, setDropped] = useState<EventDropInfo | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['agenda', clinic, range],
    queryFn: () => {
      const query = new URLSearchParams({ desde: range.from, hasta: range.until });
      if (clinic !== null) query.set('clinica', String(clinic));
      return ask<{ citas: Entry[] }>('GET', `/agenda?${query}`);
    },
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
    enabled: account !== undefined && account.rol !== 'editor',
  });
  if (account?.rol === 'editor') return <Alert severity="info">{translate('desk.agenda.editor')}</Alert>;
  const names = new Map(account?.clinicas.map(({ id, nombre }) => [id, nombre]));
  const events = (data?.citas ?? []).flatMap((entry): EventInput[] => {
    const { referencia, fecha, inicio, fin, estado } = entry;
    if (!fecha || !inicio || !fin) return [];
    const [color, edge] = COLOURS[estado] ?? ['#EAF2FC', '#1B4F8F'];
    const words = [entry.nombre, entry.motivo, clinic === null && names.get(entry.centromedico), stateOf(entry)];
    return [
      {
        ...{ id: referencia, title: words.filter(Boolean).join(' · '), start: at(fecha, inicio), end: at(fecha, fin) },
        ...{ color, contrastColor: edge, editable: estado === 'confirmed', extendedProps: { entry } },
      },
    ];
  });
  const hours = (data?.citas ?? []).flatMap(({ inicio, fin }) => (inicio && fin ? [inicio, fin] : []));
  const [opening, closing] = [hour([...hours, FIRST].sort()[0] ?? FIRST), hour([...hours, LAST].sort().at(-1) ?? LAST)];
  function stateOf({ estado, pagada, asiste }: Entry): string {
    if (estado === 'confirmed' && pagada) return translate('desk.states.paid');
    if (estado === 'confirmed') return asiste ? translate('desk.states.coming') : '';
    return translate(`desk.states.${estado}`);
  }

  return (
    <Stack spacing={2} sx={{ p: { xs: 1, sm: 2 }, minWidth: 0 }}>
      <Title title={translate('desk.agenda.title')} />
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        className="desk-no-print"
      >
        <Typography component="h1" variant="h1">
          {translate('desk.agenda.title')}
        </Typography>
        <ClinicSelect value={clinic} onChange={setClinic} />
        <Button variant="outlined" onClick={print}>
          {translate('desk.print')}
        </Button>
      </Stack>
      {isError && <Alert severity="error">{translate('desk.refusals.network')}</Alert>}
      <FullCalendar
        ref={calendar}
        key={isNarrow ? 'narrow' : 'wide'}
        plugins={PLUGINS}
        locales={LOCALES}
        locale={locale}
        timeZone="Europe/Madrid"
        firstDay={1}
        initialView={isNarrow ? 'listDay' : 'timeGridDay'}
        headerToolbar={isNarrow ? NARROW_BAR : WIDE_BAR}
        buttons={{
          listDay: { text: translate(isNarrow ? 'desk.agenda.listDay' : 'desk.agenda.list') },
          listWeek: { text: translate('desk.agenda.listWeek') },
        }}
        slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
        allDaySlot={false}
        slotMinTime={opening}
        slotMaxTime={closing}
        slotDuration="00:15"
        snapDuration="00:05"
        nowIndicator
        height="auto"
        eventDurationEditable={false}
        eventInteractive
        listItemEventTitleClass="desk-line"
        events={events}
        datesSet={({ startStr, endStr }) => read(startStr.slice(0, 10), dayBefore(endStr.slice(0, 10)))}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          navigate(`/reservas/${event.id}`);
        }}
        eventDrop={setDropped}
      />
      {dropped && (
        <MoveDialog
          reference={dropped.event.id}
          title={dropped.event.title}
          day={dropped.event.startStr.slice(0, 10)}
          hhmm={dropped.event.startStr.slice(11, 16).replace(':', '')}
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

/** The day before, of a range whose end is not in it. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
