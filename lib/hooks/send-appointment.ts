import type { AppointmentDraft, DraftField } from '../domain/appointment/draft';
import { FIELD_PROBLEMS, type FieldProblem } from '../domain/appointment/field-problems';
import type { Locale } from '../i18n/locales';

const LONGEST_WAIT_MS = 20_000;

/** What became of a request: taken, refused for its fields, or failed; then it may be sent again. */
export type Sent =
  | { kind: 'sent' }
  | { kind: 'invalid'; problems: [DraftField, FieldProblem][] }
  | { kind: 'failed'; isOffline: boolean };

/** Sends a call-back request to the site's own door (M114). The same key sent again asks for nothing twice. */
export async function sendAppointment(locale: Locale, draft: AppointmentDraft, key: string): Promise<Sent> {
  try {
    const answer = await fetch('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ locale, draft }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok && isRecord(body) && body.ok === true) return { kind: 'sent' };
    const problems = answer.status === 422 && isRecord(body) ? fieldProblems(body.fields, draft) : [];
    return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'failed', isOffline: false };
  } catch {
    return { kind: 'failed', isOffline: !navigator.onLine };
  }
}

function fieldProblems(fields: unknown, draft: AppointmentDraft): [DraftField, FieldProblem][] {
  const isField = (name: string): name is DraftField => Object.hasOwn(draft, name);
  return Object.entries(isRecord(fields) ? fields : {}).flatMap(([name, problem]) =>
    isField(name) ? [[name, FIELD_PROBLEMS.find((known) => known === problem) ?? 'invalid']] : [],
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
