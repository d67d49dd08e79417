import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { telHref } from '@/backend/mail/plain-text';
import { factsBlock } from './booking-payload';
import { ours, typed } from './person-payload';

const callbackPayload = z.object({
  name: typed,
  email: ours,
  speciality: ours.nullable(),
  phone: typed,
  window: ours,
  reason: ours,
});

/** To the operator: a professional who wants to be called (M172). */
export const callbackNotice = defineTemplate(callbackPayload, (payload, { words }) => {
  const { callbackNotice: said, facts, notice } = words;
  return {
    subject: said.subject,
    preview: notice.preview,
    heading: said.subject,
    greeting: null,
    blocks: [
      factsBlock([
        { label: facts.name, value: payload.name },
        { label: facts.phone, value: payload.phone, href: telHref(payload.phone) },
        { label: facts.timeWindow, value: payload.window },
        { label: facts.reason, value: payload.reason },
        { label: facts.speciality, value: payload.speciality },
        { label: facts.email, value: payload.email },
      ]),
      { kind: 'list', title: notice.whatToDo, items: [said.call] },
    ],
    footnotes: [],
    attachments: [],
  };
});
