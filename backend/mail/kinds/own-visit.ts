import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import { arrivalAdvice } from '#hours/slot-tests';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import { longDay } from '#mail/formats';
import { fill } from '#text';
import { callClinic, clinicFacts, openVisit, shortMomentOf, slotPayload } from './booking-payload';
import { hhmm, opening, ours, referenceFact, sitePath, typed } from './person-payload';

const linkPayload = z.object({ name: typed, reference: ours, link: sitePath });

/** To a patient who lost the link to their booking. */
export const visitLink = defineTemplate(linkPayload, (payload, context) => {
  const { visitLink: texts } = context.messages;
  return {
    ...opening(texts, payload.name, context),
    blocks: [
      { kind: 'paragraph', text: texts.asked },
      factsBlock([referenceFact(payload, context)]),
      ...openVisit(payload, context),
    ],
    footnotes: [texts.ignore],
  };
});

const reminderPayload = slotPayload.pick({ reference: true, day: true, initTime: true, clinic: true }).extend({
  patient: z.object({ name: typed }),
  /** Patients can move tests; other visits have no free hours to choose from. */
  isTest: z.boolean(),
  /** Deadline for changes by the patient; null when only the clinic can change it. */
  changeUntil: z.object({ day: z.iso.date(), initTime: hhmm }).nullable(),
  link: sitePath,
});

type ReminderPayload = z.output<typeof reminderPayload>;

/** Reminder to a patient before the visit. It never mentions the purpose of the visit. */
export const visitReminder = defineTemplate(reminderPayload, (payload, context) => {
  const { messages, locale } = context;
  const { reminder, facts, bring } = messages;
  const { day, initTime } = payload;
  const moment = shortMomentOf(payload, context);
  return {
    ...opening(reminder, payload.patient.name, context),
    subject: fill(reminder.subject, { moment }),
    heading: reminder.heading,
    blocks: [
      { kind: 'paragraph', text: fill(reminder.expected, { moment }) },
      factsBlock([
        { label: facts.day, value: longDay(day, locale) },
        { label: facts.time, value: clockTime(initTime) },
        ...clinicFacts(payload, context),
        referenceFact(payload, context),
      ]),
      { kind: 'list', title: messages.beforeComing, items: [payload.isTest ? arrivalAdvice(locale) : bring.identity] },
      ...actions(payload, context),
      ...callClinic(payload, context),
    ],
  };
});

/** All buttons open the same page, because programs that check links must not change anything. */
function actions(payload: ReminderPayload, context: MailContext): MailBlock[] {
  const { reminder } = context.messages;
  const { changeUntil, isTest } = payload;
  const coming = openVisit(payload, context, reminder.coming);
  if (changeUntil === null) {
    return [{ kind: 'paragraph', text: `${reminder.callToChange} ${reminder.opensOne}` }, ...coming];
  }
  const until = { moment: shortMomentOf(changeUntil, context) };
  return [
    {
      kind: 'paragraph',
      text: `${fill(isTest ? reminder.changeUntil : reminder.cancelUntil, until)} ${reminder.opens}`,
    },
    ...coming,
    ...(isTest ? openVisit(payload, context, reminder.change) : []),
    ...openVisit(payload, context, reminder.cancel),
  ];
}
