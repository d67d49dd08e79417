/** Keys of the messages `ProfessionalPassword` without placeholder. */
export const PASSWORD_TEXTS = [
  'email',
  'forgotTerms',
  'forgotSubmit',
  'forgotDone',
  'forgotSpam',
  'forgotTitle',
  'error',
  'oldPassword',
  'newPassword',
  'upgradeTerms',
  'upgradeSubmit',
  'purpose',
  'newSubmit',
  'newDoneTitle',
  'newDone',
  'enter',
  'linkTitle',
  'link',
  'another',
] as const;
export type PasswordTexts = Record<(typeof PASSWORD_TEXTS)[number], string>;
