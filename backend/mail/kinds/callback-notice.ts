import { z } from 'zod';
import { defineTemplate } from '#mail/content';
import { noticeContent, ours, phoneFact, written, writtenFact } from './person-payload';

const callbackPayload = z.object({
  name: written,
  email: written,
  speciality: ours.nullable(),
  phone: written,
  window: ours,
  reason: ours,
});

/** To the operator: a professional who wants to be called (M172). */
export const callbackNotice = defineTemplate(callbackPayload, (payload, { messages }) => {
  const { callbackNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      writtenFact(facts.name, payload.name),
      phoneFact(facts.phone, payload.phone),
      { label: facts.timeWindow, value: payload.window },
      { label: facts.reason, value: payload.reason },
      { label: facts.speciality, value: payload.speciality },
      writtenFact(facts.email, payload.email),
    ],
    tasks: [texts.call],
  });
});
