import { describe, expect, it } from 'vitest';
import {
  ANSWERS,
  APPOINTMENT_TYPES,
  ASSESSMENT_REASONS,
  COVID_TESTS,
  INSURERS,
  PREFERRED_TIMES,
} from '@/lib/domain/appointment/choices';
import { FIELD_PROBLEMS } from '@/lib/domain/appointment/field-problems';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

describe('the words of the specification, exactly', () => {
  it.each([
    ['M97', es.Assistant.searchingSlots, 'Cargando franjas horarias disponibles. Por favor, espere...'],
    ['M99', es.Assistant.noSlots, 'No hay cita disponible para la fecha escogida.'],
    [
      'D2',
      es.Assistant.noSlotsOtherDate,
      'No hay huecos libres para la fecha seleccionada. Por favor, seleccione otra fecha.',
    ],
    [
      'M100',
      es.Assistant.slotsFailed,
      'Se ha producido un error. Por favor, inténtelo de nuevo y, si el error persiste, contacte con nosotros.',
    ],
    [
      'M109',
      es.AppointmentForm.redirectBack,
      'Las fecha y hora seleccionadas para la cita ya no están disponibles. Por favor, elija un nuevo día y hora. Disculpe las molestias.',
    ],
    ['M110', es.AppointmentForm.next, 'Siguiente'],
    ['M110', es.AppointmentForm.submit, 'Pedir cita'],
    ['M113', es.AppointmentForm.incomplete, 'Debes rellenar todos los campos del formulario'],
    [
      'M114',
      es.AppointmentForm.received,
      'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita, ¡muchas gracias por confiar en {brand}!',
    ],
    ['D14', es.AppointmentForm.failed, 'Se ha producido un error. Por favor, inténtelo de nuevo.'],
    ['M138', es.Consent.title, 'Pedir cita'],
    ['M143', es.Consent.incomplete, 'Debes rellenar todos los campos del formulario'],
    ['M143', en.Consent.incomplete, 'Please, fill all the fields of the form'],
    ['M137', en.Consent.emptyTitle, 'Empty form data'],
    [
      'M146',
      en.Consent.received,
      'Appointment request received correctly. We will contact you to confirm the appointment',
    ],
    [
      'M146',
      es.Consent.received,
      'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita',
    ],
    ['M149', en.Payment.failure, 'A payment error has occurred'],
    ['M149', es.Payment.failure, 'Se ha producido un error en el pago'],
    ['M150', en.Payment.success, 'You have finished your appointment successfully'],
    ['M150', es.Payment.success, 'Has finalizado tu cita correctamente'],
  ])('%s', (_row, shown, specified) => {
    expect(shown).toBe(specified);
  });

  it.each([
    ['nameDigits', 'El nombre no puede contener números'],
    ['surnamesDigits', 'Los apellidos no pueden contener números'],
    ['birthDateMissing', 'La fecha de nacimiento es obligatoria'],
    ['birthDateInvalid', 'La fecha de nacimiento no es correcta'],
    ['emailInvalid', 'El email no es válido'],
    ['emailsDiffer', 'Los emails no coinciden.'],
    ['phoneMissing', 'El teléfono es obligatorio'],
    ['dniInvalid', 'DNI no válido'],
    ['nieInvalid', 'NIE no válido'],
    ['cifInvalid', 'CIF no válido'],
    ['nifInvalid', 'NIF no válido'],
    ['dniNieInvalid', 'DNI/NIE no válido'],
    ['dniNifNieInvalid', 'DNI/NIF/NIE no válido'],
    ['addressMissing', 'La dirección es obligatoria'],
    ['postalCodeMissing', 'El código postal es obligatorio'],
    ['cityMissing', 'La ciudad es obligatoria'],
    ['provinceMissing', 'La provincia es obligatoria'],
    ['countryMissing', 'Selecciona un país'],
    ['billingCountryMissing', 'Selecciona el país'],
    ['termsMissing', 'Debes aceptar los términos'],
    ['recipientMissing', 'Selecciona el destinatario de la factura'],
    ['documentTypeMissing', 'Selecciona el tipo de documento de identificación'],
    ['documentMissing', 'El documento de identidad es obligatorio'],
    ['passportMissing', 'El pasaporte es obligatorio'],
    ['nameMissing', 'El nombre es obligatorio'],
    ['surnamesMissing', 'Los apellidos son obligatorios'],
    ['emailMissing', 'El email es obligatorio'],
    ['typeMissing', 'Selecciona el tipo de test'],
    ['clinicMissing', 'Selecciona una clínica'],
    ['slotMissing', 'Selecciona una hora'],
    ['reasonMissing', 'Selecciona el motivo de la solicitud'],
    ['optionMissing', 'Selecciona una opción'],
  ] as const)('a field that is %s says so (M121 to M131)', (problem, text) => {
    expect(es.AppointmentForm.errors[problem]).toBe(text);
  });
});

describe('every choice and every problem', () => {
  it('has its words, and no word is left without one', () => {
    expect(Object.keys(es.AppointmentForm.errors).sort()).toEqual([...FIELD_PROBLEMS].sort());
    expect(Object.keys(es.Assistant.types).sort()).toEqual([...APPOINTMENT_TYPES].sort());
    expect(Object.keys(es.Assistant.insurers).sort()).toEqual([...INSURERS].sort());
    expect(Object.keys(es.Assistant.preferredTimes)).toEqual([...PREFERRED_TIMES]);
    expect(Object.keys(es.AppointmentForm.reasons)).toEqual([...ASSESSMENT_REASONS]);
    expect(Object.keys(es.AppointmentForm.answers)).toEqual([...ANSWERS.map((answer) => answer.replace('/', ''))]);
    expect(Object.keys(es.Payment.services)).toEqual([...COVID_TESTS]);
  });
});
