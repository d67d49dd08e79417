import { z } from 'zod';
import { isOn, wireAmount, wireFlag, wireRelation, wireText } from './scalars';

// The responses of /api/citas (docs/contract.md#appointments). Their types are not guaranteed: missing fields are read as
// null.

/** `success` is required, in any spelling: a response without it does not belong to this call. */
const success = z
  .unknown()
  .refine((value) => value !== undefined && value !== null)
  .transform(isOn);

/** The slot search. `slots` is an array, a keyed object or null; `error` is text, an object or missing. */
export const wireSlotSearchSchema = z.object({
  success,
  slots: wireRelation,
  price: wireAmount,
  servicetext: wireText,
  generaltext: wireText,
  scheduleId: wireText,
  serviceId: wireText,
  error: wireRelation,
});
export type WireSlotSearch = z.output<typeof wireSlotSearchSchema>;

/** Times are four digits, as text or as a number that has lost its zeros. */
export const wireSlotSchema = z.object({ initTime: wireText, endTime: wireText });

const freeDay = { fecha: wireText, initTime: wireText, huecos: z.coerce.number().int().positive() };

/** The next days with hours (docs/contract.md#next-days), of our own backend only. */
export const wireNextDaysSchema = z.object({
  success,
  aqui: z.object(freeDay).nullish().catch(null),
  cerca: z
    .array(z.object({ ...freeDay, centromedico: wireText, nombre: wireText, km: z.number().nullish() }))
    .catch([])
    .optional(),
  /** There is a waiting list for the day. */
  espera: wireFlag,
});

/** The prices of tests booked by slot (docs/contract.md#published-prices), of our own backend only. */
export const wirePublishedPricesSchema = z.object({
  success,
  fecha: wireText,
  reservas: z
    .array(z.object({ prueba: wireText, centromedico: wireText, precio: wireAmount }))
    .optional()
    .default([]),
});

/** The hours of consultations (docs/contract.md#consult-hours), of our own backend only. */
export const wireConsultHoursSchema = z.object({
  success,
  dias: z
    .array(z.object({ fecha: wireText, horas: z.array(z.object({ initTime: wireText, endTime: wireText })) }))
    .optional()
    .default([]),
  /** The kinds of visit with hours: presencial, video. */
  modalidades: z.array(wireText).nullish().catch(null),
});

/** The first free hours of records of a kind (docs/contract.md#first-hours), of our own backend only. */
export const wireFirstHoursSchema = z.object({
  success,
  horas: z
    .array(
      z.object({
        ...{ id: wireText, centro: wireText, especialidad: wireText },
        ...{ fecha: wireText, initTime: wireText, endTime: wireText },
      }),
    )
    .optional()
    .default([]),
});

/** Joining or leaving the waiting list (docs/contract.md#waiting-list). */
export const wireWaitingSchema = z.object({ success });

/** An entry of the waiting list; its days are YYYY-MM-DD. */
export const wireWaitingEntrySchema = z.object({
  success,
  entrada: z
    .object({
      estado: z.enum(['waiting', 'booked', 'left', 'over']),
      ...{ servicio: wireText, clinica: wireText, desde: wireText, hasta: wireText },
    })
    .nullish(),
});

export const wireAvailabilitySchema = z.object({ success, available: wireFlag });

/** The response to a released hold. */
export const wireReleaseSchema = z.object({ success });

export const wireRequestAnswerSchema = z.object({
  success,
  paymentUrl: wireText,
  referencia: wireText,
  /** From our own backend: the hour of a consultation is booked, not requested. */
  reservada: wireFlag,
  /** From our own backend: no seat was taken, because the booker must first confirm the e-mail address. */
  verificar: z.enum(['enviado', 'erroneo', 'espera']).nullish().catch(null),
});

export const wireBookingSchema = z.object({
  error: wireRelation,
  /** From our own backend: the payment has not been notified yet. */
  pendiente: wireFlag,
  /** HH:MM by the clinics' clock: end of the hold of an unpaid hour. */
  hasta: wireText,
  /** The hold ended without a payment, and the hour is free again. */
  caducada: wireFlag,
  nombre: wireText,
  dia: wireText,
  hora: wireText,
  servicio: wireText,
  numcita: wireText,
  clinica: wireText,
  direccion: wireText,
  telefono: wireText,
  whatsapp: wireText,
  // From our own backend, beyond the specification: the short reference number, the end of the visit, the number of changes
  // of the calendar entry, the price in euros, whether it was paid on the web, and what to bring (HTML).
  medico: wireText,
  referencia: wireText,
  horafin: wireText,
  secuencia: wireText,
  precio: wireAmount,
  pagado: wireFlag,
  /** presencial or video; a missing one is presencial. */
  modalidad: wireText,
  generaltext: wireText,
  consentimiento: z
    .object({
      version: z.string(),
      hash: z.string(),
      aceptado: z.iso.datetime(),
      terminos: wireFlag,
      consientenotificaciones: wireFlag,
      representante: z.object({ nombre: z.string(), relacion: wireText, sindocumento: wireFlag }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
export type WireBooking = z.output<typeof wireBookingSchema>;

/**
 * The patient's own page of a booking (docs/contract.md#own-visit), from our own backend only: a missing flag forbids
 * the action.
 */
export const wireOwnVisitSchema = z.object({
  success,
  cita: wireBookingSchema
    .extend({
      estado: z.enum(['held', 'confirmed', 'cancelled', 'expired', 'requested']),
      centromedico: wireText,
      tipo: wireText,
      paymentUrl: wireText,
      /** 'YYYY-MM-DD HHMM' by the clinics' clock. */
      cambiohasta: wireText,
      puedemover: wireFlag,
      puedeanular: wireFlag,
      devolucion: wireFlag,
      asiste: wireFlag,
      /** The link of a video call. */
      enlace: wireText,
      puedeconfirmar: wireFlag,
      /** How the patient is notified of a change: null means not at all, and a missing field means by mail. */
      avisos: z.enum(['correo', 'sms']).nullable().default('correo').catch('correo'),
      recibos: z
        .array(z.object({ numero: wireText, fecha: wireText, importe: wireText }))
        .nullish()
        .catch(null),
    })
    .nullish(),
});

/** Its free hours, each with its price in euros. */
export const wireOwnHoursSchema = z.object({
  success,
  huecos: z.array(z.object({ initTime: wireText, endTime: wireText, precio: wireAmount })).nullish(),
});

/** A receipt as a PDF in base64. */
export const wireOwnReceiptSchema = z.object({
  success,
  recibo: z.object({ nombre: z.string(), pdf: z.base64() }).nullish(),
});

/** A link for the browser that booked: a path of the site with a secret after the #. */
export const wireOwnLinkSchema = z.object({ success, enlace: wireText });

/** The result of a move or a cancellation: `motivo` is the reason of a refusal, `devolucion` that a payment is refunded. */
export const wireOwnChangeSchema = z.object({ success, motivo: wireText, devolucion: wireFlag });
