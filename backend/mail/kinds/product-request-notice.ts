import { z } from 'zod';
import { defineTemplate } from '@/backend/mail/content';
import { euros } from '@/backend/mail/formats';
import { telHref } from '@/backend/mail/plain-text';
import { factsBlock } from './booking-payload';
import { productPayload } from './voucher';

/** To the clinic, or the operator when it has no mailbox: whom to call about which product. */
export const productRequestNotice = defineTemplate(
  productPayload.extend({ wantsNewsletter: z.boolean() }),
  ({ person, product, priceCents, clinic, code, wantsNewsletter }, { words, locale }) => {
    const { facts, productNotice, notice } = words;
    return {
      subject: productNotice.subject,
      preview: notice.preview,
      heading: productNotice.subject,
      greeting: null,
      blocks: [
        factsBlock([
          { label: facts.name, value: person.name },
          { label: facts.phone, value: person.phone, href: telHref(person.phone) },
          { label: facts.email, value: person.email },
          { label: facts.product, value: product },
          { label: facts.price, value: priceCents === null ? null : euros(priceCents, locale) },
          { label: facts.clinic, value: clinic.name },
          { label: facts.voucher, value: code, isCode: true },
          { label: facts.newsletter, value: wantsNewsletter ? words.yes : words.no },
        ]),
        { kind: 'list', title: notice.whatToDo, items: [productNotice.call, productNotice.redeem] },
      ],
      footnotes: [],
      attachments: [],
    };
  },
);
