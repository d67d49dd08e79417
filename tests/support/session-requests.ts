export const NEW_PASSWORD = 'siete nubes con acordeón';

export type Sent = { method?: string; body?: unknown; cookie?: string; headers?: Record<string, string> };

/** The cookies that a response sets, as `name=value`. */
export const pairsOf = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');

/** Requests to a site that no browser script can make: any header, any cookie. `origin` is called for each request. */
export function sessionRequests(origin: () => string) {
  const ask = (path: string, { method = 'POST', body, cookie, headers = {} }: Sent = {}): Promise<Response> =>
    fetch(origin() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const logIn = (username: string, password: string, headers?: Record<string, string>) =>
    ask('/login_profesional_check', { body: { username, password }, headers });
  /** Returns the cookies of an account that has set NEW_PASSWORD. Throws when it cannot log in. */
  const cookiesOf = async (username: string): Promise<string> => {
    const answer = await logIn(username, NEW_PASSWORD);
    const { next } = (await answer.json()) as { next?: string };
    if (next !== 'portal') throw new Error(`${username} cannot log in: ${answer.status}`);
    return pairsOf(answer).join('; ');
  };
  return { ask, logIn, cookiesOf };
}
