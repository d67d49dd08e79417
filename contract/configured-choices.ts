const CHOICE = /^([\w-]{1,40})(?:=([^|=]{1,60})\|([^|=]{1,60})\|([^|=]{1,60}))?$/;

/** A form choice that the operator configures: its code on the wire and its names, or null for a standard choice. */
export type ConfiguredChoice = { code: string; names: Record<'es' | 'ca' | 'en', string> | null };

/** Reads a configured choice: code, or code=español|català|English. Null for any other format. */
export function choiceOf(part: string): ConfiguredChoice | null {
  const [, code, es, ca, en] = CHOICE.exec(part) ?? [];
  if (code === undefined) return null;
  return { code, names: es && ca && en ? { es, ca, en } : null };
}
