import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import { fill } from '#fill';
import { testAdviceLines } from '#hours/slot-tests';
import { defineTemplate, factsBlock } from '#mail/content';
import { longDay } from '#mail/formats';
import { callClinic, clinicFacts, momentOf, openVisit, shortMomentOf, slotPayload } from './booking-payload';
import { hhmm, opening, referenceFact } from './person-payload';
import { calendarOf } from './visit-calendar';

const movedPayload = slotPayload.extend({
  /** When the visit was before. */
  before: z.object({ day: z.iso.date(), initTime: hhmm }),
  isByPatient: z.boolean().default(false),
});

/** To a patient whose visit was moved, by the clinic or by themselves; the entry in their calendar moves with it. */
export const bookingMoved = defineTemplate(movedPayload, (payload, context) => {
  const { messages, locale } = context;
  const { moved, facts } = messages;
  const { day, initTime, before } = payload;
  const [arrival] = payload.test ? testAdviceLines(payload.test, locale) : [messages.bring.identity];
  return {
    ...opening(moved, payload.patient.name, context),
    subject: fill(moved.subject, { moment: shortMomentOf(payload, context) }),
    heading: moved.heading,
    blocks: [
      { kind: 'paragraph', text: payload.isByPatient ? moved.own : moved.changed },
      factsBlock([
        { label: facts.day, value: longDay(day, locale) },
        { label: facts.time, value: clockTime(initTime) },
        { label: facts.before, value: momentOf(before, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        referenceFact(payload, context),
      ]),
      { kind: 'list', title: messages.beforeComing, items: [arrival, messages.confirmed.cannotCome] },
      { kind: 'paragraph', text: moved.calendar },
      ...openVisit(payload, context),
      ...callClinic(payload, context),
    ],
    calendar: calendarOf('REQUEST', payload, context),
  };
});
