/** Keys of the messages `ProfessionalLogin`. */
export const LOGIN_TEXTS = [
  'title',
  'email',
  'password',
  'show',
  'hide',
  'enter',
  'entering',
  'required',
  'wrong',
  'tooMany',
  'failed',
  'offline',
  'register',
  'forgot',
  'noAccount',
  'close',
] as const;
export type LoginTexts = Record<(typeof LOGIN_TEXTS)[number], string>;

/** Keys of the messages `ProfessionalForms` without the sentences about fields. */
export const FORM_TEXTS = [
  'optional',
  'sending',
  'incomplete',
  'failed',
  'kept',
  'offline',
  'tooMany',
  'sessionOver',
  'enterAgain',
  'basicInformation',
  'show',
  'hide',
  'rules',
  'ruleLength',
  'ruleOwn',
  'ruleCommon',
  'ruleMet',
  'ruleOpen',
] as const;

/** What every form of the area says; `errors` has a sentence for each key of lib/domain/professional/problems.ts. */
export type FormTexts = Record<(typeof FORM_TEXTS)[number], string> & { errors: Record<string, string> };

/** Keys of the messages `ProfessionalCallback` without the reasons. */
export const CALLBACK_TEXTS = [
  'title',
  'lead',
  'name',
  'speciality',
  'phone',
  'window',
  'reason',
  'chooseReason',
  'terms',
  'purpose',
  'submit',
  'loading',
  'done',
  'close',
  'callYou',
  'invitation',
  'portal',
] as const;

/** The words of the call-back, its windows, and its reasons as [what is sent, what is read] (M171). */
export type CallbackTexts = Record<(typeof CALLBACK_TEXTS)[number], string> & {
  windows: readonly string[];
  reasons: readonly (readonly [value: string, label: string])[];
};

/** Keys of the messages `ProfessionalAttention`. */
export const ATTENTION_TEXTS = ['callYou', 'title', 'text', 'phone', 'email', 'close'] as const;
export type AttentionTexts = Record<(typeof ATTENTION_TEXTS)[number], string>;
