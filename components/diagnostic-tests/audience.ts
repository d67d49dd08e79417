/** Who reads a test: a professional who has logged in is offered a call instead of an appointment (checklist M65). */
export type Audience = 'visitor' | 'professional';
