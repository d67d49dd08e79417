/** 60, 60.5, 60,50; 1.250,00 or 1,250.00 or 1 250,00: grouped only with decimals, because 1.250 has two meanings. */
const PLAIN = /^\d{1,8}(?:[.,]\d{1,2})?$/;
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,|(?:,\d{3})+\.|(?:\s\d{3})+[.,])\d{1,2}$/;
/** A number of a program: 19.989999999999998, or 1250.000 and 0.500, whose digits cannot be groups. */
const FLOAT = /^(?:\d{1,8}\.\d{4,}|\d{4,8}\.\d{3}|0\.\d{3})$/;

const CURRENCY = /^(?:€|eur)\s*(?=\d)|(?<=\d)\s*(?:€|eur|euros?)$/i;

/** Largest error of a number of a program, in cents. */
const NOISE = 1e-6;

/**
 * Euro cents from an amount as people and programs write it, with or without the currency; null for any other text:
 * "desde 90", two amounts, a negative one, or one that has two readings, such as 1.250.
 */
export function readPrice(text: string | null | undefined): number | null {
  const amount = (text ?? '').trim().replace(CURRENCY, '');
  if (PLAIN.test(amount)) return Math.round(Number(amount.replace(',', '.')) * 100);
  if (GROUPED.test(amount)) {
    const [, whole = '', decimals = ''] = /^(.*)[.,](\d+)$/.exec(amount) ?? [];
    return Number(whole.replace(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  }
  const cents = FLOAT.test(amount) ? Number(amount) * 100 : Number.NaN;
  return Math.abs(cents - Math.round(cents)) < NOISE ? Math.round(cents) : null;
}

/** The amount as the wire sends it: euros with two decimals. */
export const wirePrice = (cents: number): string => (cents / 100).toFixed(2);
