import { z } from 'zod';
import { isOn, wireFlag, wireRelation, wireText } from './scalars';

// The answers of /api/citas (contract rows 22 to 25). Their types are nowhere promised: what is missing reads as null.

/** `success` must be there, in any spelling: an answer without it is no answer of this call. */
const success = z
  .unknown()
  .refine((value) => value !== undefined && value !== null)
  .transform(isOn);

/** The slot search. `slots` comes as array, keyed object or null; `error` as text, as object or not at all. */
export const wireSlotSearchSchema = z.object({
  success,
  slots: wireRelation,
  price: wireText,
  servicetext: wireText,
  generaltext: wireText,
  scheduleId: wireText,
  serviceId: wireText,
  error: wireRelation,
});
export type WireSlotSearch = z.output<typeof wireSlotSearchSchema>;

/** Times are four digits, as text or as a number that has lost its zeros. */
export const wireSlotSchema = z.object({ initTime: wireText, endTime: wireText });

export const wireAvailabilitySchema = z.object({ success, available: wireFlag });

export const wireRequestAnswerSchema = z.object({ success, paymentUrl: wireText });

export const wireBookingSchema = z.object({
  error: wireRelation,
  /** Of our own backend: the error is that the payment has not been notified yet. */
  pendiente: wireFlag,
  nombre: wireText,
  dia: wireText,
  hora: wireText,
  servicio: wireText,
  numcita: wireText,
  clinica: wireText,
  direccion: wireText,
  telefono: wireText,
  whatsapp: wireText,
});
export type WireBooking = z.output<typeof wireBookingSchema>;

/** What POST /api/citas/solicitar is sent (specification part 2, section 3): null is what the mode does not have. */
export type WireAppointmentRequest = {
  escovid: boolean;
  tipo: string | null;
  aseguradora: string | null;
  especialidad: string | null;
  centromedico: string;
  horario: string | null;
  /** DD-MM-YYYY for a slot; YYYY-MM-DD as the field gives it when somebody calls back. */
  dia: string | null;
  /** 'HHMM-HHMM'. */
  hueco: string | null;
  /** Euros with two decimals. */
  precio: string | null;
  servicetext: string | null;
  generaltext: string | null;
  scheduleId: string | null;
  serviceId: string | null;
  valoracionsolicitud: string | null;
  contactocovid: string | null;
  sintomascovid: string | null;
  pacienteingresado: string | null;
  requestCovidCertificate: string | null;
  nombre: string;
  apellidos: string | null;
  fechanacimiento: string | null;
  email: string;
  emailconfirmation: string | null;
  telefono: string;
  tipoDocIdentificacion: string | null;
  dni: string | null;
  pasaporte: string | null;
  direccion: string | null;
  cp: string | null;
  ciudad: string | null;
  provincia: string | null;
  pais: string | null;
  paisname: string | null;
  nocoincidefacturacion: boolean | null;
  destinatariofactura: string | null;
  nombrefacturacion: string | null;
  apellidosfacturacion: string | null;
  emailfacturacion: string | null;
  tipoDocIdentificacionFacturacion: string | null;
  dnifacturacion: string | null;
  pasaportefacturacion: string | null;
  direccionfacturacion: string | null;
  cpfacturacion: string | null;
  ciudadfacturacion: string | null;
  provinciafacturacion: string | null;
  paisfacturacion: string | null;
  paisfacturacionname: string | null;
  urlorigen: string | null;
  currentusername: string | null;
  terminos: 0 | 1;
  consientenotificaciones: 0 | 1 | null;
  nopagar: boolean | null;
  /** Which text the patient consented to: ours, beyond the specification; other upstreams leave it unread. */
  consentimientoversion: string | null;
  /** SHA-256 in hex. */
  consentimientohash: string | null;
};
