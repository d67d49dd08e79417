import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros } from '#mail/formats';
import { fill } from '#text';
import { callClinic, clinicFacts, momentOf, openVisit, slotPayload } from './booking-payload';
import { hhmm, opening, ours, referenceFact, sitePath, typed } from './person-payload';

const codePayload = z.object({ name: typed, code: ours, minutes: z.number().int() });

/** To the booker's e-mail: the code that verifies it. */
export const emailCode = defineTemplate(codePayload, ({ name, code, minutes }, context) => {
  const { emailCode: texts } = context.messages;
  return {
    ...opening({ ...texts, subject: fill(texts.subject, { code }) }, name, context),
    blocks: [
      { kind: 'paragraph', text: fill(texts.typeIt, { minutes: String(minutes) }) },
      factsBlock([{ label: texts.code, value: code, isCode: true }]),
    ],
    footnotes: [texts.ignore],
  };
});

const endingPayload = slotPayload.pick({ reference: true, day: true, initTime: true }).extend({
  patient: z.object({ name: typed }),
  /** End of the hold. */
  until: hhmm,
  link: sitePath,
});

/** To a patient who has not paid yet, shortly before the hour is released. */
export const holdEnding = defineTemplate(endingPayload, (payload, context) => {
  const { holdEnding: texts } = context.messages;
  const until = clockTime(payload.until);
  return {
    ...opening(texts, payload.patient.name, context),
    subject: fill(texts.subject, { until }),
    blocks: [
      { kind: 'paragraph', text: fill(texts.held, { moment: momentOf(payload, context), until }) },
      factsBlock([referenceFact(payload, context)]),
      ...openVisit(payload, context, texts.pay),
    ],
    footnotes: [texts.ignore],
  };
});

const refundPayload = slotPayload.extend({
  /** True when the booking is valid and was paid twice; false when another patient has its slot. */
  isBooked: z.boolean(),
});

/** To a patient whose payment came too late or twice: it is refunded. */
export const paymentRefund = defineTemplate(refundPayload, (payload, context) => {
  const { messages, locale } = context;
  const { refund, facts } = messages;
  const { amountCents, isBooked } = payload;
  return {
    ...opening(refund, payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: isBooked ? refund.twice : refund.late },
      factsBlock([
        { label: refund.amount, value: amountCents ? euros(amountCents, locale) : null },
        { label: isBooked ? facts.day : facts.requestedSlot, value: momentOf(payload, context) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
        referenceFact(payload, context),
      ]),
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [refund.back, isBooked ? refund.stands : refund.another],
      },
      ...callClinic(payload, context),
    ],
  };
});
