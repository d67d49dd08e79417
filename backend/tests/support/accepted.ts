import { expect } from 'vitest';

/** The response to an accepted request that needs no payment. */
export const ACCEPTED = { success: true, referencia: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) };
