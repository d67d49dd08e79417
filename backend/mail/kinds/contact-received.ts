import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';

import { opening, ours, referenceFact, typed } from './person-payload';

const contactPayload = z.object({ reference: ours, name: typed, clinic: ours.nullable() });

/** To a visitor who wrote to a clinic: that the message arrived, without repeating it. */
export const contactReceived = defineTemplate(contactPayload, ({ reference, name, clinic }, context) => {
  const { messages } = context;
  const { contactReceived: texts, facts } = messages;
  return {
    ...opening(texts, name, context),
    blocks: [
      { kind: 'paragraph', text: texts.thanks },
      factsBlock([{ label: facts.clinic, value: clinic }, referenceFact({ reference }, context)]),
      { kind: 'paragraph', text: texts.answer },
      { kind: 'paragraph', text: texts.urgent },
    ],
    footnotes: [messages.notYourRequest],
  };
});
