import { z } from 'zod';
import { defineTemplate, factsBlock } from '#mail/content';
import { euros, longDay } from '#mail/formats';
import { fill } from '#text';
import { clinicFacts } from './booking-payload';
import {
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
  /** The last day it is valid; null or absent: not mentioned. */
  goodUntil: z.iso.date().nullish(),
  /** Whether it is transferable; null or absent: not mentioned. */
  isTransferable: z.boolean().nullish(),
});

/** To a visitor who requested a product: the voucher, and that the clinic will call (M156). */
export const voucher = defineTemplate(productPayload, (payload, context) => {
  const { messages, locale, brand } = context;
  const { facts } = messages;
  const { priceCents, code, goodUntil, isTransferable } = payload;
  const whose = isTransferable ? messages.voucher.mayBeGiven : messages.voucher.personal;
  return {
    ...opening(messages.voucher, payload.person.name, context),
    blocks: [
      { kind: 'paragraph', text: fill(messages.voucher.thanks, { brand }) },
      factsBlock([
        { label: facts.voucher, value: code, isCode: true },
        { label: facts.product, value: payload.product },
        { label: facts.payAtClinic, value: priceCents === null ? null : euros(priceCents, locale) },
        { label: facts.goodUntil, value: goodUntil ? longDay(goodUntil, locale) : null },
        ...clinicFacts(payload, context),
      ]),
      { kind: 'qr', code, alt: fill(messages.voucher.qr, { code }) },
      {
        kind: 'list',
        title: messages.whatHappensNow,
        items: [
          fill(messages.voucher.weCall, { phone: payload.person.phone }),
          messages.voucher.show,
          messages.voucher.payThere,
          ...(isTransferable == null ? [] : [whose]),
        ],
      },
    ],
    footnotes: [messages.notYou],
  };
});

/** To the clinic, or the operator when it has no mailbox: the person to call and the product. */
export const productRequestNotice = defineTemplate(
  productPayload.extend({ person: writtenPerson.extend({ phone: written }), wantsNewsletter: z.boolean() }),
  ({ person, product, priceCents, clinic, code, goodUntil, wantsNewsletter }, { messages, locale }) => {
    const { facts, productNotice } = messages;
    return noticeContent(messages, {
      subject: productNotice.subject,
      facts: [
        writtenFact(facts.name, person.name),
        phoneFact(facts.phone, person.phone),
        writtenFact(facts.email, person.email),
        { label: facts.product, value: product },
        { label: facts.price, value: priceCents === null ? null : euros(priceCents, locale) },
        { label: facts.clinic, value: clinic.name },
        { label: facts.voucher, value: code, isCode: true },
        { label: facts.goodUntil, value: goodUntil ? longDay(goodUntil, locale) : null },
        { label: facts.newsletter, value: wantsNewsletter ? messages.yes : messages.no },
      ],
      tasks: [productNotice.call, productNotice.redeem],
    });
  },
);
