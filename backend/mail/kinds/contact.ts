import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { momentInMadrid } from '#mail/formats';
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
  const { t } = context;
  return {
    ...opening('contactReceived', name, context),
    blocks: [
      { kind: 'paragraph', text: t('contactReceived.thanks') },
      factsBlock([{ label: t('facts.clinic'), value: clinic }, referenceFact({ reference }, context)]),
      { kind: 'paragraph', text: t('contactReceived.answer') },
      { kind: 'paragraph', text: t('contactReceived.urgent') },
    ],
    footnotes: [t('notYourRequest')],
  };
});

const noticePayload = z.object({ reference: ours, person: writtenPerson, message: written, clinic: ours.nullable() });

/** To the clinic, or the operator when it has no mailbox: the message and the address for the answer. */
export const contactNotice = defineTemplate(noticePayload, (payload, context) => {
  const { t } = context;
  const { person, message, clinic } = payload;
  return noticeContent(t, {
    subject: t('contactNotice.subject'),
    facts: [
      writtenFact(t('facts.name'), person.name),
      writtenFact(t('facts.email'), person.email),
      phoneFact(t('facts.phone'), person.phone),
      { label: t('facts.clinic'), value: clinic },
      referenceFact(payload, context),
    ],
    more: [
      { kind: 'paragraph', text: `${t('contactNotice.said')}:` },
      { kind: 'written', text: message },
    ],
    tasks: [t('contactNotice.answer')],
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
  const { t, locale } = context;
  return {
    ...opening('contactAnswer', payload.name, context),
    isAutomatic: false,
    blocks: [
      { kind: 'paragraph', text: t('contactAnswer.thanks') },
      { kind: 'written', text: payload.answer },
      { kind: 'paragraph', text: t('contactAnswer.yours', { moment: momentInMadrid(payload.written, locale) }) },
      { kind: 'written', text: payload.message },
      factsBlock([{ label: t('facts.clinic'), value: payload.clinic }, referenceFact(payload, context)]),
      { kind: 'paragraph', text: t('contactAnswer.reply') },
    ],
  };
});
