import type { ContentLocale } from '#catalogue/locale';
import { translatorFor } from '#messages';
import {
  type ComposedMail,
  type InsurerNames,
  lastLines,
  type MailBlock,
  type MailContent,
  type MailContext,
  UnsendableMail,
} from './content';
import { layoutHtml } from './layout-html';
import { oneLine } from './plain-text';
import { templateOf } from './templates';

/** Sender details: name and phone of the group for header and footer, the sender address, and the site's origin. */
export type MailBrand = { brand: string; phone: string; sender: string; siteUrl: string; insurers?: InsurerNames };

type QueuedMail = { kind: string; recipient: string; locale: ContentLocale; payload: unknown; queuedAt: Date };

/** Renders a queued mail as text and HTML. Throws UnsendableMail when its kind is unknown or its payload is invalid. */
export function composeMail(
  mail: QueuedMail,
  { brand, phone, sender, siteUrl, insurers = {} }: MailBrand,
): ComposedMail {
  const template = templateOf(mail.kind);
  if (!template) throw new UnsendableMail('There is no such kind of mail.');
  const context = {
    brand: oneLine(brand),
    phone,
    sender,
    recipient: mail.recipient,
    siteUrl,
    locale: mail.locale,
    t: translatorFor(mail.locale, 'mail'),
    insurers,
    queuedAt: mail.queuedAt,
  };
  const content = template.compose(mail.payload, context);
  return {
    subject: oneLine(content.subject),
    text: layoutText(content, context),
    html: layoutHtml(content, context),
    calendar: content.calendar,
    receipt: content.receipt,
    qr: content.blocks.find((block) => block.kind === 'qr')?.code ?? null,
  };
}

/** Renders the mail as plain text: the same blocks in the same order as in HTML. */
function layoutText(content: MailContent, context: MailContext): string {
  const { t, brand, phone } = context;
  const parts = [
    brand,
    content.heading,
    ...(content.greeting ? [content.greeting] : []),
    ...content.blocks.flatMap((block) => (block.kind === 'qr' ? [] : [drawBlock(block)])),
    ['--', brand, t('questions', { phone }), ...lastLines(content, t)].join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

function drawBlock(block: Exclude<MailBlock, { kind: 'qr' }>): string {
  switch (block.kind) {
    case 'paragraph':
    case 'written':
      return block.text;
    case 'facts':
      return block.rows
        .flatMap(({ label, value, more }) => [`${label}: ${value}`, ...(more ? [`${more.label}: ${more.href}`] : [])])
        .join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'action':
      return `${block.label}: ${block.href.replace(/^tel:/, '')}`;
  }
}
