import type { DraftField } from '@/lib/domain/appointment/draft';
import type { FieldProblem } from '@/lib/domain/appointment/field-problems';
import type { Violation } from './errors';

/** The fields of the form behind the names of the wire; what the visitor does not type is not there. */
const FIELDS: Record<string, DraftField> = {
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

/** The fields the upstream refused in a 422, under their names in the form; the reason is said in our own words. */
export function fieldsRefused(violations: Violation[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    violations.flatMap(({ field }) => (Object.hasOwn(FIELDS, field) ? [[FIELDS[field], 'invalid' as const]] : [])),
  );
}
