const CHOICE = /^([\w-]{1,40})(?:=([^|=]{1,60})\|([^|=]{1,60})\|([^|=]{1,60}))?$/;

/** A choice of a form that the operator configures: its code on the wire and its names, null where it has none of its own. */
export type ConfiguredChoice = { code: string; names: Record<'es' | 'ca' | 'en', string> | null };

/** A choice as it is configured: code, or code=español|català|English. Null for anything else. */
export function choiceOf(part: string): ConfiguredChoice | null {
  const [, code, es, ca, en] = CHOICE.exec(part) ?? [];
  if (code === undefined) return null;
  return { code, names: es && ca && en ? { es, ca, en } : null };
}
