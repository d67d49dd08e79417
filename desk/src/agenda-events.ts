import type { EventInput } from '@fullcalendar/react';
import { stateColours } from './agenda-states';
import { hour } from './format';
import type { Translate } from './translator';
import type { Entry } from './wire';

/**
 * The texts of an entry in the list, after its hour. In the grid they are the title of the block, without the
 * telephone; `missing`, what reception must still do, is beside its hour too, where a short block shows it.
 */
export type EventLine = { name: string; about: string; phone: string; more: string; missing: string };

/** The axis always includes these hours of the day. */
const [FIRST, LAST] = [8, 20];

/**
 * Returns the full hours (HH:00) that include all these visits, at least 08:00 to 20:00. Full hours, because
 * FullCalendar loses the row heights when the labels of the axis move to other minutes
 * (fullcalendar/fullcalendar#8101).
 */
export function axisOf(entries: readonly Entry[]): { from: string; until: string } {
  const timed = entries.flatMap(({ inicio, fin }) => (inicio && fin ? [{ inicio, fin }] : []));
  const first = Math.min(FIRST, ...timed.map(({ inicio }) => Math.floor(Number(inicio) / 100)));
  const last = Math.max(LAST, ...timed.map(({ fin }) => Math.ceil(Number(fin) / 100)));
  return { from: wholeHour(first), until: wholeHour(last) };
}

const wholeHour = (hours: number): string => `${String(hours).padStart(2, '0')}:00`;

/** True for a request without an hour; it may name a preferred day. */
export const isWithoutHour = ({ estado, inicio, fecha, fechadeseada }: Entry): boolean =>
  estado === 'requested' && !inicio && Boolean(fecha ?? fechadeseada);

/** Returns the calendar events of an entry: one, or none if it has no day. `clinic` is shown when there are several. */
export function eventsOf(entry: Entry, clinic: string | undefined, translate: Translate): EventInput[] {
  const { referencia, version, inicio, fin, estado, visita, nombre, motivo, telefono } = entry;
  const day = entry.fecha ?? entry.fechadeseada;
  if (!day || (!isWithoutHour(entry) && (!inicio || !fin))) return [];
  const [color, contrastColor] = stateColours(visita ?? estado);
  const preference = isWithoutHour(entry) && preferred(entry, translate);
  const missing = entry.sinenlace ? translate('desk.modality.withoutLink') : '';
  const state = [overbooked(entry, translate), stateOf(entry, translate), preference];
  const more = [clinic, video(entry, translate), missing, ...state].filter(Boolean).join(' · ');
  const line: EventLine = { name: nombre, about: motivo, phone: telefono ?? '', more, missing };
  const time = inicio && fin ? { start: at(day, inicio), end: at(day, fin) } : { start: day, allDay: true };
  return [
    {
      ...{
        id: referencia,
        title: [nombre, motivo, more].filter(Boolean).join(' · '),
        extendedProps: { line, version },
      },
      ...{ color, contrastColor, className: `desk-event desk-event-${estado}`, editable: estado === 'confirmed' },
      ...time,
    },
  ];
}

const at = (day: string, hhmm: string) => `${day}T${hour(hhmm)}:00`;

/** The part of the day that a patient prefers, in words. */
const preferred = ({ horariodeseado }: Entry, translate: Translate): string =>
  horariodeseado ? translate(`desk.choices.horario.${horariodeseado}`, { _: horariodeseado }) : '';

/** Returns the note that the visit is a video call, or ''. */
const video = ({ modalidad }: Entry, translate: Translate): string =>
  modalidad === 'video' ? translate('desk.modality.video') : '';

/** Returns the note that the hour is overbooked, or ''. */
const overbooked = ({ sobrecupo }: Entry, translate: Translate): string =>
  sobrecupo ? translate('desk.states.overbooked') : '';

/** Returns the state as one word; '' for a confirmed visit without remarks. */
function stateOf({ estado, pagada, asiste, visita }: Entry, translate: Translate): string {
  if (visita) return translate(`desk.states.${visita}`);
  if (estado === 'confirmed' && pagada) return translate('desk.states.paid');
  if (estado === 'confirmed') return asiste ? translate('desk.states.coming') : '';
  return translate(`desk.states.${estado}`);
}
