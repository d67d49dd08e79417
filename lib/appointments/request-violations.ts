import type { DraftField } from '@/lib/domain/appointment/draft';
import type { FieldProblem } from '@/lib/domain/appointment/field-problems';

/** The fields of the form behind the names of the wire; what the visitor does not enter is not in it. */
export const REQUEST_FIELDS: Record<string, DraftField> = {
  tipo: 'type',
  aseguradora: 'insurer',
  especialidad: 'specialityId',
  centromedico: 'clinicId',
  horario: 'preferredTime',
  dia: 'day',
  hueco: 'slot',
  valoracionsolicitud: 'reason',
  contactocovid: 'hadContact',
  sintomascovid: 'hasSymptoms',
  pacienteingresado: 'isAdmitted',
  requestCovidCertificate: 'wantsCertificate',
  nombre: 'name',
  apellidos: 'surnames',
  fechanacimiento: 'birthDate',
  email: 'email',
  emailconfirmation: 'emailConfirmation',
  telefono: 'phone',
  pais: 'country',
  tipoDocIdentificacion: 'documentType',
  dni: 'documentNumber',
  pasaporte: 'passport',
  direccion: 'address',
  cp: 'postalCode',
  ciudad: 'city',
  provincia: 'province',
  destinatariofactura: 'billingRecipient',
  nombrefacturacion: 'billingName',
  apellidosfacturacion: 'billingSurnames',
  emailfacturacion: 'billingEmail',
  paisfacturacion: 'billingCountry',
  tipoDocIdentificacionFacturacion: 'billingDocumentType',
  dnifacturacion: 'billingDocumentNumber',
  pasaportefacturacion: 'billingPassport',
  direccionfacturacion: 'billingAddress',
  cpfacturacion: 'billingPostalCode',
  ciudadfacturacion: 'billingCity',
  provinciafacturacion: 'billingProvince',
};

/** What a refusal of these fields most likely means; of any other it says that the value is not valid. */
export const REQUEST_REASONS: { [Field in DraftField]?: FieldProblem } = {
  specialityId: 'specialityMissing',
  clinicId: 'clinicUnsuited',
  day: 'dayPast',
  slot: 'slotMissing',
  postalCode: 'postalCodeInvalid',
  billingPostalCode: 'postalCodeInvalid',
};
