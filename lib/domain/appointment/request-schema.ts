import type { z } from 'zod';
import { consentProblems, toConsent } from './consent';
import { consentDraftSchema } from './consent-schema';
import { type AppointmentDraft, draftSchema } from './draft';
import { type FieldProblem, problemsByField } from './field-problems';
import { type AppointmentRequest, toAppointmentRequest } from './request';
import { callBackProblems, covidProblems } from './request-rules';

/**
 * The form of /pedir-cita, both modes: the rules of the mode it is in, all problems at once; a valid form comes out
 * trimmed. Today is the day in Madrid (`madridDay`).
 */
export const appointmentFormSchema = (today: string) =>
  draftSchema.superRefine((draft, context) => addProblems(context, problemsOf(draft, today)));

/** What the site's own endpoint accepts: the form, and in covid mode the consent step with it (M113, M117, M143). */
const appointmentEndpointSchema = (today: string) =>
  draftSchema
    .extend(consentDraftSchema.shape)
    .superRefine((sent, context) => {
      addProblems(context, problemsOf(sent, today));
      if (sent.isCovid) addProblems(context, consentProblems(sent));
    })
    .transform((sent) => toAppointmentRequest(sent, sent.isCovid ? toConsent(sent) : null));

export type AppointmentReading =
  | { ok: true; request: AppointmentRequest }
  | { ok: false; problems: Record<string, FieldProblem> };

/** Reads whatever a browser sent to the endpoint: the request, or keys of `AppointmentForm.errors` by field. */
export function readAppointment(sent: unknown, today: string): AppointmentReading {
  const read = appointmentEndpointSchema(today).safeParse(sent);
  return read.success ? { ok: true, request: read.data } : { ok: false, problems: problemsByField(read.error) };
}

const problemsOf = (draft: AppointmentDraft, today: string) =>
  draft.isCovid ? covidProblems(draft, today) : callBackProblems(draft, today);

function addProblems(context: z.RefinementCtx, problems: { field: string; problem: FieldProblem }[]): void {
  for (const { field, problem } of problems) context.addIssue({ code: 'custom', path: [field], message: problem });
}
