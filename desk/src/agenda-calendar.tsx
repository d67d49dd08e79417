import FullCalendar, { type CalendarRef, type EventDropInfo, type EventInput } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import caLocale from '@fullcalendar/react/locales/ca';
import esLocale from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMediaQuery } from '@mui/material';
import type { Ref } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hour } from './format';
import type { Entry } from './wire';

/** Background and text by state; each is also said in words. */
const COLOURS: Record<string, [background: string, text: string]> = {
  confirmed: ['#E9F5F2', '#0A5C54'],
  held: ['#FFF6E0', '#7A4E00'],
  cancelled: ['#E6EEEE', '#3B4D59'],
  arrived: ['#CBE8E1', '#084740'],
  no_show: ['#FDEEEC', '#9C1D14'],
};
const OTHER: [string, string] = ['#EAF2FC', '#1B4F8F'];

const PLUGINS = [timeGrid, list, interaction, classic];
const LOCALES = [esLocale, caLocale];
const WIDE_BAR = { start: 'prev,next today', center: 'title', end: 'timeGridDay,timeGridWeek,listDay' };
const NARROW_BAR = { start: 'prev,next today', center: 'title', end: 'listDay,listWeek' };

/** The hours that are shown at least, HHMM. */
const [FIRST, LAST] = ['0800', '2000'];

const at = (day: string, hhmm: string) => `${day}T${hour(hhmm)}:00`;

type AgendaCalendarProps = {
  ref: Ref<CalendarRef>;
  entries: readonly Entry[];
  /** The name of an entry's clinic where more than one is shown. */
  clinicOf: (entry: Entry) => string | undefined;
  /** The days that are shown, both included. */
  onRange: (from: string, until: string) => void;
  onDrop: (info: EventDropInfo) => void;
};

/** The days and weeks as a calendar: a list on a telephone; what is confirmed can be dragged. */
export const AgendaCalendar = ({ ref, entries, clinicOf, onRange, onDrop }: AgendaCalendarProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery('(max-width: 48rem)');
  const hours = entries.flatMap(({ inicio, fin }) => (inicio && fin ? [inicio, fin] : [])).concat(FIRST, LAST);
  const [opening = FIRST, closing = LAST] = [hours.toSorted()[0], hours.toSorted().at(-1)];
  return (
    <FullCalendar
      ref={ref}
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
      slotMinTime={hour(opening)}
      slotMaxTime={hour(closing)}
      slotDuration="00:15"
      snapDuration="00:05"
      nowIndicator
      height="auto"
      eventDurationEditable={false}
      eventInteractive
      listItemEventTitleClass="desk-line"
      events={entries.flatMap((entry) => eventsOf(entry, [clinicOf(entry), stateOf(entry, translate)]))}
      datesSet={({ startStr, endStr }) => onRange(startStr.slice(0, 10), dayBefore(endStr.slice(0, 10)))}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        navigate(`/reservas/${event.id}`);
      }}
      eventDrop={onDrop}
    />
  );
};

/** One event, none for what has no hour; `more` is said after who and what. */
function eventsOf(
  { referencia, fecha, inicio, fin, estado, visita, nombre, motivo }: Entry,
  more: (string | undefined)[],
) {
  if (!fecha || !inicio || !fin) return [];
  const [color, contrastColor] = COLOURS[visita ?? estado] ?? OTHER;
  const title = [nombre, motivo, ...more].filter(Boolean).join(' · ');
  const event: EventInput = {
    id: referencia,
    title,
    start: at(fecha, inicio),
    end: at(fecha, fin),
    color,
    contrastColor,
  };
  return [{ ...event, editable: estado === 'confirmed' }];
}

/** The state in a word; '' for a confirmed visit of which there is nothing to say. */
function stateOf({ estado, pagada, asiste, visita }: Entry, translate: (key: string) => string): string {
  if (visita) return translate(`desk.states.${visita}`);
  if (estado === 'confirmed' && pagada) return translate('desk.states.paid');
  if (estado === 'confirmed') return asiste ? translate('desk.states.coming') : '';
  return translate(`desk.states.${estado}`);
}

/** The day before, of a range whose end is not in it. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
