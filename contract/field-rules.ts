/**
 * The validation rules of form fields, shared by the site and the backend so that both accept the same values.
 * Lengths are UTF-16 units, as `maxlength` counts them (M124).
 */
export const FIELD_LENGTHS = { text: 50, address: 100, email: 254, document: 20, passport: 50, needs: 250 } as const;

/** Nine digits of a Spanish number, or a country code and at least seven digits, with anything between them. */
const PHONE = /[4-9](?:\D*\d){8}|(?:\+|00)(?:\D*\d){7}/;

/**
 * False for a text without a telephone. For the others the server decides (isCallable in phone-numbers.ts): the browser
 * does not have the numbers of all countries.
 */
export const mayBeCallable = (text: string): boolean => text.length <= FIELD_LENGTHS.text && PHONE.test(text);

/** True for a digit of any script, which a person's name never has. */
export const hasDigits = (text: string): boolean => /\p{Nd}/u.test(text);

/** True for a text with a web address, which no name has: mails greet with the name. */
export const hasWebAddress = (text: string): boolean => /:\/\/|www\./i.test(text);

/** True for a letter of any script, which a name must have. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
