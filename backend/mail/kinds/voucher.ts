import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { euros } from '@/backend/mail/formats';
import { telHref } from '@/backend/mail/plain-text';
import { factsBlock } from './booking-payload';
import { greetingFor, ours, person, typed } from './person-payload';

/** What backend/requests/product-request.ts queues. */
export const productPayload = z.object({
  person: person.extend({ phone: typed }),
  product: ours.nullable(),
  priceCents: z.number().int().nullable(),
  clinic: z.object({ name: ours.nullable(), address: ours.nullable(), phone: ours.nullable() }),
  code: ours,
});

/** To whoever asked for a product: the voucher, and that the clinic calls (M156). */
export const voucher = defineTemplate(productPayload, (payload, context) => {
  const { words, locale, brand } = context;
  const { facts } = words;
  const { clinic, priceCents, code } = payload;
  return {
    subject: words.voucher.subject,
    preview: words.voucher.preview,
    heading: words.voucher.subject,
    greeting: greetingFor(payload.person.name, context),
    blocks: [
      { kind: 'paragraph', text: words.voucher.thanks(brand) },
      factsBlock([
        { label: facts.voucher, value: code, isCode: true },
        { label: facts.product, value: payload.product },
        { label: facts.price, value: priceCents === null ? null : euros(priceCents, locale) },
        { label: facts.clinic, value: clinic.name },
        { label: facts.address, value: clinic.address },
        { label: facts.phone, value: clinic.phone, href: clinic.phone && telHref(clinic.phone) },
      ]),
      {
        kind: 'list',
        title: words.whatHappensNow,
        items: [words.voucher.weCall(payload.person.phone), words.voucher.show, words.voucher.payThere],
      },
    ],
    footnotes: [words.notYou],
    attachments: [],
  };
});
