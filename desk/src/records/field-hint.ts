import { type FieldFormat, isUnderstood, OWN_BLOG } from '@clinic/contract/field-formats';
import { formatPhone, phonesIn, readPhones } from '@clinic/contract/phone-numbers';
import { parseCoordinates, positionOf } from '@clinic/contract/positions';
import { readAddress } from '@clinic/contract/postal-address';
import { readPrice } from '@clinic/contract/prices';
import { countryOf } from '@clinic/contract/provinces';
import { hrefOf, isSitePath, webAddress } from '@clinic/contract/web-links';
import { euros, localMoment, longDay, tagOf } from '../format';
import type { KeyIn } from '../translator';
import type { Field } from './schema';

/** A key below `desk.content.understood`, with its values. */
type Hint = { key: KeyIn<'desk.content.understood'>; options?: Record<string, string | number>; isWarning?: boolean };

/** An example of each format, the same in every language. */
const EXAMPLES: Record<FieldFormat, string> = {
  phones: '963 40 12 34 / +351 220 000 021',
  whatsapp: '600 12 34 56',
  email: 'centro@example.es',
  place: '39.4697, -0.3774',
  link: '/pedir-cita, https://www.example.es',
  webAddress: 'https://www.example.es',
  blog: 'https://blog.example.es, self',
  analytics: 'G-AB12CD34',
  heatmap: '1234567',
};

/** The keyboard a telephone shows for a format. */
export const KEYBOARDS: Partial<Record<FieldFormat, 'tel' | 'email' | 'url' | 'numeric'>> = {
  ...{ phones: 'tel', whatsapp: 'tel', email: 'email', webAddress: 'url', blog: 'url', heatmap: 'numeric' },
};

const unread = (example: string): Hint => ({ key: 'unread', options: { example }, isWarning: true });

/**
 * Returns what the site understands of the text of a field, in words of `locale`; null for free text and for none. The
 * record tells the province.
 */
export function fieldHint(field: Field, text: string, locale: string, record: Record<string, unknown>): Hint | null {
  const { name, kind } = field;
  const typed = text.trim();
  if (typed === '') return null;
  const province = typeof record.region === 'string' ? record.region : null;
  const format = 'format' in field ? field.format : undefined;
  if (format && !isUnderstood(format, typed)) return unread(EXAMPLES[format]);
  if (format === 'place') return place(typed, province, locale);
  if (format) return understood(format, name, typed);
  if (name === 'direccion') {
    const parts = readAddress(typed, countryOf(province ?? ''));
    return parts ? { key: 'address', options: parts } : { key: 'unreadAddress', isWarning: true };
  }
  if (kind === 'price') {
    const cents = readPrice(typed);
    return cents === null ? unread('129,00') : { key: 'price', options: { price: euros(cents, locale) } };
  }
  if (kind === 'integer') {
    const months = Number(typed);
    return Number.isInteger(months) && months > 0 ? { key: 'months', options: { count: months } } : unread('12');
  }
  if (kind === 'moment') {
    const [day = '', time = ''] = localMoment(typed).split('T');
    return { key: 'moment', options: { day: longDay(day, locale), time } };
  }
  return null;
}

function understood(format: Exclude<FieldFormat, 'place'>, name: string, typed: string): Hint {
  const phones = phonesIn(typed).map(formatPhone).join(' · ');
  switch (format) {
    case 'phones': {
      const hasExtension = readPhones(typed)?.some(({ text, number }) => number === null && /\d/.test(text));
      return { key: name === 'fax' ? 'fax' : hasExtension ? 'extension' : 'phones', options: { phones } };
    }
    case 'whatsapp':
      return { key: 'whatsapp', options: { phones } };
    case 'email':
      return { key: 'email', options: { address: typed } };
    case 'link': {
      const href = hrefOf(typed) ?? '';
      return { key: isSitePath(href) ? 'page' : 'elsewhere', options: { href } };
    }
    case 'blog':
      return typed === OWN_BLOG ? { key: 'ownBlog' } : { key: 'elsewhere', options: { href: webAddress(typed) ?? '' } };
    case 'webAddress':
      return { key: 'elsewhere', options: { href: webAddress(typed) ?? '' } };
    default:
      return { key: format, options: { id: typed } };
  }
}

/** Warns of a position that the site does not use because it is far from the province. */
function place(typed: string, province: string | null, locale: string): Hint {
  const { latitude = 0, longitude = 0 } = parseCoordinates(typed) ?? {};
  const isUsed = positionOf(typed, province) !== null;
  const degrees = new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 5 });
  const options = { latitude: degrees.format(latitude), longitude: degrees.format(longitude) };
  return { key: isUsed ? 'place' : 'placeFar', options, isWarning: !isUsed };
}
