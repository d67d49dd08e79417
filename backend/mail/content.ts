import type { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import type { MailMessages } from './messages';

/**
 * A line of the table of a mail; `href` (https: or tel:) makes the value a link, `isCode` marks a code to copy exactly,
 * `isWritten` marks visitor text, which is never linked.
 */
export type Fact = { label: string; value: string; href?: string; isCode?: boolean; isWritten?: boolean };

/** Building blocks of a mail. All text is plain: the layouts escape it. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Visitor text, shown verbatim with its line breaks and never as a link. */
  | { kind: 'written'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'action'; label: string; href: string }
  /** A code as a picture for cameras, one at most in a mail; the text has it among its facts. */
  | { kind: 'qr'; code: string; alt: string };

/** An entry for the calendar: REQUEST adds or changes it, CANCEL takes it away. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

export type MailContent = {
  /** Read on locked screens: never what the visit is about. */
  subject: string;
  /** Text the inbox shows after the subject. */
  preview: string;
  heading: string;
  /** Null in mails to a clinic or the operator. */
  greeting: string | null;
  blocks: MailBlock[];
  /** Small sentences under the phone, such as what to do when the mail was not expected. */
  footnotes: string[];
  /** Null for none. */
  calendar: MailCalendar | null;
  /** Number of the attached receipt, or null. */
  receipt: string | null;
  /** False for what somebody of the clinic wrote, which does not say that it was sent automatically. */
  isAutomatic: boolean;
};

/** The content a kind gives: its heading defaults to the subject; without a greeting, footnotes, calendar or receipt there is none; it is automatic. */
type MailDraft = Pick<MailContent, 'subject' | 'preview' | 'blocks'> & Partial<MailContent>;

export type ComposedMail = {
  subject: string;
  text: string;
  html: string;
  calendar: MailCalendar | null;
  /** Number of the receipt to draw and attach, or null. */
  receipt: string | null;
  /** Content of the QR picture the HTML shows, or null. */
  qr: string | null;
};

/** Names of insurers by code and language. */
export type InsurerNames = Record<string, Record<ContentLocale, string>>;

/** Values every template receives besides its payload. */
export type MailContext = {
  brand: string;
  /** Phone of the group, in the footer. */
  phone: string;
  /** The address all mails come from, and whom this one is for. */
  sender: string;
  recipient: string;
  /** Public origin of the site, as configured in the running backend; paths in payloads are resolved against it. */
  siteUrl: string;
  locale: ContentLocale;
  messages: MailMessages;
  /** Names of the configured insurers by their code on the wire. */
  insurers: InsurerNames;
  /** When it was queued: the same however often it is composed. */
  queuedAt: Date;
};

export type MailTemplate = { compose(payload: unknown, context: MailContext): MailContent };

/** A mail that no retry can send: an unknown kind, an invalid payload or address. */
export class UnsendableMail extends Error {
  override name = 'UnsendableMail';
}

/** The small sentences at the end of a mail. */
export const lastLines = ({ footnotes, isAutomatic }: MailContent, messages: MailMessages): string[] =>
  isAutomatic ? [...footnotes, messages.automatic] : footnotes;

/** Defines a kind of mail: the schema of its payload and the function that composes it. */
export const defineTemplate = <P>(
  payload: z.ZodType<P>,
  compose: (payload: P, context: MailContext) => MailDraft,
): MailTemplate => ({
  compose: (value, context) => {
    const parsed = payload.safeParse(value);
    if (parsed.success) {
      const draft = compose(parsed.data, context);
      const none = { greeting: null, footnotes: [], calendar: null, receipt: null, isAutomatic: true };
      return { heading: draft.subject, ...none, ...draft };
    }
    const wrong = parsed.error.issues.map((issue) => issue.path.join('.') || 'everything').join(', ');
    throw new UnsendableMail(`The payload does not fit: ${wrong}.`);
  },
});

export type MaybeFact = {
  label: string;
  value: string | null;
  href?: string | null;
  isCode?: boolean;
  isWritten?: boolean;
};

/** A table of the facts that are known. */
export const factsBlock = (rows: MaybeFact[]): MailBlock => ({
  kind: 'facts',
  rows: rows.flatMap(({ value, href, ...row }) => (value ? [{ ...row, value, ...(href ? { href } : {}) }] : [])),
});
