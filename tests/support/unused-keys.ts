import type { SourceFile } from './source-files';

/** Stands for `${…}` in a template. */
const HOLE = '\0';

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\/]/g, '\\$&');

type Constants = Map<string, string>;

/** Returns the string constants of a file by their names. */
const constantsIn = (code: string): Constants =>
  new Map([...code.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value]));

/** Returns the templates in code, also those inside other templates, with the values of constants in their holes. */
function templatesIn(code: string, constants: Constants): string[] {
  const found: string[] = [];
  /** Both return the index of the end: of the template, and of the hole. */
  const template = (start: number): number => {
    let text = '';
    let at = start;
    for (; at < code.length && code[at] !== '`'; at += 1) {
      if (!code.startsWith('${', at)) text += code[at];
      else {
        const end = hole(at + 2);
        text += constants.get(code.slice(at + 2, end)) ?? HOLE;
        at = end;
      }
    }
    found.push(text);
    return at;
  };
  const hole = (start: number): number => {
    let depth = 1;
    for (let at = start; at < code.length; at += 1) {
      if (code[at] === '`') at = template(at + 1);
      else if (code[at] === '{') depth += 1;
      else if (code[at] === '}') depth -= 1;
      if (depth === 0) return at;
    }
    return code.length;
  };
  for (let at = code.indexOf('`'); at >= 0; at = code.indexOf('`', at + 1)) at = template(at + 1);
  return found;
}

/** Returns the strings in code, and the templates that can make a key or a part of one as patterns. */
function stringsIn(code: string): { strings: string[]; patterns: RegExp[] } {
  const constants = constantsIn(code);
  const templates = templatesIn(code, constants);
  /** True if a constant only begins templates, so that it does not name the whole group. */
  const isPrefix = (name: string) => code.match(new RegExp(`(?<!\\$\\{)\\b${name}\\b`, 'g'))?.length === 1;
  const prefixes = new Set([...constants].filter(([name]) => isPrefix(name)).map(([, value]) => value));
  const quoted = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map(([, one, other]) => one ?? other ?? '');
  const imported = [...code.matchAll(/import \{ (\w+) as \w+ \} from '[^']+\.json'/g)].map(([, name = '']) => name);
  const isOfKey = (text: string) => /^\w+\.\S*$/.test(text) || /^\0?\w{3,}\0?$/.test(text);
  return {
    strings: [
      ...imported,
      ...quoted.filter((text) => !prefixes.has(text)),
      ...templates.filter((text) => !text.includes(HOLE)),
    ],
    patterns: templates
      .filter((text) => text.includes(HOLE) && isOfKey(text))
      .map((text) => new RegExp(`^${text.split(HOLE).map(escaped).join('(.+)')}$`)),
  };
}

type Sources = {
  code: SourceFile[];
  /** Names what the code passes on. */
  more: SourceFile[];
  /** The number of parts of the shortest group that the code may name. */
  least: number;
};

/**
 * Returns the keys that code does not use. A used key, or a group above it, is a string or matches a template there, and
 * each further part of it is a word of the sources.
 */
export function unusedKeys(keys: string[], { code, more, least }: Sources): string[] {
  const all = code.map(({ text }) => stringsIn(withoutComments(text)));
  const strings = new Set(all.flatMap((one) => one.strings));
  const patterns = all.flatMap((one) => one.patterns);
  const words = new Set(
    [...code, ...more].flatMap(({ text }) => {
      const said = withoutComments(text);
      return [...(said.match(/[\p{L}\d_$]+(?:-[\p{L}\d_$]+)*/gu) ?? []), ...stringsIn(said).strings];
    }),
  );
  const isMade = (text: string, isKnown: (filling: string) => boolean): boolean =>
    patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isKnown));
  const isNamed = (part: string) => words.has(part) || isMade(part, (filling) => words.has(filling));
  const isUsed = (key: string) => {
    const parts = key.split('.');
    return parts.slice(least - 1).some((_, index) => {
      const group = parts.slice(0, least + index).join('.');
      const isFound = strings.has(group) || isMade(group, (filling) => filling.split('.').every(isNamed));
      return isFound && parts.slice(least + index).every(isNamed);
    });
  };
  return keys.filter((key) => !isUsed(key));
}
