import { clockTime } from '@clinic/contract/clock-time';
import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, factsBlock } from '#mail/content';
import { longDay } from '#mail/formats';
import { clinicFacts, shortMomentOf } from './booking-payload';
import { hhmm, opening, sitePath } from './person-payload';
import { leaveList, waitingPayload } from './waiting-payload';

const hourPayload = waitingPayload.extend({
  day: z.iso.date(),
  initTime: hhmm,
  /** When the next person is mailed about the hour. */
  minutes: z.number().int(),
  link: sitePath,
});

/** To who waits for an hour: one is free, and it is not reserved. */
export const waitingHour = defineTemplate(hourPayload, (payload, context) => {
  const { messages, locale, siteUrl } = context;
  const { waitingHour: texts, facts } = messages;
  return {
    ...opening(texts, '', context),
    subject: fill(texts.subject, { moment: shortMomentOf(payload, context) }),
    heading: texts.heading,
    blocks: [
      { kind: 'paragraph', text: texts.free },
      factsBlock([
        { label: facts.day, value: longDay(payload.day, locale) },
        { label: facts.time, value: clockTime(payload.initTime) },
        { label: facts.service, value: payload.service },
        ...clinicFacts(payload, context),
      ]),
      { kind: 'paragraph', text: fill(texts.notReserved, { minutes: String(payload.minutes) }) },
      { kind: 'action', label: texts.book, href: new URL(payload.link, siteUrl).href },
      { kind: 'paragraph', text: texts.stays },
      leaveList(payload, context),
    ],
  };
});
