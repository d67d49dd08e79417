import type { z } from 'zod';
import type { ContentLocale } from '#catalogue/locale';
import type { MailTranslator } from '#messages';

/**
 * A line of the table of a mail; `href` (https:) makes the value a link, `more` is a link below it, `isCode` marks a code
 * to copy exactly, `isPhone` a text in which each telephone is a link, `isWritten` visitor text, in which mail programs
 * must detect no link.
 */
export type Fact = {
  label: string;
  value: string;
  href?: string;
  more?: { label: string; href: string };
  isCode?: boolean;
  isPhone?: boolean;
  isWritten?: boolean;
};

/** Building blocks of a mail. All text is plain: the layouts escape it. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Visitor text, shown verbatim with its line breaks and never as a link. */
  | { kind: 'written'; text: string }
  | { kind: 'facts'; rows: Fact[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'action'; label: string; href: string }
  /** A code as a picture for cameras, at most one per mail; the text version has it among its facts. */
  | { kind: 'qr'; code: string; alt: string };

/** A calendar entry: REQUEST adds or changes it, CANCEL removes it. */
export type MailCalendar = { method: 'REQUEST' | 'CANCEL'; content: string };

export type MailContent = {
  /** Visible on locked screens: must never contain the purpose of the visit. */
  subject: string;
  /** Text the inbox shows after the subject. */
  preview: string;
  heading: string;
  /** Null in mails to a clinic or the operator. */
  greeting: string | null;
  blocks: MailBlock[];
  /** Small print under the phone, such as what to do when the mail was not expected. */
  footnotes: string[];
  /** Calendar entry, or null. */
  calendar: MailCalendar | null;
  /** Number of the attached receipt, or null. */
  receipt: string | null;
  /** False for text written by clinic staff, which gets no note that it was sent automatically. */
  isAutomatic: boolean;
};

/**
 * Content returned by a template. Defaults: the heading is the subject; no greeting, footnotes, calendar or receipt;
 * automatic.
 */
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
  /** The sender of all mails, and the recipient of this one. */
  sender: string;
  recipient: string;
  /** Public origin of the site, as configured in the running backend; paths in payloads are resolved against it. */
  siteUrl: string;
  locale: ContentLocale;
  t: MailTranslator;
  /** Names of the configured insurers by their code on the wire. */
  insurers: InsurerNames;
  /** Time of queueing: constant, however often the mail is composed. */
  queuedAt: Date;
};

export type MailTemplate = { compose(payload: unknown, context: MailContext): MailContent };

/** A mail that cannot be sent by any retry: an unknown kind, an invalid payload or address. */
export class UnsendableMail extends Error {
  override name = 'UnsendableMail';
}

/** Returns the small print at the end of a mail. */
export const lastLines = ({ footnotes, isAutomatic }: MailContent, t: MailTranslator): string[] =>
  isAutomatic ? [...footnotes, t('automatic')] : footnotes;

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

export type OptionalFact = {
  label: string;
  value: string | null;
  href?: string | null;
  more?: Fact['more'];
  isCode?: boolean;
  isPhone?: boolean;
  isWritten?: boolean;
};

/** Returns a table of the known facts. */
export const factsBlock = (rows: OptionalFact[]): MailBlock => ({
  kind: 'facts',
  rows: rows.flatMap(({ value, href, ...row }) => (value ? [{ ...row, value, ...(href ? { href } : {}) }] : [])),
});
