/** The fields of a form under the names of the wire: `fields` names the form's field behind each of the wire's. */
export const toWire = <V extends object, const F extends Record<string, keyof V>>(fields: F, form: V) =>
  Object.fromEntries(Object.entries(fields).map(([wire, field]) => [wire, form[field]])) as { [K in keyof F]: V[F[K]] };
