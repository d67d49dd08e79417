import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
import { opening, ours, referenceFact, typed, typedLines, written } from './person-payload';

const answerPayload = z.object({
  reference: ours,
  name: typed,
  clinic: ours.nullable(),
  /** By somebody of the clinic. */
  answer: written,
  /** What is answered, and when it was written. */
  message: typedLines,
  written: z.coerce.date(),
});

/** To a visitor who wrote to a clinic: its answer, with the message quoted. */
export const contactAnswer = defineTemplate(answerPayload, (payload, context) => {
  const { messages, locale } = context;
  const { contactAnswer: texts, facts } = messages;
  return {
    ...opening(texts, payload.name, context),
    isAutomatic: false,
    blocks: [
      { kind: 'paragraph', text: texts.thanks },
      { kind: 'written', text: payload.answer },
      { kind: 'paragraph', text: fill(texts.yours, { moment: momentInMadrid(payload.written, locale) }) },
      { kind: 'written', text: payload.message },
      factsBlock([{ label: facts.clinic, value: payload.clinic }, referenceFact(payload, context)]),
      { kind: 'paragraph', text: texts.reply },
    ],
  };
});
