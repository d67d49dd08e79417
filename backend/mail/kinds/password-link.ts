import { z } from 'zod';
import { defineTemplate, type MailBlock, type MailContext } from '@/backend/mail/content';
import { greetingFor, ours, typed } from './person-payload';

const linkPayload = z.object({
  name: typed,
  link: z.url({ protocol: /^https?$/ }).transform((link) => ours.parse(link)),
  /** How long the link works. */
  minutes: z.number().int().positive(),
});

type Link = z.output<typeof linkPayload>;

/** To a professional the operator has let in: the link to the first password. */
export const professionalApproved = defineTemplate(linkPayload, (payload, context) => {
  const { approved } = context.words;
  return {
    subject: approved.subject,
    preview: approved.preview,
    heading: approved.subject,
    greeting: greetingFor(payload.name, context),
    blocks: [
      { kind: 'paragraph', text: approved.welcome(context.brand) },
      ...linkBlocks(payload, context),
      { kind: 'paragraph', text: approved.later },
    ],
    footnotes: [],
    attachments: [],
  };
});

/** To a professional who forgot the password (M174). */
export const passwordReset = defineTemplate(linkPayload, (payload, context) => {
  const { passwordReset: said } = context.words;
  return {
    subject: said.subject,
    preview: said.preview,
    heading: said.subject,
    greeting: greetingFor(payload.name, context),
    blocks: [{ kind: 'paragraph', text: said.asked }, ...linkBlocks(payload, context)],
    footnotes: [said.ignore],
    attachments: [],
  };
});

function linkBlocks({ link, minutes }: Link, { words }: MailContext): MailBlock[] {
  const valid = minutes >= 120 ? words.validHours(String(minutes / 60)) : words.validMinutes(String(minutes));
  return [
    { kind: 'action', label: words.choosePassword, href: link },
    { kind: 'paragraph', text: valid },
  ];
}
