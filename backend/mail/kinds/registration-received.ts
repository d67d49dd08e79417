import { z } from 'zod';
import { defineTemplate } from '#mail/content';
import { opening, typed } from './person-payload';

const receivedPayload = z.object({
  name: typed,
  /** True when the e-mail has an account or waits for one already: only its owner learns it, by this mail. */
  isKnown: z.boolean(),
});

/** To a professional who registered (M166). */
export const registrationReceived = defineTemplate(receivedPayload, ({ name, isKnown }, context) => {
  const { messages } = context;
  const { registrationReceived: texts } = messages;
  const [first, second] = isKnown ? [texts.known, texts.forgotten] : [texts.review, texts.thenMail];
  return {
    ...opening(texts, name, context),
    blocks: [
      { kind: 'paragraph', text: first },
      { kind: 'paragraph', text: second },
    ],
    footnotes: [messages.notYourRequest],
  };
});
