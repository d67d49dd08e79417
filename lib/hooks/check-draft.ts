import { type AppointmentDraft, draftSchema } from '../domain/appointment/draft';
import { type FieldProblem, problemsByField } from '../domain/appointment/field-problems';
import { appointmentFormSchema } from '../domain/appointment/request-schema';

/** The form as it is sent or kept, trimmed, and what is wrong with it by field; empty when nothing is. */
export type CheckedDraft = { draft: AppointmentDraft; problems: Record<string, FieldProblem> };

/**
 * Checks the form by the rules of its mode (M113, M117, M136); today is Madrid's. A module of its own, because it is
 * loaded when the first field is left: the rules bring zod, and reading the page should not wait for it.
 */
export function checkDraft(draft: AppointmentDraft, today: string): CheckedDraft {
  const checked = appointmentFormSchema(today).safeParse(draft);
  return {
    draft: draftSchema.safeParse(draft).data ?? draft,
    problems: checked.success ? {} : problemsByField(checked.error),
  };
}
