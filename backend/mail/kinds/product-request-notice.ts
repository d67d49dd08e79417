import { z } from 'zod';
import { defineTemplate } from '#mail/content';
import { euros, longDay } from '#mail/formats';
import { noticeContent, phoneFact, written, writtenFact, writtenPerson } from './person-payload';
import { productPayload } from './voucher';

/** To the clinic, or the operator when it has no mailbox: whom to call about which product. */
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
