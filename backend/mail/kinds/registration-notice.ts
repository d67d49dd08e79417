import { defineTemplate } from '@/backend/mail/content';
import { telHref } from '@/backend/mail/plain-text';
import { factsBlock } from './booking-payload';
import { ours, person, registerNumber } from './person-payload';

const registrationPayload = person.extend({ collegeNumber: registerNumber.nullable(), speciality: ours.nullable() });

/** To the operator: a professional to be reviewed (M166). */
export const registrationNotice = defineTemplate(registrationPayload, (payload, { words }) => {
  const { registrationNotice: said, facts, notice } = words;
  return {
    subject: said.subject,
    preview: notice.preview,
    heading: said.subject,
    greeting: null,
    blocks: [
      factsBlock([
        { label: facts.name, value: payload.name },
        { label: facts.email, value: payload.email },
        { label: facts.phone, value: payload.phone, href: payload.phone && telHref(payload.phone) },
        { label: facts.collegeNumber, value: payload.collegeNumber },
        { label: facts.speciality, value: payload.speciality },
      ]),
      { kind: 'list', title: notice.whatToDo, items: [said.check, said.approve] },
    ],
    footnotes: [],
    attachments: [],
  };
});
