import { markupLines, TAG } from './markup-lines';
import vocabulary from './opening-words.json' with { type: 'json' };
import { withoutAccents } from './plain-text';

/** The meaning of a piece of an opening-hours text; days count from Monday = 0, times are minutes of the day. */
export type Token =
  | { kind: 'days'; days: number[] }
  /** `isHalf`: written with am or pm; `isPadded`: with a leading zero, as only the 24-hour clock has. */
  | { kind: 'time'; minute: number; isHalf: boolean; isPadded?: boolean }
  | { kind: 'to' | 'and' | 'line' | 'closed' | 'allDay' };

/** Expressions of several words, replaced before the text is read word by word. Everything is lower case without accents. */
const PHRASES: [RegExp, string][] = [
  [/\b(todos los dias|tots els dies|cada dia|every day)\b/g, 'daily'],
  [/\b(entre semana|(els )?dies feiners|(los )?dias laborables|laborables|feiners)\b/g, 'weekdays'],
  [/\b(los )?fin(es)? de semana\b|\b(els )?caps? de setmana\b/g, 'weekends'],
  [/(?<!(?:\b(?:a|to|hasta|fins|las|les)|[-–—]) ?)\b24 ?(horas|hores|hours|h)\b/g, 'allday'],
  [/\b(a las?|a les|a la)\b/g, 'a'],
  [/\bfins a\b/g, 'fins'],
];

type Sign = keyof typeof vocabulary.signs;

/** Words of a text and their meanings. */
const meaning = (words: string, token: Token): [string, Token][] => words.split(' ').map((word) => [word, token]);
const WORDS = new Map([
  ...vocabulary.days.flatMap(({ words, days }) => meaning(words, { kind: 'days', days })),
  ...Object.entries(vocabulary.signs).flatMap(([kind, words]) => meaning(words, { kind: kind as Sign })),
]);

/** Words without a meaning of their own. */
const FILLERS = new Set(vocabulary.fillers.split(' '));

const NOON = 12 * 60;
const DAY = 24 * 60;
const TIME = /^(\d{1,2})(?:[:.h'’](\d{2}))?(?!\d) ?(?:(am|pm)\b|(?:h|hs|horas|hores|hours)\b)?/;

/** The pieces of a text, or null when one of them is not understood: opening hours must never be guessed. */
export function openingTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const line of markupLines(text).flatMap((part) => plain(part).split(';'))) {
    const pieces = lineTokens(line.trim());
    if (!pieces) return null;
    if (pieces.length > 0) tokens.push(...pieces, { kind: 'line' });
  }
  return tokens;
}

function lineTokens(line: string): Token[] | null {
  let rest = line;
  const tokens: Token[] = [];
  while (rest) {
    const time = TIME.exec(rest);
    const word = time?.[0] ?? /^(?:[a-z]+|.)/.exec(rest)?.[0] ?? rest;
    rest = rest.slice(word.length).trimStart();
    if (time) {
      const minute = minuteOf(time);
      if (minute === null) return null;
      const isPadded = time[1]?.startsWith('0');
      tokens.push({ kind: 'time', minute, isHalf: time[3] !== undefined, ...(isPadded && { isPadded }) });
      continue;
    }
    const token = WORDS.get(word);
    if (token) tokens.push(token);
    else if (!FILLERS.has(word)) return null;
  }
  return tokens;
}

/** Entities and their characters. Letters lose their accents, as in the rest of the line. */
const ENTITIES: [RegExp, string][] = [
  [/&([a-z])(?:acute|grave|uml|cedil|tilde);/gi, '$1'],
  [/&nbsp;/gi, ' '],
  [/&[nm]dash;/gi, '–'],
  [/&(?:rsquo|apos|#39|#0*8217);/gi, '’'],
  [/&amp;/gi, '&'],
];

/** A line in lower case without tags, entities and accents, its phrases as single words. */
function plain(line: string): string {
  const text = ENTITIES.reduce((said, [entity, letter]) => said.replace(entity, letter), line.replace(TAG, ''));
  const straight = withoutAccents(text)
    .replace(/\s+/g, ' ')
    .replace(/\b([dl])['’]/g, '')
    .replace(/\b([ap])\. ?m\.?/g, '$1m');
  return PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), straight).trim();
}

/** Null for an impossible time, such as 25:00 or 8:75. */
function minuteOf([, hours, minutes = '0', half]: RegExpExecArray): number | null {
  const clock = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || clock > DAY) return null;
  if (!half) return clock;
  if (clock < 60 || clock >= NOON + 60) return null;
  return (clock % NOON) + (half === 'pm' ? NOON : 0);
}
