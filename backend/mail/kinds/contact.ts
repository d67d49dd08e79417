import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
import { fill } from '#text';
import {
  noticeContent,
  opening,
  ours,
  phoneFact,
  referenceFact,
  typed,
  typedLines,
  written,
  writtenFact,
  writtenPerson,
} from './person-payload';

const receivedPayload = z.object({ reference: ours, name: typed, clinic: ours.nullable() });

/** To a visitor who wrote to a clinic: confirms the message without repeating it. */
export const contactReceived = defineTemplate(receivedPayload, ({ reference, name, clinic }, context) => {
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

const noticePayload = z.object({ reference: ours, person: writtenPerson, message: written, clinic: ours.nullable() });

/** To the clinic, or the operator when it has no mailbox: the message and the address for the answer. */
export const contactNotice = defineTemplate(noticePayload, (payload, context) => {
  const { messages } = context;
  const { contactNotice: texts, facts } = messages;
  const { person, message, clinic } = payload;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      writtenFact(facts.name, person.name),
      writtenFact(facts.email, person.email),
      phoneFact(facts.phone, person.phone),
      { label: facts.clinic, value: clinic },
      referenceFact(payload, context),
    ],
    more: [
      { kind: 'paragraph', text: `${texts.said}:` },
      { kind: 'written', text: message },
    ],
    tasks: [texts.answer],
  });
});

const answerPayload = z.object({
  reference: ours,
  name: typed,
  clinic: ours.nullable(),
  /** Text of a clinic employee. */
  answer: written,
  /** The quoted message, and when it was written. */
  message: typedLines,
  written: z.coerce.date(),
});

/** To a visitor who wrote to a clinic: the answer, with the message quoted. */
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
