import type { DraftField } from './draft';

/** Name of the radio buttons of the hours. */
export const SLOTS_NAME = 'cita-slot';

const PREFIX = 'cita-';

/** The id of a field of the appointment form; for the hours, which have no single control, the id of their frame. */
export const fieldId = (name: DraftField): string => (name === 'slot' ? `${SLOTS_NAME}-field` : `${PREFIX}${name}`);

/** Returns the id of the field in an address fragment (#cita-phone), or null. */
export const fieldOfHash = (hash: string): string | null => (hash.startsWith(`#${PREFIX}`) ? hash.slice(1) : null);
