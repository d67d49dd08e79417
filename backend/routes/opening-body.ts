import { parseDay, parseHhmm, toMinutes } from '@clinic/contract/dates';
import { z } from 'zod';
import { type Service, SLOT_TESTS } from '#hours/slot-tests';
import type { OpeningChange } from '#opening/change';

/** A schema that applies `parse` and refuses null. */
const read = <T>(parse: (text: string) => T | null) =>
  z.string().transform((text, context): T => {
    const value = parse(text);
    if (value === null) context.addIssue('unreadable');
    return value as T;
  });

const id = z.int().positive().max(999_999_999);
const day = read(parseDay);
const someDay = day.nullable();
const hour = read(parseHhmm);
const AGENDA = /^(especialidad|medico|prueba)-[1-9]\d{0,6}$/;
const service = read((text): Service | null => {
  const test = SLOT_TESTS.find((one) => one === text);
  return test ?? (AGENDA.test(text) ? (text as Service) : null);
});

const hoursFields = {
  de: hour,
  a: hour,
  minutos: z.int().min(5).max(240),
  plazas: z.int().min(1).max(99),
  centimos: z.int().min(0).max(1_000_000),
  modalidad: z.enum(['presencial', 'video']).default('presencial'),
};
type WireHours = { de: string; a: string; minutos: number; plazas: number; centimos: number; modalidad: string };
const hoursOf = ({ de, a, minutos, plazas, centimos, modalidad }: WireHours) => ({
  ...{ from: de, to: a, minutes: minutos, capacity: plazas, priceCents: centimos, isVideo: modalidad === 'video' },
});
/** Only consultations can be video calls. */
const suitsKind = ({ servicio, modalidad }: { servicio: Service; modalidad: string }): boolean =>
  modalidad !== 'video' || /^(especialidad|medico)-/.test(servicio);
const fitsOne = ({ de, a, minutos }: WireHours): boolean => toMinutes(a) - toMinutes(de) >= minutos;

const scope = {
  clinica: id.nullable(),
  regiones: z
    .array(z.string().regex(/^[a-z-]{1,40}$/))
    .min(1)
    .max(60)
    .nullable(),
};
type Scope = { clinica: number | null; regiones: string[] | null };
const isOneScope = ({ clinica, regiones }: Scope): boolean => clinica === null || regiones === null;
const reason = z.string().trim().max(200);

const CHANGES = z.union([
  z
    .object({
      ...{ tipo: z.literal('lineas'), clinica: id, servicio: service, desde: someDay, hasta: someDay, ...hoursFields },
      dias: z.array(z.int().min(1).max(7)).min(1).max(7),
    })
    .refine((lines) => fitsOne(lines) && suitsKind(lines))
    .transform(({ clinica, servicio, dias, desde, hasta, ...hours }): OpeningChange => {
      const lines = [...new Set(dias)].map((weekday) => ({ ...hoursOf(hours), weekday, first: desde, last: hasta }));
      return { kind: 'addLines', clinicId: clinica, service: servicio, lines };
    }),
  z
    .object({ tipo: z.literal('cambiarLinea'), id, desde: day, hasta: someDay, ...hoursFields })
    .refine(fitsOne)
    .transform(
      ({ id: lineId, desde, hasta, ...hours }): OpeningChange => ({
        ...{ kind: 'changeLine', id: lineId, from: desde, last: hasta, hours: hoursOf(hours) },
      }),
    ),
  z
    .object({ tipo: z.literal('terminarLinea'), id, hasta: day })
    .transform(({ id: lineId, hasta }): OpeningChange => ({ kind: 'endLine', id: lineId, last: hasta })),
  z
    .object({ tipo: z.literal('extra'), clinica: id, servicio: service, fecha: day, ...hoursFields })
    .refine((extra) => fitsOne(extra) && suitsKind(extra))
    .transform(
      ({ clinica, servicio, fecha, ...hours }): OpeningChange => ({
        ...{ kind: 'addExtra', clinicId: clinica, service: servicio, day: fecha, hours: hoursOf(hours) },
      }),
    ),
  z
    .object({ tipo: z.literal('quitarExtra'), id })
    .transform(({ id: extraId }): OpeningChange => ({ kind: 'removeExtra', id: extraId })),
  z
    .object({
      ...{ tipo: z.literal('cierre'), ...scope, servicio: service.nullable(), desde: day, hasta: day },
      ...{ de: hour.nullable(), a: hour.nullable(), motivo: reason },
    })
    .refine((closure) => isOneScope(closure) && (closure.de === null) === (closure.a === null))
    .refine(({ de, a }) => de === null || a === null || de < a)
    .transform(
      ({ clinica, regiones, servicio, desde, hasta, de, a, motivo }): OpeningChange => ({
        ...{ kind: 'addClosure', clinicId: clinica, regions: regiones, service: servicio },
        ...{ first: desde, last: hasta, from: de, to: a, reason: motivo },
      }),
    ),
  z
    .object({
      tipo: z.literal('festivos'),
      festivos: z
        .array(z.object({ ...scope, fecha: day, nombre: reason }).refine(isOneScope))
        .min(1)
        .max(60),
    })
    .transform(({ festivos }): OpeningChange => {
      const holidays = festivos.map(({ clinica, regiones, fecha, nombre }) => ({
        ...{ clinicId: clinica, regions: regiones, day: fecha, name: nombre },
      }));
      return { kind: 'addHolidays', holidays };
    }),
  z
    .object({ tipo: z.literal('quitarCierre'), id })
    .transform(({ id: closureId }): OpeningChange => ({ kind: 'removeClosure', id: closureId })),
]);

/**
 * Returns the change of hours in a body, or null if it is malformed. Whether it is possible is checked when it is made.
 */
export function parseChange(value: unknown): OpeningChange | null {
  const parsed = CHANGES.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Returns the service with a wire name, or null. */
export const parseService = (text: string): Service | null => service.safeParse(text).data ?? null;
