/** The parts of a consent text, in the order they are read. Obligations exist for the antigen test only (M138). */
export const CONSENT_PARTS = ['whatIsIt', 'limitations', 'results', 'information', 'obligations'] as const;
export type ConsentPart = (typeof CONSENT_PARTS)[number];

/** What a patient consents to, paragraph by paragraph. A text that changes gets a new version. */
export type ConsentText = { version: string } & Record<Exclude<ConsentPart, 'obligations'>, string[]> & {
    obligations?: string[];
  };
