/** One recorded exchange of tests/fixtures/wire. */
export type Recording = {
  request: { method: string; path: string };
  status: number;
  headers: Record<string, string>;
  body: unknown;
};

export type Answer = Omit<Recording, 'request'>;

/** Rewrites a response as another server would have sent it; `rowAt` finds a record by its IRI. */
export type Flavour = (answer: Answer, path: string, rowAt: (iri: string) => unknown) => Answer;
