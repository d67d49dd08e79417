/** Labels of the stored form fields by wire name, in the order of display. */
export const PATIENT_LABELS: Record<string, string> = {
  nombre: 'Name',
  apellidos: 'Surnames',
  telefono: 'Telephone',
  email: 'E-mail',
  emailconfirmation: 'E-mail again',
  solicitante: 'Booked by',
  relacion: 'Who is to the patient',
  dnisolicitante: 'Document of who booked',
  necesidades: 'Needs for the visit',
  tipo: 'Type',
  especialidad: 'Speciality number',
  medico: 'Doctor number',
  aseguradora: 'Insurer',
  dia: 'Preferred day',
  hueco: 'Preferred hour',
  horario: 'Preferred time',
  horariollamada: 'When to call',
  modalidad: 'Kind of visit',
  enlacevideo: 'Link of the video call',
  fechanacimiento: 'Date of birth',
  tipoDocIdentificacion: 'Document type',
  dni: 'DNI or NIE',
  pasaporte: 'Passport',
  sindocumento: 'Without document (under 14)',
  direccion: 'Address',
  cp: 'Postcode',
  ciudad: 'City',
  provincia: 'Province',
  pais: 'Country code',
  paisname: 'Country',
  valoracionsolicitud: 'Reason of the test',
  contactocovid: 'Contact with a case',
  sintomascovid: 'Symptoms',
  pacienteingresado: 'In hospital',
  requestCovidCertificate: 'Certificate wanted',
  nocoincidefacturacion: 'Invoice to somebody else',
  destinatariofactura: 'Invoice to',
  nombrefacturacion: 'Invoice name',
  apellidosfacturacion: 'Invoice surnames',
  emailfacturacion: 'Invoice e-mail',
  tipoDocIdentificacionFacturacion: 'Invoice document type',
  dnifacturacion: 'Invoice document',
  pasaportefacturacion: 'Invoice passport',
  direccionfacturacion: 'Invoice address',
  cpfacturacion: 'Invoice postcode',
  ciudadfacturacion: 'Invoice city',
  provinciafacturacion: 'Invoice province',
  paisfacturacion: 'Invoice country code',
  paisfacturacionname: 'Invoice country',
  terminos: 'Consent to research',
  consientenotificaciones: 'Consent to news',
  consentimientoversion: 'Consent text, version',
  consentimientohash: 'Consent text, SHA-256',
  consentimientomedio: 'Consented by',
  consentimientopor: 'Consent asked by',
  currentusername: 'Asked for by the professional',
  urlorigen: 'Came from',
};

/** The ten reasons for a test (M115), in the Spanish words shown to the patient. */
export const TEST_REASONS: Record<string, string> = {
  '1': 'Antes de un viaje',
  '2': 'Antes de entrar en una residencia',
  '3': 'Estudio preoperatorio',
  '4': 'Vuelta al trabajo',
  '5': 'Visita a la familia',
  '6': 'Otro motivo',
  '7': 'Contacto con un caso positivo',
  '8': 'Intervención quirúrgica',
  '9': 'Examen u oposición',
  '10': 'Tranquilidad o precaución',
};

/** Formats a stored value for reading: yes or no for decisions, the label of the reason, any other value unchanged. */
export function spokenValue(field: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (field === 'urlorigen' && text === '/gestion') return 'a booking by telephone';
  const reason = field === 'valoracionsolicitud' && Object.hasOwn(TEST_REASONS, text) ? TEST_REASONS[text] : null;
  return reason ? `${text}, ${reason}` : text;
}
