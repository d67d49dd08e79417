import { appointmentTranslator } from '@clinic/contract/appointment-messages';
import { z } from 'zod';
import { arrivalAdvice } from '#hours/slot-tests';
import { defineTemplate, factsBlock, type MailBlock, type MailContext } from '#mail/content';
import { appointmentCard, callClinic, openVisit, shortMomentOf, slotPayload, whenOf } from './booking-payload';
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

const reminderPayload = slotPayload.pick({ reference: true, day: true, initTime: true, clinic: true }).extend({
  patient: z.object({ name: typed }),
  /** The visit has a seat, which the patient can move; an hour agreed by telephone has none. */
  isTest: z.boolean(),
  /** The page of the visit says how to prepare. */
  hasPreparation: z.boolean().default(false),
  /** Deadline for changes by the patient; null when only the clinic can change it. */
  changeUntil: z.object({ day: z.iso.date(), initTime: hhmm }).nullable(),
  link: sitePath,
});

type ReminderPayload = z.output<typeof reminderPayload>;

/** Reminder to a patient before the visit. It never mentions the purpose of the visit. */
export const visitReminder = defineTemplate(reminderPayload, (payload, context) => {
  const { t, locale } = context;
  const moment = shortMomentOf(payload, context);
  return {
    ...opening('reminder', payload.patient.name, context, { moment }),
    heading: t('reminder.heading'),
    blocks: [
      { kind: 'paragraph', text: t('reminder.expected', { moment }) },
      appointmentCard(payload, { when: whenOf(payload, context), patient: payload.patient.name }, context),
      {
        kind: 'list',
        title: t('beforeComing'),
        items: [
          payload.isTest ? arrivalAdvice(locale) : appointmentTranslator(locale)('bring.identity'),
          ...(payload.hasPreparation ? [t('reminder.prepare')] : []),
        ],
      },
      ...actions(payload, context),
      ...callClinic(payload, context),
    ],
  };
});

/** All buttons open the same page, because programs that check links must not change anything. */
function actions(payload: ReminderPayload, context: MailContext): MailBlock[] {
  const { t } = context;
  const { changeUntil, isTest } = payload;
  const coming = openVisit(payload, context, t('reminder.coming'));
  if (changeUntil === null) {
    return [{ kind: 'paragraph', text: `${t('reminder.callToChange')} ${t('reminder.opensOne')}` }, ...coming];
  }
  const until = { moment: shortMomentOf(changeUntil, context) };
  return [
    {
      kind: 'paragraph',
      text: `${t(isTest ? 'reminder.changeUntil' : 'reminder.cancelUntil', until)} ${t('reminder.opens')}`,
    },
    ...coming,
    ...(isTest ? openVisit(payload, context, t('reminder.change')) : []),
    ...openVisit(payload, context, t('reminder.cancel')),
  ];
}
