import { z } from 'zod';
import { factsBlock, type MailBlock, type MailContext, type OptionalFact } from '#mail/content';
import { asWritten, oneLine, visitorText } from '#mail/plain-text';
import type { MailTranslator, Messages } from '#messages';

/** Text of the catalogue or our own. */
export const ours = z.string().transform(oneLine);

/** Visitor text in which mail programs detect no link. */
export const typed = z.string().transform(visitorText);

/** Visitor text with its line breaks. */
export const typedLines = z.string().transform((text) => asWritten(text).split('\n').map(visitorText).join('\n'));

/** Visitor text in a notice to the clinic or the operator, verbatim. */
export const written = z.string().transform(asWritten);

/** A time HHMM. */
export const hhmm = z.string().regex(/^\d{4}$/);

/** The hours in which the clinics call; null is within 24 hours, as in mails queued by an earlier version. */
export const callHours = z.object({ day: z.iso.date(), from: hhmm, until: hhmm }).nullable().default(null);

/** A path on the site, or a full address. Paths are resolved against the site of the backend that sends the mail. */
export const sitePath = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))/)
  .transform((link) => oneLine(link));

/** Sender of a form, in a mail to the sender. */
export const person = z.object({ name: typed, phone: typed.nullable(), email: ours });

/** Sender of a form, in a notice to the clinic or the operator. */
export const writtenPerson = z.object({ name: written, phone: written.nullable(), email: written });

/** Returns the greeting with the name, or without it if the cleaned name is empty. */
const greetingFor = (name: string, { t }: MailContext): string =>
  name ? t('greeting', { name }) : t('greetingWithoutName');

type Mail = Messages['mail'];
/** The areas that begin a mail. */
type Begun = {
  [Name in keyof Mail]: Mail[Name] extends { subject: string; preview: string } ? Name : never;
}[keyof Mail];

/** Beginning of a mail to a person: the subject, with its values, the preview text of its kind, and the greeting. */
export const opening = (
  kind: Begun,
  name: string,
  context: MailContext,
  values?: Record<string, string>,
): { subject: string; preview: string; greeting: string } => ({
  subject: context.t(`${kind}.subject`, values),
  preview: context.t(`${kind}.preview`),
  greeting: greetingFor(name, context),
});

/** A fact in the sender's words, which is never linked. */
export const writtenFact = (label: string, value: string | null): OptionalFact => ({ label, value, isWritten: true });

/** A telephone: each number in it is a link. */
export const phoneFact = (label: string, phone: string | null): OptionalFact => ({
  label,
  value: phone,
  isPhone: true,
});

/** The reference people read out for a booking or a message. */
export const referenceFact = ({ reference }: { reference: string }, { t }: MailContext): OptionalFact => ({
  label: t('facts.reference'),
  value: reference,
  isCode: true,
});

type Notice = { subject: string; facts: OptionalFact[]; more?: MailBlock[]; tasks: string[]; privacy?: string };

/** A mail to the clinic or the operator: first the facts, then the tasks. */
export const noticeContent = (t: MailTranslator, { subject, facts, more = [], tasks, privacy }: Notice) => ({
  subject,
  preview: t('notice.preview'),
  blocks: [
    factsBlock(facts),
    ...more,
    { kind: 'list' as const, title: t('notice.whatToDo'), items: tasks },
    ...(privacy ? [{ kind: 'paragraph' as const, text: privacy }] : []),
  ],
});
