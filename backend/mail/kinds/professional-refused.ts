import { z } from 'zod';
import { defineTemplate } from '#mail/content';
import { opening, typed, written } from './person-payload';

const refusedPayload = z.object({
  name: typed,
  /** By somebody of the staff. */
  reason: written,
});

/** To a professional whose registration was refused: why, and what can be done. */
export const professionalRefused = defineTemplate(refusedPayload, ({ name, reason }, context) => {
  const { refused } = context.messages;
  return {
    ...opening(refused, name, context),
    isAutomatic: false,
    blocks: [
      { kind: 'paragraph', text: refused.refused },
      { kind: 'written', text: reason },
      { kind: 'paragraph', text: refused.again },
    ],
  };
});
