import FullCalendar, { type CalendarRef, type EventDropInfo, type EventInput } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import caLocale from '@fullcalendar/react/locales/ca';
import enGbLocale from '@fullcalendar/react/locales/en-gb';
import esLocale from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMediaQuery } from '@mui/material';
import type { Ref } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { stateColours } from './agenda-states';
import { useWithClinic } from './chosen-clinic';
import { hour, tagOf } from './format';
import type { Entry } from './wire';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const PLUGINS = [timeGrid, list, interaction, classic];
const LOCALES = [esLocale, caLocale, enGbLocale];
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
  /** An empty line was clicked: its day, and HHMM where it has an hour. */
  onEmpty: (day: string, hhmm: string) => void;
};

/** The days and weeks as a calendar: a list on a telephone; what is confirmed can be dragged. */
export const AgendaCalendar = ({ ref, entries, clinicOf, onRange, onDrop, onEmpty }: AgendaCalendarProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const withClinic = useWithClinic();
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
      locale={tagOf(locale)}
      timeZone="Europe/Madrid"
      firstDay={1}
      initialView={isNarrow ? 'listDay' : 'timeGridDay'}
      headerToolbar={isNarrow ? NARROW_BAR : WIDE_BAR}
      buttons={{
        listDay: { text: translate(isNarrow ? 'desk.agenda.listDay' : 'desk.agenda.list') },
        listWeek: { text: translate('desk.agenda.listWeek') },
      }}
      {...calendarWords(translate)}
      slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hour12: false }}
      allDaySlot={entries.some(isWithoutHour)}
      allDayText={translate('desk.caller.requested')}
      slotMinTime={hour(opening)}
      slotMaxTime={hour(closing)}
      slotDuration="00:15"
      snapDuration="00:05"
      nowIndicator
      height="auto"
      eventDurationEditable={false}
      eventInteractive
      listItemEventTitleClass="desk-line"
      events={entries.flatMap((entry) =>
        eventsOf(
          entry,
          [clinicOf(entry), overbooked(entry, translate), stateOf(entry, translate)],
          preferred(entry, translate),
        ),
      )}
      datesSet={({ startStr, endStr }) => onRange(startStr.slice(0, 10), dayBefore(endStr.slice(0, 10)))}
      eventClick={({ event, jsEvent }) => {
        jsEvent.preventDefault();
        navigate(withClinic(`/reservas/${event.id}`));
      }}
      eventDrop={onDrop}
      dateClick={({ dateStr, allDay }) =>
        onEmpty(dateStr.slice(0, 10), allDay ? '' : dateStr.slice(11, 16).replace(':', ''))
      }
    />
  );
};

/** In the desk's words: the calendar's own say "event", and in Catalan some of them are English. */
const calendarWords = (translate: Translate) => {
  const today = translate('desk.agenda.today');
  return {
    ...{ todayText: today, todayHint: today, viewHint: '$0' },
    prevHint: translate('desk.agenda.previous'),
    nextHint: translate('desk.agenda.next'),
    eventsHint: translate('desk.agenda.title'),
    noEventsText: translate('desk.agenda.none'),
  };
};

/** A request with no more than a day the patient would like. */
const isWithoutHour = ({ estado, inicio, fecha, fechadeseada }: Entry): boolean =>
  estado === 'requested' && !inicio && Boolean(fecha ?? fechadeseada);

/** The part of the day a patient would like, in words. */
const preferred = ({ horariodeseado }: Entry, translate: Translate): string =>
  horariodeseado ? translate(`desk.choices.horario.${horariodeseado}`, { _: horariodeseado }) : '';

/** That an hour was given that was not free, in a word. */
const overbooked = ({ sobrecupo }: Entry, translate: Translate): string =>
  sobrecupo ? translate('desk.states.overbooked') : '';

/** One event, none for what has no day; `more` is said after who and what. A request stands apart: it has no seat. */
function eventsOf(entry: Entry, more: (string | undefined)[], preference: string) {
  const { referencia, version, inicio, fin, estado, visita, nombre, motivo } = entry;
  const day = entry.fecha ?? entry.fechadeseada;
  if (!day || (!isWithoutHour(entry) && (!inicio || !fin))) return [];
  const [color, contrastColor] = stateColours(visita ?? estado);
  const title = [nombre, motivo, ...more, isWithoutHour(entry) && preference].filter(Boolean).join(' · ');
  const time = inicio && fin ? { start: at(day, inicio), end: at(day, fin) } : { start: day, allDay: true };
  const event: EventInput = {
    id: referencia,
    version,
    title,
    color,
    contrastColor,
    className: `desk-event-${estado}`,
    ...time,
  };
  return [{ ...event, editable: estado === 'confirmed' }];
}

/** The state in a word; '' for a confirmed visit of which there is nothing to say. */
function stateOf({ estado, pagada, asiste, visita }: Entry, translate: Translate): string {
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
