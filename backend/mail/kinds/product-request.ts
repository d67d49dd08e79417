import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { callText, euros, longDay } from '#mail/formats';
import { clinicFacts } from './booking-payload';
import {
  callHours,
  noticeContent,
  opening,
  ours,
  person,
  phoneFact,
  typed,
  written,
  writtenFact,
  writtenPerson,
} from './person-payload';

/** Payload queued by backend/requests/product-request.ts. */
const productPayload = z.object({
  person: person.extend({ phone: typed }),
  product: ours.nullable(),
  priceCents: z.number().int().nullable(),
  clinic: z.object({ name: ours.nullable(), address: ours.nullable(), phone: ours.nullable() }),
  code: ours,
  call: callHours,
  /** The last day it is valid; null or absent: not mentioned. */
  goodUntil: z.iso.date().nullish(),
  /** Whether it is transferable; null or absent: not mentioned. */
  isTransferable: z.boolean().nullish(),
});

/** To a visitor who requested a product: the voucher, and that the clinic will call (M156). */
export const voucher = defineTemplate(productPayload, (payload, context) => {
  const { t, locale, brand } = context;
  const { priceCents, code, goodUntil, isTransferable } = payload;
  const whose = t(isTransferable ? 'voucher.mayBeGiven' : 'voucher.personal');
  return {
    ...opening('voucher', payload.person.name, context),
    blocks: [
      { kind: 'paragraph', text: t('voucher.thanks', { brand }) },
      factsBlock([
        { label: t('facts.voucher'), value: code, isCode: true },
        { label: t('facts.product'), value: payload.product },
        { label: t('facts.payAtClinic'), value: priceCents ? euros(priceCents, locale) : null },
        { label: t('facts.goodUntil'), value: goodUntil ? longDay(goodUntil, locale) : null },
        ...clinicFacts(payload, context),
      ]),
      { kind: 'qr', code, alt: t('voucher.qr', { code }) },
      {
        kind: 'list',
        title: t('whatHappensNow'),
        items: [
          t('requested.weCall', { phone: payload.person.phone, when: callText(payload.call, locale) }),
          t('voucher.show'),
          t('voucher.payThere'),
          ...(isTransferable == null ? [] : [whose]),
        ],
      },
    ],
    footnotes: [t('notYou')],
  };
});

/** To the clinic, or the operator when it has no mailbox: the person to call and the product. */
export const productRequestNotice = defineTemplate(
  productPayload.extend({ person: writtenPerson.extend({ phone: written }), wantsNewsletter: z.boolean() }),
  ({ person, product, priceCents, clinic, code, goodUntil, call, wantsNewsletter }, { t, locale }) => {
    return noticeContent(t, {
      subject: t('productNotice.subject'),
      facts: [
        writtenFact(t('facts.name'), person.name),
        phoneFact(t('facts.phone'), person.phone),
        writtenFact(t('facts.email'), person.email),
        { label: t('facts.call'), value: callText(call, locale) },
        { label: t('facts.product'), value: product },
        { label: t('facts.price'), value: priceCents ? euros(priceCents, locale) : null },
        { label: t('facts.clinic'), value: clinic.name },
        { label: t('facts.voucher'), value: code, isCode: true },
        { label: t('facts.goodUntil'), value: goodUntil ? longDay(goodUntil, locale) : null },
        { label: t('facts.newsletter'), value: t(wantsNewsletter ? 'yes' : 'no') },
      ],
      tasks: [t('productNotice.call'), t('productNotice.redeem')],
    });
  },
);
