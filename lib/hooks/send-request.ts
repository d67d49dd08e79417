import { type RequestProblem, toRequestProblem } from '../domain/request-problems';

const LONGEST_WAIT_MS = 20_000;

/** What became of a request: taken, with a number when there is one; refused for its fields; or failed, to be sent again. */
export type RequestSent =
  | { kind: 'sent'; reference: string | null }
  | { kind: 'invalid'; problems: [field: string, problem: RequestProblem][] }
  | { kind: 'failed'; isOffline: boolean };

/** Sends a product request or a message to the site's own door. The same key sent again asks for nothing twice. */
export async function sendRequest(door: string, body: Record<string, unknown>, key: string): Promise<RequestSent> {
  try {
    const answer = await fetch(door, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const said: unknown = await answer.json().catch(() => null);
    const { ok, reference, fields } = isRecord(said) ? said : {};
    if (answer.ok && ok === true) {
      return { kind: 'sent', reference: typeof reference === 'string' ? reference : null };
    }
    const problems = answer.status === 422 && isRecord(fields) ? problemsIn(fields, body) : [];
    return problems.length > 0 ? { kind: 'invalid', problems } : { kind: 'failed', isOffline: false };
  } catch {
    return { kind: 'failed', isOffline: !navigator.onLine };
  }
}

/** Only of fields that were sent: the form can point at no others. */
const problemsIn = (fields: Record<string, unknown>, body: object): [string, RequestProblem][] =>
  Object.entries(fields).flatMap(([name, problem]) =>
    Object.hasOwn(body, name) ? [[name, toRequestProblem(problem)]] : [],
  );

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
