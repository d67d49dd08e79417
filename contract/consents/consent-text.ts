/** The parts of a consent text in reading order. Obligations exist for the antigen test only (M138). */
export const CONSENT_PARTS = ['whatIsIt', 'limitations', 'results', 'information', 'obligations'] as const;
export type ConsentPart = (typeof CONSENT_PARTS)[number];

/** A consent text, paragraph by paragraph. A changed text gets a new version. */
export type ConsentText = { version: string } & Record<Exclude<ConsentPart, 'obligations'>, string[]> & {
    obligations?: string[];
  };

/** The tests with a text, by their names on the wire. */
export const CONSENT_TESTS = ['testPCR', 'pcrVariant', 'testAntigenos', 'testSerologico'] as const;
export type ConsentTest = (typeof CONSENT_TESTS)[number];

/** The languages of the texts; the first has every text (D4). */
export const CONSENT_LANGUAGES = ['es', 'ca', 'en'] as const;
export type ConsentLanguage = (typeof CONSENT_LANGUAGES)[number];
