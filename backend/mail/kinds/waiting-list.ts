import { z } from 'zod';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import { longDay } from '#mail/formats';
import { appointmentCard, clinicFacts, shortMomentOf, whenOf } from './booking-payload';
import { hhmm, opening, ours, sitePath } from './person-payload';

/** The fields shared by the mails of the waiting list. */
const waitingPayload = z.object({
  service: ours,
  clinic: z.object({ name: ours.nullable(), address: ours.nullable(), phone: ours.nullable() }),
  /** Path of the page that leaves the list. */
  leave: sitePath,
});

/** A button to the page that removes the reader from the list. */
const leaveList = ({ leave }: z.output<typeof waitingPayload>, { t, siteUrl }: MailContext): MailBlock => ({
  kind: 'action',
  label: t('leaveList'),
  href: new URL(leave, siteUrl).href,
});

const joinedPayload = waitingPayload.extend({ from: z.iso.date(), until: z.iso.date() });

/** The service, the days and the clinic of an entry. */
function entryFacts(payload: z.output<typeof joinedPayload>, context: MailContext): MailBlock {
  const { t, locale } = context;
  const days = [payload.from, ...(payload.from === payload.until ? [] : [payload.until])];
  return factsBlock([
    { label: t('facts.service'), value: payload.service },
    { label: t('facts.day'), value: days.map((day) => longDay(day, locale)).join(' – ') },
    ...clinicFacts(payload, context),
  ]);
}

/** To a person who joined the waiting list: the subject, and how to leave. */
export const waitingJoined = defineTemplate(joinedPayload, (payload, context) => {
  const { t } = context;
  return {
    ...opening('waitingJoined', '', context),
    blocks: [
      { kind: 'paragraph', text: t('waitingJoined.listed') },
      entryFacts(payload, context),
      { kind: 'paragraph', text: t('waitingJoined.notReserved') },
      leaveList(payload, context),
    ],
    footnotes: [t('waitingJoined.ignore')],
  };
});

/** To a person who lost the links of their entries: each entry, and how to leave it. */
export const waitingLink = defineTemplate(z.object({ entries: z.array(joinedPayload) }), ({ entries }, context) => {
  const { t } = context;
  return {
    ...opening('waitingLink', '', context),
    blocks: [
      { kind: 'paragraph', text: t('waitingLink.asked') },
      ...entries.flatMap((entry) => [entryFacts(entry, context), leaveList(entry, context)]),
    ],
    footnotes: [t('visitLink.ignore')],
  };
});

const hourPayload = waitingPayload.extend({
  day: z.iso.date(),
  initTime: hhmm,
  /** Minutes until the next person is mailed about the hour. */
  minutes: z.number().int(),
  link: sitePath,
});

/** To a person on the waiting list: an hour is free, and it is not reserved. */
export const waitingHour = defineTemplate(hourPayload, (payload, context) => {
  const { t, siteUrl } = context;
  return {
    ...opening('waitingHour', '', context, { moment: shortMomentOf(payload, context) }),
    heading: t('waitingHour.heading'),
    blocks: [
      { kind: 'paragraph', text: t('waitingHour.free') },
      appointmentCard(payload, { service: payload.service, when: whenOf(payload, context) }, context),
      { kind: 'paragraph', text: t('waitingHour.notReserved', { minutes: String(payload.minutes) }) },
      { kind: 'action', label: t('waitingHour.book'), href: new URL(payload.link, siteUrl).href },
      { kind: 'paragraph', text: t('waitingHour.stays') },
      leaveList(payload, context),
    ],
  };
});
