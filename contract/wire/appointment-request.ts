/**
 * The body of POST /api/citas/solicitar (docs/contract.md#appointment-request): fields that the mode does not have are null.
 */
export type WireAppointmentRequest = {
  escovid: boolean;
  tipo: string | null;
  aseguradora: string | null;
  especialidad: string | null;
  centromedico: string;
  horario: string | null;
  /** DD-MM-YYYY for a slot; YYYY-MM-DD from the field of a call request. */
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
  /** A child without document, too young to need one; left out for anybody else. Like `necesidades`, our addition. */
  sindocumento?: 1;
  direccion: string | null;
  cp: string | null;
  ciudad: string | null;
  provincia: string | null;
  pais: string | null;
  paisname: string | null;
  /** The booker, their relationship to the patient (progenitor, tutor, familiar, otra) and their document; like `necesidades`, our addition. */
  solicitante: string | null;
  relacion: string | null;
  dnisolicitante: string | null;
  necesidades: string | null;
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
  /** The requested doctor: beyond the specification; other upstreams use the path the patient came from. */
  medico: string | null;
  /** When to call, '2026-12-01 0740-1400'; our addition, left out without a choice. */
  horariollamada?: string;
  /** The id of the diagnostic test; like `medico`, our addition. */
  prueba?: string;
  /** A video call; our addition, left out for a visit at the clinic. */
  modalidad?: 'video';
  currentusername: string | null;
  terminos: 0 | 1;
  consientenotificaciones: 0 | 1 | null;
  nopagar: boolean | null;
  /** The text the patient consented to: beyond the specification; other upstreams ignore it. */
  consentimientoversion: string | null;
  /** SHA-256 in hex. */
  consentimientohash: string | null;
};
