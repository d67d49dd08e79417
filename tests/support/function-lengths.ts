const FUNCTION = /^(\s*)(?:export )?(?:default )?(?:async )?function\b\*? ?(\w*)/;
const ARROW = /^(\s*)(?:export )?const (\w+)(?:: [^=]*)? = (?:async )?(?:<.*>)?\(/;
const METHOD = /^(\s+)(?:async )?(?!(?:if|for|while|switch|catch|return)\b)(\w+)\([^()]*\)(?:: .*)? \{$/;

/** Signatures end with a bracket too: `}: Props) {`, `}) => (`, `): Promise<Url> {`. */
const SIGNATURE = /[({]$/;

/**
 * Every named function of a formatted source with its number of lines, signature included. It uses indentation instead
 * of the syntax: the formatter puts the last line of a function below its first.
 */
export function functionLengths(text: string): { name: string; lines: number; above: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line, start) => {
    const [, indent, name] = line.match(FUNCTION) ?? line.match(ARROW) ?? line.match(METHOD) ?? [];
    if (indent === undefined || name === undefined) return [];
    const isLast = (one: string) =>
      one.startsWith(indent) && /^[)}\]]/.test(one.slice(indent.length)) && !SIGNATURE.test(one);
    const end = lines.findIndex((one, index) => index > start && isLast(one));
    const isOneLine = /;$/.test(line) && line.match(ARROW);
    return end < 0 || isOneLine
      ? []
      : [{ name, lines: end - start + 1, above: lines.slice(Math.max(0, start - 4), start).join('\n') }];
  });
}
