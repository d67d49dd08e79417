// Values equal the wire's (docs/contract.md#appointment-request), as with SERVICES; their labels are in messages.

/** The four tests booked with a slot, in the order of /pedir-cita. */
export const COVID_TESTS = ['testPCR', 'pcrVariant', 'testAntigenos', 'testSerologico'] as const;
export type CovidTest = (typeof COVID_TESTS)[number];

/** The two offered in the appointment dialog (D11). */
export const DIALOG_COVID_TESTS = ['testPCR', 'testAntigenos'] as const satisfies readonly CovidTest[];

/** A consultation or a diagnostic test, arranged by telephone. */
export const CALL_BACK_TYPES = ['consulta', 'pruebadiagnostica'] as const;
export type CallBackType = (typeof CALL_BACK_TYPES)[number];
export type AppointmentType = CallBackType | CovidTest;
export const APPOINTMENT_TYPES: readonly AppointmentType[] = [...CALL_BACK_TYPES, ...COVID_TESTS];

/** A code of the configured list INSURERS: only 'privada' is special (M88, D15). */
export type InsurerCode = string;

/** A code of the configured list PREFERRED_TIMES (D15). */
export type PreferredTime = string;

/** Format of a code in the configured lists. */
export const CONFIGURED_CODE = /^[\w-]{1,40}$/;

/** Reasons for a COVID test: `valoracionsolicitud`, ten codes (M115). */
export const ASSESSMENT_REASONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;
export type AssessmentReason = (typeof ASSESSMENT_REASONS)[number];

/** Possible answers in the questionnaire; NO is the default (M116). */
export const ANSWERS = ['SI', 'NO', 'NS/NC'] as const;
export type AssessmentAnswer = (typeof ANSWERS)[number];

/** The picker entries that reset a list (M89, M90). */
export const NO_SPECIALITY = 'noneEspecialidad';
export const NO_CLINIC = 'noneClinica';

/** True for a test booked with a slot; false for a consultation, a diagnostic test and no type. */
export const isCovidTest = (type: string | null): type is CovidTest => COVID_TESTS.some((test) => test === type);

/** True for appointment types arranged by telephone. */
export const isCallBackType = (type: string | null): type is CallBackType =>
  CALL_BACK_TYPES.some((callBack) => callBack === type);

/** Returns the chosen id, or null for null, empty values and the "all" entries of the pickers. */
export const chosenId = (value: string | null): string | null =>
  value === null || value === '' || value === NO_SPECIALITY || value === NO_CLINIC ? null : value;

/** The person a booking is for; '' if the upstream does not support bookings for others (`BOOKING_FOR_OTHERS`). */
export const FOR_WHOM = ['me', 'other'] as const;

/** Relation of the booker to the patient; the first two can consent for a child. */
export const RELATIONS = ['parent', 'guardian', 'relative', 'other'] as const;
export type Relation = (typeof RELATIONS)[number];
