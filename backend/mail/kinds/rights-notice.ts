import { defineTemplate } from '#mail/content';
import { longDay } from '#mail/formats';
import { noticeContent, referenceFact } from './person-payload';
import { rightName, rightsPayload } from './rights-payload';

/** To the operator: that there is a case, and until when; whose it is and what they wrote is read at the desk. */
export const rightsNotice = defineTemplate(rightsPayload, (payload, context) => {
  const { messages, locale } = context;
  const { rightsNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      { label: facts.right, value: rightName(payload.right, context) },
      { label: facts.dueOn, value: longDay(payload.dueOn, locale) },
      referenceFact(payload, context),
    ],
    tasks: [texts.open, texts.identity],
  });
});
