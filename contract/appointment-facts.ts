/**
 * The facts of an appointment, in the order in which page, mail and print show them: what, when, where, with whom, then
 * the rest. Their names are in contract/messages.
 */
const FACTS = [
  ...(['type', 'service', 'when', 'asked', 'before', 'preference'] as const),
  ...(['kind', 'link', 'clinic', 'address', 'phone', 'whatsapp', 'doctor'] as const),
  ...(['patient', 'insurer', 'amount', 'reference'] as const),
] as const;

export type AppointmentFact = (typeof FACTS)[number];

/** Values by fact; null or '' for an unknown one. */
export type AppointmentValues<T = string> = { readonly [Fact in AppointmentFact]?: T | null };

/** Returns the facts with a value, in that order. */
export const knownFacts = <T>(values: AppointmentValues<T>): [AppointmentFact, T][] =>
  FACTS.flatMap((fact) => {
    const value = values[fact];
    return value ? [[fact, value] as [AppointmentFact, T]] : [];
  });
