import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { momentOf, openVisit, slotPayload } from './booking-payload';
import { hhmm, opening, referenceFact, sitePath, typed } from './person-payload';

const endingPayload = slotPayload.pick({ reference: true, day: true, initTime: true }).extend({
  patient: z.object({ name: typed }),
  /** Until when the hour is held. */
  until: hhmm,
  link: sitePath,
});

/** To a patient who has not paid yet, shortly before the hour is free for others. */
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
