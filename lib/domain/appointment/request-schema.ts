import type { z } from 'zod';
import { consentProblems, toConsent } from './consent';
import { consentDraftSchema } from './consent-schema';
import { type AppointmentDraft, draftSchema } from './draft';
import { type FieldProblem, problemsByField } from './field-problems';
import { type AppointmentRequest, toAppointmentRequest } from './request';
import { callBackProblems, covidProblems } from './request-rules';

/**
 * The form of /pedir-cita, both modes: the rules of the mode it is in, all problems at once. Today is the day in
 * Madrid (`madridDay`). In covid mode what comes out waits for the consent step: `consent` is null (M118).
 */
export const appointmentFormSchema = (today: string) =>
  draftSchema
    .superRefine((draft, context) => addProblems(context, problemsOf(draft, today)))
    .transform((draft) => toAppointmentRequest(draft));

/** What the site's own door accepts: the form, and in covid mode the consent step with it (M113, M117, M143). */
export const appointmentDoorSchema = (today: string) =>
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

/** Reads whatever a browser sent to the door: the request, or keys of `AppointmentForm.errors` by field. */
export function readAppointment(sent: unknown, today: string): AppointmentReading {
  const read = appointmentDoorSchema(today).safeParse(sent);
  return read.success ? { ok: true, request: read.data } : { ok: false, problems: problemsByField(read.error) };
}

const problemsOf = (draft: AppointmentDraft, today: string) =>
  draft.isCovid ? covidProblems(draft, today) : callBackProblems(draft);

function addProblems(context: z.RefinementCtx, problems: { field: string; problem: FieldProblem }[]): void {
  for (const { field, problem } of problems) context.addIssue({ code: 'custom', path: [field], message: problem });
}
