/** The longest texts, in UTF-16 units as `maxlength` counts them (specification part 2, section 9; M124). */
export const MAX_LENGTH = { text: 50, address: 100, email: 254 } as const;
