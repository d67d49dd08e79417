import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { factsBlock } from './booking-payload';
import { greetingFor, ours, typed } from './person-payload';

const contactPayload = z.object({ reference: ours, name: typed, clinic: ours.nullable() });

/** To whoever wrote to a clinic: that it arrived, without repeating what was written. */
export const contactReceived = defineTemplate(contactPayload, ({ reference, name, clinic }, context) => {
  const { words } = context;
  const { contactReceived: said, facts } = words;
  return {
    subject: said.subject,
    preview: said.preview,
    heading: said.subject,
    greeting: greetingFor(name, context),
    blocks: [
      { kind: 'paragraph', text: said.thanks },
      factsBlock([
        { label: facts.clinic, value: clinic },
        { label: facts.reference, value: reference, isCode: true },
      ]),
      { kind: 'paragraph', text: said.answer },
      { kind: 'paragraph', text: said.urgent },
    ],
    footnotes: [words.notYourRequest],
    attachments: [],
  };
});
