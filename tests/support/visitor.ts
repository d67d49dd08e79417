type Handler = (request: Request) => Promise<Response>;

const ORIGIN = 'http://localhost:3000';

/**
 * A browser from the point of view of the endpoints: it stores its cookies, and comes from an address the proxy trusts.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly address = '192.0.2.1') {}

  /** Calls a handler; `headers` are added to the headers of one of our pages. */
  async ask(handler: Handler, method: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await handler(
      new Request(`${ORIGIN}/an-endpoint`, {
        method,
        headers: {
          host: 'localhost:3000',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': this.address,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    for (const line of response.headers.getSetCookie()) this.store(line);
    return response;
  }

  /** Status and body; an empty body is null. */
  async read(handler: Handler, method: string, body?: unknown, headers?: Record<string, string>): Promise<unknown[]> {
    const response = await this.ask(handler, method, body, headers);
    const text = await response.text();
    return [response.status, text === '' ? null : JSON.parse(text)];
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private store(line: string): void {
    const [pair = ''] = line.split(';');
    const cut = pair.indexOf('=');
    const name = pair.slice(0, cut);
    if (/; Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(cut + 1));
  }
}
