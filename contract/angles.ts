/** An angle in degrees: north or east is positive. `axis` is known from a label or letter, `isDirected` by sign or letter. */
export type Angle = {
  degrees: number;
  axis: Axis | null;
  hasLetter: boolean;
  isDirected: boolean;
  hasMinutes: boolean;
};
type Axis = 'latitude' | 'longitude';

const LABEL = '(?:"?(lat(?:itude?)?|lon(?:g(?:itude?)?)?|lng)"?\\s?[:=.]?\\s?)?';
const LETTER = '(n(?:or(?:te|d|th))?|s(?:ur|ud|outh)?|e(?:ste?|ast)?|w(?:est)?|o(?:este?)?)';
/** By the initial of the words above; "O" is oeste. */
const DIRECTIONS: Record<string, { axis: Axis; sign: number }> = {
  n: { axis: 'latitude', sign: 1 },
  s: { axis: 'latitude', sign: -1 },
  e: { axis: 'longitude', sign: 1 },
  w: { axis: 'longitude', sign: -1 },
  o: { axis: 'longitude', sign: -1 },
};

/** Decimal degrees, or degrees with minutes; `point` is the decimal separator. */
const amount = (point: string) =>
  `([-+])?(?:(\\d{1,3}${point}\\d+)\\s?°?|(\\d{1,3})\\s?°\\s?(\\d{1,2}(?:${point}\\d+)?)\\s?'(?:\\s?(\\d{1,2}(?:${point}\\d+)?)\\s?")?)`;
const SEPARATOR = '(?:\\s?[,;/|&]\\s?|\\s|(?<=[a-z])\\s?)';

/** The whole text in each of its forms: both letters before the numbers or behind them, with dots or commas. */
const PAIRS = ['\\.', ','].flatMap((point) =>
  [`${LABEL}(?:${LETTER}\\s?)?${amount(point)}()`, `${LABEL}()${amount(point)}(?:\\s?${LETTER})?`].map(
    (angle) => new RegExp(`^${angle}${SEPARATOR}${angle}$`),
  ),
);
const GROUPS = 8;

const straight = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[−–‒]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/[’′´`‘]/g, "'")
    .replace(/[”″“]|''/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[([{] ?(.*?) ?[)\]}]$/, '$1')
    .replace(/^@ ?/, '')
    .replace(/, ?\d{1,2}(?:\.\d+)?z$/, '');

/** Two angles in the order of the text, which may end with a zoom; null if any part of it is not understood. */
export function readAngles(text: string): [Angle, Angle] | null {
  const typed = straight(text);
  const found = PAIRS.flatMap((pair) => pair.exec(typed) ?? []);
  const [first, second] = [angleOf(found.slice(1, GROUPS + 1)), angleOf(found.slice(GROUPS + 1, 2 * GROUPS + 1))];
  return first && second && [first, second];
}

function angleOf([label, before, sign, decimal, whole, minutes, seconds, behind]: (
  | string
  | undefined
)[]): Angle | null {
  const direction = DIRECTIONS[(before || behind || '').slice(0, 1)];
  const labelled = label && (label.startsWith('la') ? 'latitude' : 'longitude');
  const degrees = decimal ? numberOf(decimal) : sexagesimal(whole, minutes, seconds);
  if (degrees === null || (direction && sign === '-')) return null;
  if (direction && labelled && direction.axis !== labelled) return null;
  return {
    degrees: degrees * (sign === '-' ? -1 : (direction?.sign ?? 1)),
    axis: direction?.axis ?? (labelled || null),
    hasLetter: direction !== undefined,
    isDirected: direction !== undefined || sign !== undefined,
    hasMinutes: decimal === undefined,
  };
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** Null for 60 minutes or seconds, and for minutes with decimals and seconds. */
function sexagesimal(whole?: string, minutes = '0', seconds?: string): number | null {
  if (whole === undefined || (seconds !== undefined && !/^\d+$/.test(minutes))) return null;
  const [minute, second] = [numberOf(minutes), numberOf(seconds ?? '0')];
  if (minute >= 60 || second >= 60) return null;
  return Number((Number(whole) + minute / 60 + second / 3600).toFixed(6));
}
