import { z } from 'zod';
import { defineTemplate } from '#mail/content';
import { noticeContent, ours, phoneFact, referenceFact, written, writtenFact, writtenPerson } from './person-payload';

const contactPayload = z.object({ reference: ours, person: writtenPerson, message: written, clinic: ours.nullable() });

/** To the clinic, or the operator when it has no mailbox: the message, and where to answer. */
export const contactNotice = defineTemplate(contactPayload, (payload, context) => {
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
