/** A Spanish mobile number as it is called from anywhere, +34 and nine digits; null for every other number. */
export function spanishMobile(typed: string): string | null {
  const digits = typed.replace(/[\s().\-/]/g, '').replace(/^(?:\+|00)34|^34(?=\d{9}$)/, '');
  return /^(?:6\d|7[1-9])\d{7}$/.test(digits) ? `+34${digits}` : null;
}
