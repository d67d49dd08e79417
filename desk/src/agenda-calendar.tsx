import { addDays, CLINIC_ZONE } from '@clinic/contract/dates';
import FullCalendar, { type CalendarRef, type EventDisplayInfo, type EventDropInfo } from '@fullcalendar/react';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import caLocale from '@fullcalendar/react/locales/ca';
import enGbLocale from '@fullcalendar/react/locales/en-gb';
import esLocale from '@fullcalendar/react/locales/es';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useMediaQuery } from '@mui/material';
import type { Ref } from 'react';
import { useLocaleState } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { axisOf, type EventLine, eventsOf, isWithoutHour } from './agenda-events';
import { useWithClinic } from './chosen-clinic';
import { tagOf, today } from './format';
import type { Translate } from './translator';
import { useTranslate } from './use-translate';
import type { Entry } from './wire';

const PLUGINS = [timeGrid, list, interaction, classic];
const LOCALES = [esLocale, caLocale, enGbLocale];
const WIDE_BAR = { start: 'prev,next today', center: 'title', end: 'timeGridDay,timeGridWeek,listDay' };
const NARROW_BAR = { start: 'prev,next today', center: 'title', end: 'listDay,listWeek' };

/** Height of a quarter of an hour: even a visit of ten minutes has room for a line of text. */
const SLOT_PX = 32;
const WEEK_TITLE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Limits the number of visits side by side so that they stay readable; a button shows the others. */
const viewsWith = (inDay: number, inWeek: number) => ({
  timeGridDay: { eventMaxStack: inDay },
  timeGridWeek: { eventMaxStack: inWeek, titleFormat: WEEK_TITLE },
  listWeek: { titleFormat: WEEK_TITLE },
});
const [VIEWS, WIDE_VIEWS] = [viewsWith(3, 1), viewsWith(6, 1)];
const WIDEST_VIEWS = viewsWith(8, 2);

/** The visible days, both included. */
export type Range = { from: string; until: string };

/** Layout of the hours and visits at every width. */
const GRID = {
  slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
  slotHeaderInterval: '01:00',
  slotDuration: '00:15',
  slotMinHeight: SLOT_PX,
  snapDuration: '00:05',
  slotEventOverlap: false,
  eventMinHeight: 20,
  eventShortHeight: SLOT_PX + 1,
  displayEventEnd: false,
  nowIndicator: true,
  height: 'auto',
  eventDurationEditable: false,
  eventInteractive: true,
  tableHeaderClass: 'desk-sticky',
  listDayHeaderClass: 'desk-sticky',
  listItemEventBeforeClass: 'desk-hidden',
  buttonClass: 'desk-no-print',
  buttonGroupClass: 'desk-no-print',
} as const;

type AgendaCalendarProps = {
  ref: Ref<CalendarRef>;
  entries: readonly Entry[];
  range: Range;
  /** Returns the name of an entry's clinic, or undefined while only one clinic is shown. */
  clinicOf: (entry: Entry) => string | undefined;
  onRange: (from: string, until: string) => void;
  onDrop: (info: EventDropInfo) => void;
  /** Called when an empty line is clicked, with its day, and its hour (HHMM) if it has one. */
  onEmpty: (day: string, hhmm: string) => void;
};

/** The agenda as a calendar of days and weeks; a list on narrow screens. Confirmed visits can be dragged. */
export const AgendaCalendar = ({ ref, entries, range, clinicOf, onRange, onDrop, onEmpty }: AgendaCalendarProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const withClinic = useWithClinic();
  const [locale] = useLocaleState();
  const isNarrow = useMediaQuery('(max-width: 48rem)');
  const [isWide, isWidest] = [useMediaQuery('(min-width: 64rem)'), useMediaQuery('(min-width: 100rem)')];
  const axis = axisOf(entries);
  return (
    <FullCalendar
      ref={ref}
      key={isNarrow ? 'narrow' : 'wide'}
      plugins={PLUGINS}
      locales={LOCALES}
      locale={tagOf(locale)}
      timeZone={CLINIC_ZONE}
      firstDay={1}
      initialView={viewOf(range, isNarrow)}
      initialDate={dayOf(range)}
      headerToolbar={isNarrow ? NARROW_BAR : WIDE_BAR}
      buttons={{
        listDay: { text: translate(isNarrow ? 'desk.agenda.listDay' : 'desk.agenda.list') },
        listWeek: { text: translate('desk.agenda.listWeek') },
      }}
      {...calendarWords(translate)}
      allDaySlot={entries.some(isWithoutHour)}
      allDayText={translate('desk.caller.requested')}
      slotMinTime={axis.from}
      slotMaxTime={axis.until}
      {...GRID}
      views={isWidest ? WIDEST_VIEWS : isWide ? WIDE_VIEWS : VIEWS}
      eventContent={contentOf}
      moreLinkHint={(count) => translate('desk.agenda.more', { count })}
      events={entries.flatMap((entry) => eventsOf(entry, clinicOf(entry), translate))}
      datesSet={({ startStr, endStr }) => onRange(startStr.slice(0, 10), addDays(endStr.slice(0, 10), -1))}
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

/** Returns the view for the same days at this width: the calendar is replaced when the width changes. */
function viewOf({ from, until }: Range, isNarrow: boolean): string {
  if (isNarrow) return from === until ? 'listDay' : 'listWeek';
  return from === until ? 'timeGridDay' : 'timeGridWeek';
}

const dayOf = ({ from, until }: Range): string => (from <= today() && today() <= until ? today() : from);

/** Columns in the list, one or two lines in the grid. */
const contentOf = ({ event, view, timeText, timeClass, titleClass }: EventDisplayInfo) => {
  const { name, about, phone, more, missing } = event.extendedProps.line as EventLine;
  if (view.type.startsWith('list'))
    return (
      <div className="desk-line">
        <div>{timeText}</div>
        <strong>{name}</strong>
        <div>{about}</div>
        <div>{phone}</div>
        <div>{more}</div>
      </div>
    );
  return (
    <>
      <div className={`${timeClass} desk-block`}>{[timeText, missing].filter(Boolean).join(' · ')}</div>
      <div className={`${titleClass} desk-block`} title={event.title}>
        {event.title}
      </div>
    </>
  );
};

/** The texts of the calendar. FullCalendar's defaults say "event", and some of its Catalan texts are English. */
const calendarWords = (translate: Translate) => {
  const todayText = translate('desk.agenda.today');
  return {
    ...{ todayText, todayHint: todayText, viewHint: '$0' },
    prevHint: translate('desk.agenda.previous'),
    nextHint: translate('desk.agenda.next'),
    eventsHint: translate('desk.agenda.title'),
    noEventsText: translate('desk.agenda.none'),
    timedText: translate('desk.agenda.timed'),
    viewChangeHint: translate('desk.agenda.views'),
  };
};
