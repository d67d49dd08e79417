import 'server-only';
import { wireSubmissionSchema } from '@clinic/contract/wire/requests';
import { isOn } from '@clinic/contract/wire/scalars';
import { answer, refuse } from '@/lib/http/answers';
import { textOf } from '@/lib/upstream/mapping';
import { parseAnswer, unknownShape } from '@/lib/upstream/parse-answer';

/** accepted: stored, with a number to refer to it by when the upstream gives one; refused: it did not want it. */
export type Submission = { kind: 'accepted'; reference: string | null } | { kind: 'refused' };

/** Reads what a form was answered. Throws ApiError for an answer that does not say. */
export function toSubmission(what: string, body: unknown): Submission {
  const { success, referencia } = parseAnswer(what, wireSubmissionSchema, body);
  if (success === null) throw unknownShape(what);
  return isOn(success) ? { kind: 'accepted', reference: textOf(referencia) } : { kind: 'refused' };
}

/** {ok: true, reference?}, or 422 without fields when the upstream did not want it and does not say why. */
export function answerSubmission(submission: Submission): Response {
  if (submission.kind === 'refused') return refuse('invalid', { fields: {} });
  return answer(200, { ok: true, ...(submission.reference && { reference: submission.reference }) });
}
