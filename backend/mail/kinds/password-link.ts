import { z } from 'zod';
import { fill } from '#fill';
import { defineTemplate, type MailBlock, type MailContext } from '#mail/content';
import { opening, sitePath, typed } from './person-payload';

const linkPayload = z.object({
  name: typed,
  link: sitePath,
  /** How long the link works. */
  minutes: z.number().int().positive(),
});

type Link = z.output<typeof linkPayload>;

/** To a professional the operator approved: the link to the first password. */
export const professionalApproved = defineTemplate(linkPayload, (payload, context) => {
  const { approved } = context.messages;
  return {
    ...opening(approved, payload.name, context),
    blocks: [
      { kind: 'paragraph', text: fill(approved.welcome, { brand: context.brand }) },
      ...linkBlocks(payload, context),
      { kind: 'paragraph', text: approved.linkExpired },
    ],
  };
});

/** To a professional who forgot the password (M174). */
export const passwordReset = defineTemplate(linkPayload, (payload, context) => {
  const { passwordReset: texts } = context.messages;
  return {
    ...opening(texts, payload.name, context),
    blocks: [{ kind: 'paragraph', text: texts.asked }, ...linkBlocks(payload, context)],
    footnotes: [texts.ignore],
  };
});

function linkBlocks({ link, minutes }: Link, { messages, siteUrl }: MailContext): MailBlock[] {
  const valid =
    minutes >= 120
      ? fill(messages.validHours, { hours: `${minutes / 60}` })
      : fill(messages.validMinutes, { minutes: `${minutes}` });
  return [
    { kind: 'action', label: messages.choosePassword, href: new URL(link, siteUrl).href },
    { kind: 'paragraph', text: valid },
  ];
}
