import type { DraftField } from './draft';

/** Of the radios of the hours. */
export const SLOTS_NAME = 'cita-slot';

const PREFIX = 'cita-';

/** The id of a field of the appointment form; the hours have no control of their own but their frame. */
export const fieldId = (name: DraftField): string => (name === 'slot' ? `${SLOTS_NAME}-field` : `${PREFIX}${name}`);

/** The id of the field that an address leads to (#cita-phone); null for none. */
export const fieldOfHash = (hash: string): string | null => (hash.startsWith(`#${PREFIX}`) ? hash.slice(1) : null);
