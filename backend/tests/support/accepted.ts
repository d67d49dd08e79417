import { expect } from 'vitest';

/** What an accepted request answers where nothing is to be paid. */
export const ACCEPTED = { success: true, referencia: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) };
