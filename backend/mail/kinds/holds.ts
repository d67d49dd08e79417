import { clockTime } from '@clinic/contract/dates';
import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { amountOf, appointmentCard, callClinic, momentOf, openVisit, slotPayload, whenOf } from './booking-payload';
import { hhmm, opening, ours, referenceFact, sitePath, typed } from './person-payload';

const codePayload = z.object({ name: typed, code: ours, minutes: z.number().int() });

/** To the booker's e-mail: the code that verifies it. */
export const emailCode = defineTemplate(codePayload, ({ name, code, minutes }, context) => {
  const { t } = context;
  return {
    ...opening('emailCode', name, context, { code }),
    blocks: [
      { kind: 'paragraph', text: t('emailCode.typeIt', { minutes: String(minutes) }) },
      factsBlock([{ label: t('emailCode.code'), value: code, isCode: true }]),
    ],
    footnotes: [t('emailCode.ignore')],
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
  const { t } = context;
  const until = clockTime(payload.until);
  return {
    ...opening('holdEnding', payload.patient.name, context, { until }),
    blocks: [
      { kind: 'paragraph', text: t('holdEnding.held', { moment: momentOf(payload, context), until }) },
      factsBlock([referenceFact(payload, context)]),
      ...openVisit(payload, context, t('holdEnding.pay')),
    ],
    footnotes: [t('holdEnding.ignore')],
  };
});

const refundPayload = slotPayload.extend({
  /** True when the booking is valid and was paid twice; false when another patient has its slot. */
  isBooked: z.boolean(),
});

/** To a patient whose payment came too late or twice: it is refunded. */
export const paymentRefund = defineTemplate(refundPayload, (payload, context) => {
  const { t, locale } = context;
  const { amountCents, isBooked } = payload;
  return {
    ...opening('refund', payload.patient.name, context),
    blocks: [
      { kind: 'paragraph', text: t(isBooked ? 'refund.twice' : 'refund.late') },
      appointmentCard(
        payload,
        {
          ...{ service: payload.service, doctor: payload.doctor, patient: payload.patient.name },
          [isBooked ? 'when' : 'asked']: whenOf(payload, context),
          amount: amountOf(amountCents, 'toReturn', locale),
        },
        context,
      ),
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [t('refund.back'), t(isBooked ? 'refund.stands' : 'refund.another')],
      },
      ...callClinic(payload, context),
    ],
  };
});
