/** Keys of the messages `Picker`; `#` stands for a number or a name. */
export const PICKER_TEXTS = ['nothingFound', 'result', 'results', 'help', 'helpClosed', 'chosen'] as const;
export type PickerTexts = Record<(typeof PICKER_TEXTS)[number], string>;

/** Keys of the messages `DayField`. */
export const DAY_TEXTS = ['placeholder', 'open', 'close', 'invalid', 'past'] as const;
export type DayTexts = Record<(typeof DAY_TEXTS)[number], string>;
