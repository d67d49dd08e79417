/** What a piece of an opening-hours text means; days count from Monday = 0, times are minutes of the day. */
export type Token =
  | { kind: 'days'; days: number[] }
  /** `isHalf`: said with am or pm. */
  | { kind: 'time'; minute: number; isHalf: boolean }
  | { kind: 'to' | 'and' | 'line' | 'closed' | 'allDay' };

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Expressions of several words, before the text is read word by word. Everything is lower case without accents. */
const PHRASES: [RegExp, string][] = [
  [/\b(todos los dias|tots els dies|cada dia|every day)\b/g, 'daily'],
  [/\b(entre semana|(els )?dies feiners|(los )?dias laborables|laborables|feiners)\b/g, 'weekdays'],
  [/\b(los )?fin(es)? de semana\b|\b(els )?caps? de setmana\b/g, 'weekends'],
  [/\b24 ?(horas|hores|hours|h)\b/g, 'allday'],
  [/\b(a las?|a les|a la)\b/g, 'a'],
  [/\bfins a\b/g, 'fins'],
];

const WORDS: Record<string, Token> = { a: { kind: 'to' } };

const addDays = (words: string, days: number[]) => {
  for (const word of words.split(' ')) WORDS[word] = { kind: 'days', days };
};
const addSign = (words: string, kind: 'to' | 'and' | 'closed' | 'allDay') => {
  for (const word of words.split(' ')) WORDS[word] = { kind };
};

addDays('lunes lun l dilluns dl monday mondays mon', [0]);
addDays('martes mar dimarts dt tuesday tuesdays tue tues', [1]);
addDays('miercoles mie x dimecres dc wednesday wednesdays wed', [2]);
addDays('jueves jue j dijous dj thursday thursdays thu thurs', [3]);
addDays('viernes vie v divendres dv friday fridays fri', [4]);
addDays('sabado sabados sab s dissabte dissabtes ds saturday saturdays sat', [5]);
addDays('domingo domingos dom d diumenge diumenges dg sunday sundays sun', [6]);
addDays('daily diario diariamente diariament', ALL_WEEK);
addDays('weekdays', [0, 1, 2, 3, 4]);
addDays('weekends weekend', [5, 6]);
addSign('a hasta fins to till until through - – —', 'to');
addSign('y e i and , / & +', 'and');
addSign('cerrado cerrada cerrados tancat tancada tancats closed', 'closed');
addSign('allday', 'allDay');

/** Words that say nothing by themselves. */
const FILLERS = new Set(
  'de del dels los las les els el la from on the abierto abierta obert oberta open h : .'.split(' '),
);

const NOON = 12 * 60;
const DAY = 24 * 60;
const TIME = /^(\d{1,2})(?:[:.h](\d{2}))? ?(?:(am|pm)\b|(?:h|hs|horas|hores|hours)\b)?/;

/** The pieces of a text, or null when one of them is not understood: a time table must never be guessed. */
export function openingTokens(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (const line of text.split(/\r?\n|;/)) {
    const pieces = lineTokens(line);
    if (!pieces) return null;
    if (pieces.length > 0) tokens.push(...pieces, { kind: 'line' });
  }
  return tokens;
}

function lineTokens(line: string): Token[] | null {
  let rest = plain(line);
  const tokens: Token[] = [];
  while (rest) {
    const time = TIME.exec(rest);
    const word = time?.[0] ?? /^(?:[a-z]+|.)/.exec(rest)?.[0] ?? rest;
    rest = rest.slice(word.length).trimStart();
    if (time) {
      const minute = minuteOf(time);
      if (minute === null) return null;
      tokens.push({ kind: 'time', minute, isHalf: time[3] !== undefined });
    } else if (Object.hasOwn(WORDS, word)) {
      const token = WORDS[word];
      if (token) tokens.push(token);
    } else if (!FILLERS.has(word)) return null;
  }
  return tokens;
}

function plain(line: string): string {
  const lower = line.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const straight = lower.replace(/\b([dl])['’]/g, '').replace(/\b([ap])\. ?m\.?/g, '$1m');
  return PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), straight).trim();
}

/** Null for what no clock shows, like 25:00 or 8:75. */
function minuteOf([, hours, minutes = '0', half]: RegExpExecArray): number | null {
  const clock = Number(hours) * 60 + Number(minutes);
  if (Number(minutes) > 59 || clock > DAY) return null;
  if (!half) return clock;
  if (clock < 60 || clock >= NOON + 60) return null;
  return (clock % NOON) + (half === 'pm' ? NOON : 0);
}
