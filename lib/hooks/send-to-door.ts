const LONGEST_WAIT_MS = 20_000;

/** Why a form of the professional area did not get through: shown above its button. */
export type Failure =
  /** The upstream's own words, to be shown as text; '' when it gave none. */
  | { kind: 'refused'; text: string }
  /** The session is over: log in and send again. */
  | { kind: 'unauthorized' }
  | { kind: 'tooMany' }
  | { kind: 'offline' }
  | { kind: 'failed' };

/** One key per field; the form has a sentence for each. Not checked here: the list of keys brings the schema library. */
export type FieldProblems = Record<string, string>;

/** What became of it; `body` is the door's answer. */
export type DoorAnswer = { kind: 'done'; body: unknown } | { kind: 'invalid'; problems: FieldProblems } | Failure;

/** Sends a form to one of the site's doors, once. The same key sent again does nothing twice. Never throws. */
export async function sendToDoor(path: string, content: object, key?: string): Promise<DoorAnswer> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
      body: JSON.stringify(content),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return outcomeOf(answer.status, await answer.json().catch(() => null));
  } catch {
    return { kind: navigator.onLine ? 'failed' : 'offline' };
  }
}

function outcomeOf(status: number, body: unknown): DoorAnswer {
  if (status === 200 && body !== null) return { kind: 'done', body };
  if (status === 401) return { kind: 'unauthorized' };
  if (status === 429) return { kind: 'tooMany' };
  const { error, text, fields } = isRecord(body) ? body : {};
  if (status === 409 && error === 'refused') return { kind: 'refused', text: typeof text === 'string' ? text : '' };
  const problems = status === 422 ? problemsIn(fields) : {};
  return Object.keys(problems).length > 0 ? { kind: 'invalid', problems } : { kind: 'failed' };
}

const problemsIn = (fields: unknown): FieldProblems =>
  Object.fromEntries(Object.entries(isRecord(fields) ? fields : {}).map(([name, problem]) => [name, String(problem)]));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
