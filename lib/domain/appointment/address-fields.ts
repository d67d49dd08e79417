/**
 * Names in the address of /pedir-cita (docs/architecture.md#state-in-addresses): ids, a day and the path one came from,
 * nothing more.
 */
export const APPOINTMENT_FIELDS = {
  speciality: 'especialidad',
  clinic: 'clinica',
  day: 'fecha',
  origin: 'origen',
} as const;
