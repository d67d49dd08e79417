import { COMMON_PASSWORDS } from './common-passwords';

const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/** The error of a new password, as a message key. */
const PASSWORD_ISSUES = ['passwordTooShort', 'passwordTooLong', 'passwordIsOwnName', 'passwordTooCommon'] as const;
export type PasswordIssue = (typeof PASSWORD_ISSUES)[number];

/** The owner of the password. Both fields are empty on a page that does not know them; the backend then decides. */
export type PasswordOwner = { name: string; email: string };

/** The minimum number of characters left after removing the owner's name and e-mail. */
const MIN_OF_ITS_OWN = 8;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', 'qazwsxedcrfvtgbyhnujmikolp'];

/**
 * The first rule that a new password breaks, or null: 12 to 128 characters, with enough of them besides the owner's name and
 * e-mail, and not a common guess. Any character is allowed and none is required (M173).
 */
export function passwordIssue(password: string, owner: PasswordOwner): PasswordIssue | null {
  const length = [...normalizePassword(password)].length;
  if (length < PASSWORD_MIN) return 'passwordTooShort';
  if (length > PASSWORD_MAX) return 'passwordTooLong';
  const text = fold(password);
  if (isOwnName(text, owner)) return 'passwordIsOwnName';
  return isCommon(text) || isCommon(withoutDisguise(text)) ? 'passwordTooCommon' : null;
}

/** The form in which the password is hashed: equal for every keyboard that composes accents. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Lower case, without accents. */
const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** p@ssw0rd is normalized to password, and so is p@ssw0rd!2026: trailing digits and signs are ignored. */
const withoutDisguise = (text: string): string =>
  text.replace(/\P{L}+$/u, '').replace(/[@4301!$57]/g, (sign) => 'aaeoiisst'.charAt('@4301!$57'.indexOf(sign)));

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

function isOwnName(text: string, { name, email }: PasswordOwner): boolean {
  const words = fold(`${name} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), text.replace(/[^\p{L}\p{N}]/gu, ''));
  const hadSome = left.length < text.replace(/[^\p{L}\p{N}]/gu, '').length;
  return hadSome && left.length < MIN_OF_ITS_OWN;
}

function isCommon(text: string): boolean {
  // One to four characters repeated, or only digits: dates, telephone numbers, 123456789012.
  if (/^(.{1,4})\1+.{0,3}$/u.test(text) || /^[\d\s.,/+-]+$/.test(text)) return true;
  const letters = lettersOf(text);
  if (letters.length < 3) return false;
  if (ROWS.some((row) => `${row}${row}`.includes(letters) || `${reversed(row)}`.includes(letters))) return true;
  if (COMMON_PASSWORDS.has(letters)) return true;
  // Two of these words in a row, or one word twice.
  for (let end = 3; end <= letters.length - 3; end += 1) {
    if (COMMON_PASSWORDS.has(letters.slice(0, end)) && COMMON_PASSWORDS.has(letters.slice(end))) return true;
  }
  return false;
}

const reversed = (row: string): string => [...row].reverse().join('');
