/** Keys of the messages `ProfessionalRegistration` the form says. */
export const REGISTRATION_TEXTS = [
  'formTitle',
  'name',
  'email',
  'emailHint',
  'phone',
  'collegeNumber',
  'collegeHint',
  'speciality',
  'chooseSpeciality',
  'privacyTitle',
  'purpose',
  'terms',
  'submit',
  'doneTitle',
  'done',
  'nextTitle',
  'next1',
  'next2',
  'next3',
] as const;
export type RegistrationTexts = Record<(typeof REGISTRATION_TEXTS)[number] | 'privacy', string>;
