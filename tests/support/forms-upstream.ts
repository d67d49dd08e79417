import { json } from '@clinic/contract/tests/support/loopback';
import { beforeEach } from 'vitest';
import { apiUpstream } from './api-upstream';
import { recordings } from './replay';

/** An upstream for form calls that returns the response of the last `answering`. For the top of a test file. */
export function formsUpstream() {
  const upstream = apiUpstream();
  const wire = recordings('api');
  /** The parsed bodies of the requests. */
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
  });

  function answering(body: unknown, status = 200, type = 'application/json'): void {
    upstream.answer = (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (parts.length > 0) sent.push(JSON.parse(Buffer.concat(parts).toString()));
        json(response, status, body, type);
      });
    };
  }
  function answeringAsRecorded(name: string): void {
    const recording = wire.get(name);
    if (!recording) throw new Error(`There is no recording ${name}.`);
    answering(recording.body, recording.status, recording.headers['content-type']);
  }
  /** A field of a recorded response. */
  const recorded = (name: string, field: string): unknown => Object(wire.get(name)?.body)[field];
  return { upstream, wire, sent, recorded, answering, answeringAsRecorded };
}
