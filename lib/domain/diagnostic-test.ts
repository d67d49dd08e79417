import type { TESTS } from '@clinic/contract/catalogue/tests';
import { PREPARATION_TITLE } from '@clinic/contract/test-preparation';
import type { DescribedFields, ListedFields } from './described-fields';
import type { MediaRef, MessageBlock, RichText, Seo } from './media';

/** A diagnostic test (prueba). */
export type DiagnosticTest = DescribedFields<typeof TESTS> & {
  id: string;
  name: string;
  /** The two image-and-text rows: title, subtitle and text of each. */
  rows: { title: string | null; subtitle: string | null; body: RichText | null; picture: MediaRef | null }[];
  columns: { title: string | null; left: RichText | null; right: RichText | null };
  messages: MessageBlock[];
  seo: Seo;
};

/** A test in lists, without its long texts: long lists are cached in memory. */
export type ListedTest = Pick<DiagnosticTest, 'id' | 'name'> &
  ListedFields<typeof TESTS> & {
    /** Description of the test, without markup. */
    summary: string | null;
    /** The record's texts about preparation, procedure, duration and results, under its own titles. */
    facts: { title: string; text: string }[];
    seo: Pick<Seo, 'isIndexable'>;
  };

/** The subjects of a list of tests by the words of their titles, in the order in which visitors ask. */
const SUBJECTS = [
  PREPARATION_TITLE,
  /^(?:c[oó]mo se (?:hace|realiza)|com es fa|how it is done|how is it done)/i,
  /\b(?:duraci[oó]n?|cu[aá]nto dura|quant dura|how long|cu[aá]nto tarda|quant tarda)\b/i,
  /result/i,
] as const;
const [PREPARATION] = SUBJECTS;
const MAX_FACT_LENGTH = 170;

type Part = DiagnosticTest['messages'][number] | DiagnosticTest['rows'][number];

/** The part of a test's page about the preparation, with its title; null without one. */
export function preparationOf({ messages, rows }: DiagnosticTest): { title: string; part: Part } | null {
  for (const part of [...messages, ...rows]) {
    const titles = 'subtitle' in part ? [part.subtitle, part.title] : [part.title];
    const title = titles.find((one) => one && PREPARATION.test(one));
    if (title && part.body) return { title, part };
  }
  return null;
}

/**
 * Selects a record's titled texts about preparation, procedure, duration and results, in this order; long texts are
 * cut after a sentence.
 */
export function factsOf(texts: { title: string | null; text: string | null }[]): ListedTest['facts'] {
  return SUBJECTS.flatMap((subject) => {
    const found = texts.find(({ title, text }) => text && title && subject.test(title));
    return found?.title && found.text ? [{ title: found.title, text: inShort(found.text) }] : [];
  });
}

function inShort(text: string): string {
  if (text.length <= MAX_FACT_LENGTH) return text;
  const sentences = /^.{30,170}[.!?…](?=\s)/su.exec(text)?.[0];
  return sentences ?? `${text.slice(0, text.lastIndexOf(' ', MAX_FACT_LENGTH))}…`;
}
