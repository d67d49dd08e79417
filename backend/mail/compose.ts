import type { ContentLocale } from '@/backend/catalogue/locale';
import { type ComposedMail, UnsendableMail } from './content';
import { layoutHtml } from './layout-html';
import { layoutText } from './layout-text';
import { oneLine } from './plain-text';
import { templateOf } from './templates';
import { ca } from './words/ca';
import { en } from './words/en';
import { es, type MailWords } from './words/es';

const WORDS: Record<ContentLocale, MailWords> = { es, ca, en };

/** Who the mails are from: name of the group and its phone, in every header and footer. */
export type MailBrand = { brand: string; phone: string };

/** What a queued mail says, as text and HTML. Throws UnsendableMail when its kind is unknown or its payload does not fit. */
export function composeMail(
  mail: { kind: string; locale: ContentLocale; payload: unknown; queuedAt: Date },
  { brand, phone }: MailBrand,
): ComposedMail {
  const template = templateOf(mail.kind);
  if (!template) throw new UnsendableMail('There is no such kind of mail.');
  const context = {
    brand: oneLine(brand),
    phone,
    locale: mail.locale,
    words: WORDS[mail.locale],
    queuedAt: mail.queuedAt,
  };
  const content = template.compose(mail.payload, context);
  return {
    subject: oneLine(content.subject),
    text: layoutText(content, context),
    html: layoutHtml(content, context),
    attachments: content.attachments,
  };
}
