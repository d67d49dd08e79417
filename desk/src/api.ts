/** A call of the desk was refused, or did not arrive ('network'); the screens have a text for each reason. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly reason: string,
    /** HTTP status; 0 when nothing came back. */
    readonly status: number,
    /** Until it may be tried again; null where waiting does not help. */
    readonly seconds: number | null = null,
  ) {
    super(reason);
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The answer of a call under /gestion/api. Throws a Refusal. */
export async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
  const sends = method === 'POST' || method === 'PUT';
  const response = await fetch(`/gestion/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(sends && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
  }).catch(() => null);
  if (!response) throw new Refusal('network', 0);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { motivo = 'failed', segundos = null } = (answer ?? {}) as { motivo?: string; segundos?: number | null };
  throw new Refusal(motivo, response.status, segundos);
}
