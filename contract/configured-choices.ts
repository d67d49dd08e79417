import type { z } from 'zod';
import { shownText } from './shown-text';

const CHOICE = /^([\w-]{1,40})(?:=([^|=]{1,60})\|([^|=]{1,60})\|([^|=]{1,60}))?$/;
const LOCALES = ['es', 'ca', 'en'] as const;

/** A form choice that the operator configures: its code on the wire and its names, or null for a standard choice. */
export type ConfiguredChoice = { code: string; names: Record<'es' | 'ca' | 'en', string> | null };

/** Reads a configured choice: code, or code=español|català|English. Null for any other format. */
export function choiceOf(part: string): ConfiguredChoice | null {
  const [, code, ...written] = CHOICE.exec(part) ?? [];
  if (code === undefined) return null;
  if (written[0] === undefined) return { code, names: null };
  const [es, ca, en] = written.map((name) => shownText(name));
  return es && ca && en ? { code, names: { es, ca, en } } : null;
}

/** Returns the first code or name that two choices have in common, whatever their case and spaces; otherwise null. */
export function repeatedChoice(choices: readonly ConfiguredChoice[]): string | null {
  const codes = choices.map(({ code }) => code);
  const names = LOCALES.map((locale) => choices.flatMap(({ names }) => names?.[locale] ?? []));
  return [codes, ...names].map(repeatedText).find((repeated) => repeated !== null) ?? null;
}

/** Returns the first text that is there twice, whatever its case and spaces; otherwise null. */
export function repeatedText(texts: readonly string[]): string | null {
  const folded = texts.map((text) => text.toLowerCase().replace(/\s+/g, ''));
  return texts.find((_, index) => folded.indexOf(folded[index] ?? '') < index) ?? null;
}

/** Refuses a setting with a repeated value: one of the two would be lost, or readers would see both. */
export function refuseRepeated(repeated: string | null, context: z.RefinementCtx): void {
  if (repeated !== null) context.addIssue({ code: 'custom', message: `"${repeated}" is there twice` });
}
