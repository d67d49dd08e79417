import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { longDay } from '#mail/formats';
import { clinicFacts } from './booking-payload';
import { opening } from './person-payload';
import { leaveList, waitingPayload } from './waiting-payload';

const joinedPayload = waitingPayload.extend({ from: z.iso.date(), until: z.iso.date() });

/** To who is on the waiting list now: what for, and how to leave it. */
export const waitingJoined = defineTemplate(joinedPayload, (payload, context) => {
  const { messages, locale } = context;
  const { waitingJoined: texts, facts } = messages;
  const days = [payload.from, ...(payload.from === payload.until ? [] : [payload.until])];
  return {
    ...opening(texts, '', context),
    blocks: [
      { kind: 'paragraph', text: texts.listed },
      factsBlock([
        { label: facts.service, value: payload.service },
        { label: facts.day, value: days.map((day) => longDay(day, locale)).join(' – ') },
        ...clinicFacts(payload, context),
      ]),
      { kind: 'paragraph', text: texts.notReserved },
      leaveList(payload, context),
    ],
    footnotes: [texts.ignore],
  };
});
