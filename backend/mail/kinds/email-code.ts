import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { opening, ours, typed } from './person-payload';

const codePayload = z.object({ name: typed, code: ours, minutes: z.number().int() });

/** To who wants to book with this e-mail: the code that shows that they read it. */
export const emailCode = defineTemplate(codePayload, ({ name, code, minutes }, context) => {
  const { emailCode: texts } = context.messages;
  return {
    ...opening({ ...texts, subject: fill(texts.subject, { code }) }, name, context),
    blocks: [
      { kind: 'paragraph', text: fill(texts.typeIt, { minutes: String(minutes) }) },
      factsBlock([{ label: texts.code, value: code, isCode: true }]),
    ],
    footnotes: [texts.ignore],
  };
});
