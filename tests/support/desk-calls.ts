import type { OwnBackend } from './separate-backend';

const PASSWORD = 'siete nubes con acordeón';

type Call = (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>;

/**
 * Signs a new editor in by the desk's calls at `origin`. Returns a function that makes calls below `/gestion` in that
 * session.
 */
export async function signInEditor(origin: string, backend: OwnBackend): Promise<Call> {
  const email = `${crypto.randomUUID().slice(0, 8)}@clinica.test`;
  const { output } = await backend.operate(['staff', 'add', email, '--role', 'editor', '--name', 'Eva Pla']);
  const first = /: ([A-Z\d-]{19})\s*$/.exec(output)?.[1] ?? '';
  const cookies = new Map<string, string>();
  const call: Call = async (method, path, body, headers = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${origin}/gestion${path}`, {
      method,
      headers: { origin, cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  };
  const signedIn = await call('POST', '/api/sesion', { email, contrasena: first });
  const changed = await call('PUT', '/api/contrasena', { anterior: first, nueva: PASSWORD });
  if (!signedIn.ok || !changed.ok) throw new Error(`The editor was answered ${signedIn.status} and ${changed.status}.`);
  return call;
}
