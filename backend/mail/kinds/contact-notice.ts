import { z } from 'zod';
import { defineTemplate, type MailBlock } from '@/backend/mail/content';
import { telHref, visitorText } from '@/backend/mail/plain-text';
import { factsBlock } from './booking-payload';
import { ours, person } from './person-payload';

const contactPayload = z.object({ reference: ours, person, message: z.string(), clinic: ours.nullable() });

/** To the clinic, or the operator when it has no mailbox: what somebody wrote, and where to answer. */
export const contactNotice = defineTemplate(contactPayload, ({ reference, person, message, clinic }, { words }) => {
  const { contactNotice: said, facts, notice } = words;
  return {
    subject: said.subject,
    preview: notice.preview,
    heading: said.subject,
    greeting: null,
    blocks: [
      factsBlock([
        { label: facts.name, value: person.name },
        { label: facts.email, value: person.email },
        { label: facts.phone, value: person.phone, href: person.phone && telHref(person.phone) },
        { label: facts.clinic, value: clinic },
        { label: facts.reference, value: reference, isCode: true },
      ]),
      { kind: 'paragraph', text: `${said.said}:` },
      ...linesOf(message),
      { kind: 'list', title: notice.whatToDo, items: [said.answer] },
    ],
    footnotes: [],
    attachments: [],
  };
});

/** Each line of the message as a paragraph. */
const linesOf = (message: string): MailBlock[] =>
  message
    .split('\n')
    .map(visitorText)
    .filter((line) => line !== '')
    .map((text) => ({ kind: 'paragraph', text }));
