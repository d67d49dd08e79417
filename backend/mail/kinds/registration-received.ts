import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { greetingFor, typed } from './person-payload';

const receivedPayload = z.object({
  name: typed,
  /** True when the e-mail has an account or waits for one already: only its owner is told, here. */
  isKnown: z.boolean(),
});

/** To whoever registered as a professional (M166). */
export const registrationReceived = defineTemplate(receivedPayload, ({ name, isKnown }, context) => {
  const { words } = context;
  const { registrationReceived: said } = words;
  const [first, second] = isKnown ? [said.known, said.forgotten] : [said.review, said.thenMail];
  return {
    subject: said.subject,
    preview: said.preview,
    heading: said.subject,
    greeting: greetingFor(name, context),
    blocks: [
      { kind: 'paragraph', text: first },
      { kind: 'paragraph', text: second },
    ],
    footnotes: [words.notYourRequest],
    attachments: [],
  };
});
