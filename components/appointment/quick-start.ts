/** Stands for the submit button, which has no field name. */
export const SUBMIT = ':submit';

/** The initial state of the assistant: the choices of the native form, and the focused field or `SUBMIT`. */
export type QuickStart = { chosen: URLSearchParams; field: string | null; opens: boolean };
