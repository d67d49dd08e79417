import 'server-only';
import { WIRE_RELATIONS } from '@clinic/contract/booker-rules';
import { callWindowValue } from '@clinic/contract/call-hours';
import type { WireAppointmentRequest } from '@clinic/contract/wire/appointment-request';
import type { AppointmentRequest, BillingData, PostalAddress, RequestDocument } from '@/lib/domain/appointment/request';
import { type SlotOffer, slotValue } from '@/lib/domain/appointment/slot';
import { countryName } from '@/lib/domain/countries';
import { toWireDay } from '../upstream/mapping';

/** Data added by the server: that day's offer and price, the logged-in professional, the text consented to. */
type Known = {
  offer: SlotOffer | null;
  currentUsername: string | null;
  consentText?: { version: string; hash: string } | null;
};

/** A request under the names of the wire (docs/contract.md#appointment-request; M119, M120). */
export function toWireAppointment(request: AppointmentRequest, { offer, currentUsername, consentText }: Known) {
  const { patient, assessment, consent, isCovid, day, slot } = request;
  const wire: WireAppointmentRequest = {
    escovid: isCovid,
    tipo: request.type,
    aseguradora: request.insurer,
    especialidad: request.specialityId,
    centromedico: request.clinicId,
    horario: request.preferredTime,
    dia: day && isCovid ? toWireDay(day) : day,
    hueco: slot && slotValue(slot),
    precio: typeof offer?.priceCents === 'number' ? (offer.priceCents / 100).toFixed(2) : null,
    servicetext: offer?.serviceText ?? null,
    generaltext: offer?.generalText ?? null,
    scheduleId: offer?.scheduleId ?? null,
    serviceId: offer?.serviceId ?? null,
    valoracionsolicitud: assessment?.reason ?? null,
    contactocovid: assessment?.hadContact ?? null,
    sintomascovid: assessment?.hasSymptoms ?? null,
    pacienteingresado: assessment?.isAdmitted ?? null,
    requestCovidCertificate: assessment?.wantsCertificate ?? null,
    nombre: patient.name,
    apellidos: patient.surnames,
    fechanacimiento: patient.birthDate,
    email: patient.email,
    emailconfirmation: isCovid ? patient.email : null,
    telefono: patient.phone,
    // A request without slot does not ask for the document type: only its number is sent.
    tipoDocIdentificacion: isCovid ? (patient.document?.type ?? null) : null,
    dni: isCovid ? numberOf(patient.document) : (patient.document?.number ?? null),
    pasaporte: isCovid ? passportOf(patient.document) : null,
    ...(isCovid && !patient.document && { sindocumento: 1 as const }),
    ...addressOf(patient.address),
    solicitante: request.guardian?.name ?? null,
    relacion: request.guardian && WIRE_RELATIONS[request.guardian.relation],
    dnisolicitante: request.guardian?.document ?? null,
    necesidades: request.needs,
    nocoincidefacturacion: isCovid ? request.billing !== null : null,
    ...billingOf(request.billing),
    urlorigen: request.originPath,
    medico: request.doctorId,
    ...(request.testId !== null && { prueba: request.testId }),
    ...(request.isVideo && { modalidad: 'video' as const }),
    ...(request.callWindow && { horariollamada: callWindowValue(request.callWindow) }),
    currentusername: currentUsername,
    // In covid mode this is research use of the leftover sample; in a call request the terms, which are required (D6).
    terminos: isCovid ? asBit(consent?.allowsResearch) : 1,
    consientenotificaciones: isCovid ? asBit(consent?.allowsNotifications) : null,
    nopagar: isCovid ? !consent?.paysOnline : null,
    consentimientoversion: consentText?.version ?? null,
    consentimientohash: consentText?.hash ?? null,
  };
  return wire;
}

const asBit = (isGiven: boolean | undefined): 0 | 1 => (isGiven ? 1 : 0);

const numberOf = (document: RequestDocument | null) =>
  document && document.type !== 'PASAPORTE' ? document.number : null;
const passportOf = (document: RequestDocument | null) => (document?.type === 'PASAPORTE' ? document.number : null);

const addressOf = (address: PostalAddress | null) => ({
  direccion: address?.street ?? null,
  cp: address?.postalCode ?? null,
  ciudad: address?.city ?? null,
  provincia: address?.province ?? null,
  pais: address?.country ?? null,
  // Always in Spanish, regardless of the page's language.
  paisname: address && countryName('es', address.country),
});

const billingOf = (billing: BillingData | null) => ({
  destinatariofactura: billing?.recipient ?? null,
  nombrefacturacion: billing?.name ?? null,
  apellidosfacturacion: billing?.surnames ?? null,
  emailfacturacion: billing?.email ?? null,
  tipoDocIdentificacionFacturacion: billing?.document.type ?? null,
  dnifacturacion: numberOf(billing?.document ?? null),
  pasaportefacturacion: passportOf(billing?.document ?? null),
  direccionfacturacion: billing?.address.street ?? null,
  cpfacturacion: billing?.address.postalCode ?? null,
  ciudadfacturacion: billing?.address.city ?? null,
  provinciafacturacion: billing?.address.province ?? null,
  paisfacturacion: billing?.address.country ?? null,
  paisfacturacionname: billing && countryName('es', billing.address.country),
});
