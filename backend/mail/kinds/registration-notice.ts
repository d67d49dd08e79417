import { defineTemplate } from '#mail/content';
import { noticeContent, ours, phoneFact, written, writtenFact, writtenPerson } from './person-payload';

const registrationPayload = writtenPerson.extend({ collegeNumber: written.nullable(), speciality: ours.nullable() });

/** To the operator: a professional to be reviewed (M166). */
export const registrationNotice = defineTemplate(registrationPayload, (payload, { messages }) => {
  const { registrationNotice: texts, facts } = messages;
  return noticeContent(messages, {
    subject: texts.subject,
    facts: [
      writtenFact(facts.name, payload.name),
      writtenFact(facts.email, payload.email),
      phoneFact(facts.phone, payload.phone),
      writtenFact(facts.collegeNumber, payload.collegeNumber),
      { label: facts.speciality, value: payload.speciality },
    ],
    tasks: [texts.check, texts.approve],
  });
});
