import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server on the loopback whose response tests can change; `calls` lists "METHOD /path?query". */
export class Loopback {
  readonly calls: string[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  origin = '';
  answer: Answer = (_request, response) => json(response, 200, {});
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      this.calls.push(`${request.method} ${request.url}`);
      this.headers.push(request.headers);
      this.answer(request, response);
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    this.origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** Responds with JSON like the API, or with another type. */
export function json(response: ServerResponse, status: number, body: unknown, type = 'application/ld+json'): void {
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
