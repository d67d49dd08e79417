import { describe, expect, it } from 'vitest';
import { ANSWERS, APPOINTMENT_TYPES, ASSESSMENT_REASONS, COVID_TESTS } from '@/lib/domain/appointment/choices';
import { FIELD_PROBLEMS } from '@/lib/domain/appointment/field-problems';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** What the form of an appointment says about a field. */
const ERRORS = { ...es.VisitorForm.errors, ...es.AppointmentForm.errors };

describe('the words of the specification, exactly', () => {
  it.each([
    ['M97', es.Assistant.searchingSlots, 'Cargando franjas horarias disponibles. Por favor, espere...'],
    ['M99', es.Assistant.noSlots, 'No hay cita disponible para la fecha escogida.'],
    [
      'D2',
      es.SlotVariants.noSlotsOtherDate,
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
    ['M110', es.AppointmentForm.nextStep, 'Siguiente'],
    ['M110', es.AppointmentForm.submit, 'Pedir cita'],
    ['M113', es.VisitorForm.incomplete, 'Debes rellenar todos los campos del formulario'],
    [
      'M114',
      es.AppointmentPage.received,
      'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita, ¡muchas gracias por confiar en {brand}!',
    ],
    ['D14', es.VisitorForm.failed, 'Se ha producido un error. Inténtalo de nuevo, por favor.'],
    ['M138', es.Consent.title, 'Pedir cita'],
    ['M143', es.VisitorForm.incomplete, 'Debes rellenar todos los campos del formulario'],
    ['M143', en.VisitorForm.incomplete, 'Please fill in every field'],
    ['M137', en.Consent.emptyTitle, 'Your form is empty'],
    [
      'M146',
      en.Consent.received,
      'We have received your appointment request. We will contact you to confirm the appointment',
    ],
    [
      'M146',
      es.Consent.received,
      'Solicitud de cita recibida correctamente. Nos pondremos en contacto contigo para confirmar la cita',
    ],
    ['M149', en.Payment.failure, 'A payment error has occurred'],
    ['M149', es.Payment.failure, 'Se ha producido un error en el pago'],
    ['M150', en.Payment.success, 'Your appointment is confirmed'],
    ['M150', es.Payment.success, 'Tu cita está confirmada'],
  ])('%s', (_row, shown, specified) => {
    expect(shown).toBe(specified);
  });

  it.each([
    ['nameDigits', 'El nombre no puede contener números'],
    ['surnamesDigits', 'Los apellidos no pueden contener números'],
    ['birthDateMissing', 'La fecha de nacimiento es obligatoria'],
    ['birthDateInvalid', 'La fecha de nacimiento no es correcta'],
    ['emailsDiffer', 'Los emails no coinciden.'],
    ['phoneMissing', 'El teléfono es obligatorio'],
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
    expect(ERRORS[problem]).toBe(text);
  });

  it.each([
    ['dniInvalid', 'DNI no válido'],
    ['nieInvalid', 'NIE no válido'],
    ['cifInvalid', 'CIF no válido'],
    ['nifInvalid', 'NIF no válido'],
    ['dniNieInvalid', 'DNI/NIE no válido'],
    ['dniNifNieInvalid', 'DNI/NIF/NIE no válido'],
  ] as const)('a document that is %s says so and how to mend it (M125 to M128)', (problem, text) => {
    expect(ERRORS[problem]).toMatch(new RegExp(`^${text}\\. Revisa `));
  });
});

describe('every choice and every problem', () => {
  it('has its words, and no word is left without one', () => {
    expect(Object.keys(ERRORS).sort()).toEqual([...FIELD_PROBLEMS].sort());
    expect(Object.keys(es.Assistant.types).sort()).toEqual([...APPOINTMENT_TYPES].sort());
    expect(Object.keys(es.AssistantChoices.insurers).sort()).toEqual(['mutua', 'otra', 'privada']);
    expect(Object.keys(es.AssistantChoices.preferredTimes)).toEqual(['morning', 'evening']);
    expect(Object.keys(es.AppointmentForm.reasons)).toEqual([...ASSESSMENT_REASONS]);
    expect(Object.keys(es.AppointmentForm.answers)).toEqual([...ANSWERS]);
    expect(Object.keys(es.Payment.services)).toEqual([...COVID_TESTS]);
  });
});
