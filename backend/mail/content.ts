import type { z } from 'zod';
import type { ContentLocale } from '@/backend/catalogue/locale';
import type { MailWords } from './words/es';

/** One line of the table of a mail; `href` makes the value a link (https: or tel: only), a code is to be copied exactly. */
export type Fact = { label: string; value: string; href?: string; isCode?: boolean };

/** What a mail is built of. Every text is plain: the layouts escape it. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'action'; label: string; href: string };

export type MailAttachment = { filename: string; contentType: string; content: string };

export type MailContent = {
  /** Read on locked screens: never what the visit is about. */
  subject: string;
  /** What the inbox shows after the subject. */
  preview: string;
  heading: string;
  /** Null in mails to a clinic. */
  greeting: string | null;
  blocks: MailBlock[];
  /** Small sentences under the phone, such as what to do when the mail was not expected. */
  footnotes: string[];
  attachments: MailAttachment[];
};

export type ComposedMail = { subject: string; text: string; html: string; attachments: MailAttachment[] };

/** What every mail has at hand besides its own payload. */
export type MailContext = {
  brand: string;
  /** Phone of the group, in the footer. */
  phone: string;
  locale: ContentLocale;
  words: MailWords;
  /** When it was queued: the same however often it is composed. */
  queuedAt: Date;
};

export type MailTemplate = { compose(payload: unknown, context: MailContext): MailContent };

/** A mail nobody can send, however often it is tried: an unknown kind, a payload that does not fit, a bad address. */
export class UnsendableMail extends Error {
  override name = 'UnsendableMail';
}

/** A kind of mail: the shape of its payload, which is checked, and what it says. */
export const defineTemplate = <P>(
  payload: z.ZodType<P>,
  compose: (payload: P, context: MailContext) => MailContent,
): MailTemplate => ({
  compose: (value, context) => {
    const parsed = payload.safeParse(value);
    if (parsed.success) return compose(parsed.data, context);
    const wrong = parsed.error.issues.map((issue) => issue.path.join('.') || 'everything').join(', ');
    throw new UnsendableMail(`The payload does not fit: ${wrong}.`);
  },
});

type MaybeFact = { label: string; value: string | null; href?: string | null; isCode?: boolean };

/** Leaves out the facts that are not known. */
export const knownFacts = (rows: MaybeFact[]): Fact[] =>
  rows.flatMap(({ value, href, ...row }) => (value ? [{ ...row, value, ...(href ? { href } : {}) }] : []));
