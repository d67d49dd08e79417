const ORDER_FIELDS = [
  'author',
  'date',
  'id',
  'include',
  'modified',
  'parent',
  'relevance',
  'slug',
  'include_slugs',
  'title',
];

export type ListParameters = {
  perPage: number;
  page: number;
  /** Decoded slugs; null when the parameter is missing or empty. */
  slugs: string[] | null;
  search: string;
  orderBy: string;
  isAscending: boolean;
};

/** An invalid parameter, with WordPress's error code and message. */
export type InvalidParameter = { name: string; code: string; message: string };

/** Returns the parameters of a list of posts, or the invalid ones. */
export function readListParameters(query: URLSearchParams): ListParameters | InvalidParameter[] {
  const invalid: InvalidParameter[] = [];
  const refuse = (name: string, code: string, message: string) => invalid.push({ name, code, message });
  const integer = (name: string, fallback: number, max: number): number => {
    const text = query.get(name);
    if (text === null) return fallback;
    if (!/^-?\d+$/.test(text)) refuse(name, 'rest_invalid_type', `${name} is not of type integer.`);
    else if (Number(text) < 1 || Number(text) > max) refuse(name, 'rest_out_of_bounds', bounds(name, max));
    return Number(text);
  };
  const oneOf = (name: string, fallback: string, allowed: string[]): string => {
    const text = query.get(name) ?? fallback;
    if (!allowed.includes(text)) refuse(name, 'rest_not_in_enum', `${name} is not one of ${sentence(allowed)}.`);
    return text;
  };
  const parameters = {
    perPage: integer('per_page', 10, 100),
    page: integer('page', 1, Number.MAX_SAFE_INTEGER),
    slugs: readSlugs(query),
    search: (query.get('search') ?? '').trim().toLowerCase(),
    orderBy: oneOf('orderby', 'date', ORDER_FIELDS),
    isAscending: oneOf('order', 'desc', ['asc', 'desc']) === 'asc',
  };
  return invalid.length > 0 ? invalid : parameters;
}

function readSlugs(query: URLSearchParams): string[] | null {
  const asked = [...query.getAll('slug'), ...query.getAll('slug[]')].flatMap((value) => value.split(','));
  const slugs = asked.map((slug) => decodeSlug(slug.trim())).filter(Boolean);
  return slugs.length > 0 ? slugs : null;
}

/** Decodes a slug that may be decoded already, encoded as WordPress stores it, or encoded twice. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(slug)).toLowerCase();
  } catch {
    return slug.toLowerCase();
  }
}

const bounds = (name: string, max: number): string =>
  max === Number.MAX_SAFE_INTEGER
    ? `${name} must be greater than or equal to 1`
    : `${name} must be between 1 (inclusive) and ${max} (inclusive)`;

const sentence = (words: string[]): string => `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
