import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { z } from 'zod';
import { arrivalAdvice } from '#hours/slot-tests';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import {
  appointmentCard,
  beforeVideo,
  callClinic,
  openVisit,
  shortMomentOf,
  slotPayload,
  whenOf,
} from './booking-payload';
import { hhmm, opening, ours, referenceFact, sitePath, typed } from './person-payload';

const linkPayload = z.object({ name: typed, reference: ours, link: sitePath });

/** To a patient who lost the link to their booking. */
export const visitLink = defineTemplate(linkPayload, (payload, context) => {
  const { t } = context;
  return {
    ...opening('visitLink', payload.name, context),
    blocks: [
      { kind: 'paragraph', text: t('visitLink.asked') },
      factsBlock([referenceFact(payload, context)]),
      ...openVisit(payload, context),
    ],
    footnotes: [t('visitLink.ignore')],
  };
});

/** An https address (backend/bookings/video-link.ts). */
const videoLink = z
  .url({ protocol: /^https$/ })
  .nullable()
  .default(null);

const visitPayload = slotPayload
  .pick({ reference: true, day: true, initTime: true, clinic: true, isVideo: true })
  .extend({ patient: z.object({ name: typed }), link: sitePath, videoLink });

const reminderPayload = visitPayload.extend({
  /** The visit has a seat, which the patient can move; an hour agreed by telephone has none. */
  isTest: z.boolean(),
  /** The page of the visit says how to prepare. */
  hasPreparation: z.boolean().default(false),
  /** Deadline for changes by the patient; null when only the clinic can change it. */
  changeUntil: z.object({ day: z.iso.date(), initTime: hhmm }).nullable(),
});

type ReminderPayload = z.output<typeof reminderPayload>;

/** Reminder to a patient before the visit. It never mentions the purpose of the visit. */
export const visitReminder = defineTemplate(reminderPayload, (payload, context) => {
  const { t } = context;
  const { patient, isVideo, videoLink: link } = payload;
  const moment = shortMomentOf(payload, context);
  return {
    ...opening('reminder', patient.name, context, { moment }),
    ...(isVideo && { preview: t(link ? 'video.reminderPreview' : 'video.preview') }),
    heading: t('reminder.heading'),
    blocks: [
      { kind: 'paragraph', text: t(isVideo ? 'video.expected' : 'reminder.expected', { moment }) },
      appointmentCard(payload, { when: whenOf(payload, context), link, patient: patient.name }, context),
      ...(link ? [enterVideo(link, context)] : []),
      beforeVisit(payload, context),
      ...actions(payload, context),
      ...callClinic(payload, context),
    ],
  };
});

/** A button that enters the video call. */
const enterVideo = (href: string, { locale }: MailContext): MailBlock => ({
  ...{ kind: 'action', href },
  label: appointmentTranslator(locale)('video.enter'),
});

/** What to bring and how to prepare, or how to be ready for a video call. */
function beforeVisit(payload: ReminderPayload, context: MailContext): MailBlock {
  const { t, locale } = context;
  if (payload.isVideo)
    return beforeVideo(context, payload.videoLink ? [] : [appointmentTranslator(locale)('video.linkComes')]);
  return {
    ...{ kind: 'list', title: t('beforeComing') },
    items: [
      payload.isTest ? arrivalAdvice(locale) : appointmentTranslator(locale)('bring.identity'),
      ...(payload.hasPreparation ? [t('reminder.prepare')] : []),
    ],
  };
}

/** To a patient whose reminder was sent before the link of the video call was entered or changed. */
export const videoLinkChanged = defineTemplate(visitPayload, (payload, context) => {
  const { t, locale } = context;
  const { patient, videoLink: link } = payload;
  const moment = shortMomentOf(payload, context);
  return {
    ...opening('videoLink', patient.name, context, { moment }),
    blocks: [
      { kind: 'paragraph', text: link ? t('videoLink.current') : t('videoLink.none') },
      appointmentCard(payload, { when: whenOf(payload, context), link, patient: patient.name }, context),
      ...(link ? [enterVideo(link, context)] : []),
      beforeVideo(context, link ? [] : [appointmentTranslator(locale)('video.linkComes')]),
      ...openVisit(payload, context),
      ...callClinic(payload, context),
    ],
  };
});

/** All buttons open the same page, because programs that check links must not change anything. */
function actions(payload: ReminderPayload, context: MailContext): MailBlock[] {
  const { t } = context;
  const { changeUntil, isTest, isVideo } = payload;
  const texts = isVideo ? 'video' : 'reminder';
  const coming = openVisit(payload, context, t(`${texts}.coming`));
  if (changeUntil === null) {
    return [{ kind: 'paragraph', text: `${t(`${texts}.callToChange`)} ${t(`${texts}.opensOne`)}` }, ...coming];
  }
  const until = { moment: shortMomentOf(changeUntil, context) };
  return [
    {
      kind: 'paragraph',
      text: `${t(`${texts}.${isTest ? 'changeUntil' : 'cancelUntil'}`, until)} ${t(`${texts}.opens`)}`,
    },
    ...coming,
    ...(isTest ? openVisit(payload, context, t('reminder.change')) : []),
    ...openVisit(payload, context, t('reminder.cancel')),
  ];
}
