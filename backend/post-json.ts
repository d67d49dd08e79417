type Posted = {
  token: string;
  body: object;
  headers?: Record<string, string>;
  timeoutMs: number;
  signal?: AbortSignal;
};

/**
 * The backend's one HTTP client: posts JSON to another server, with the token as bearer, and follows no redirect. Returns
 * the status and drops the body; rejects if there is no response in time.
 */
export async function postJson(url: string, { token, body, headers, timeoutMs, signal }: Posted): Promise<number> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  await response.body?.cancel();
  return response.status;
}
