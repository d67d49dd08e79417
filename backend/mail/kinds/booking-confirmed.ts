import { clockTime } from '@clinic/contract/clock-time';
import { fill } from '#fill';
import { testAdviceLines } from '#hours/slot-tests';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros, longDay } from '#mail/formats';
import { callClinic, clinicFacts, openVisit, shortMomentOf, slotPayload } from './booking-payload';
import { opening, referenceFact } from './person-payload';
import { calendarOf } from './visit-calendar';

/** To a patient whose slot is booked, with the appointment for their calendar (M150). */
export const bookingConfirmed = defineTemplate(slotPayload, (payload, context) => {
  const { messages, locale } = context;
  const { confirmed, facts } = messages;
  const { clinic, day, initTime, amountCents, isPaid, receipt } = payload;
  const [arrival, result] = payload.test ? testAdviceLines(payload.test, locale) : [messages.bring.identity];
  return {
    ...opening(confirmed, payload.patient.name, context),
    subject: fill(confirmed.subject, { moment: shortMomentOf(payload, context) }),
    heading: confirmed.heading,
    blocks: [
      {
        kind: 'paragraph',
        text: clinic.name ? fill(confirmed.welcome, { clinic: clinic.name }) : confirmed.welcomeWithoutClinic,
      },
      factsBlock([
        { label: facts.day, value: longDay(day, locale) },
        { label: facts.time, value: clockTime(initTime) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        { label: isPaid ? facts.paid : facts.payAtClinic, value: amountCents ? euros(amountCents, locale) : null },
        referenceFact(payload, context),
      ]),
      { kind: 'list', title: messages.beforeComing, items: [arrival, confirmed.cannotCome] },
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [
          ...(result ? [result] : []),
          ...(receipt ? [confirmed.receipt] : []),
          ...(isPaid ? [confirmed.invoice] : []),
          confirmed.calendar,
        ],
      },
      ...openVisit(payload, context),
      ...callClinic(payload, context),
    ],
    footnotes: [messages.notYou],
    calendar: calendarOf('REQUEST', payload, context),
    receipt,
  };
});
