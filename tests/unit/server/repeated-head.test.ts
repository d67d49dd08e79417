import http, { type ServerResponse } from 'node:http';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { writeRepeatedHead } from '@/server/repeated-head';
import { listen } from './support';

const BODY = 'hola';
const HEAD = ['X-Page', 'one', 'Content-Type', 'text/html', 'Content-Length', String(BODY.length)];
const NOON = Date.parse('2026-11-23T12:00:00Z');

type Write = (res: ServerResponse, at: number) => void;

/** Sends requests over one connection, one after the other or all at once, and answers the text that came back. */
async function talk(write: Write, requests: string[]): Promise<string> {
  let answered = 0;
  const server = http.createServer((_, res) => {
    write(res, answered);
    answered += 1;
    res.end(BODY);
  });
  const port = await listen(server);
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(requests.join('')));
    let text = '';
    socket.on('data', (part) => {
      text += part;
      if (text.split('HTTP/1.1 ').length > requests.length && /\r\n\r\n(?:hola)?$/.test(text)) resolve(text);
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

const get = (...headers: string[]) => `GET / HTTP/1.1\r\n${['Host: x', ...headers].join('\r\n')}\r\n\r\n`;
const answers = (text: string) => text.split(/(?=HTTP\/1\.1 )/);
const withoutDate = (text: string) => text.replace(/Date: .*\r\n/, '');

describe('a head that is written again', () => {
  it('is what Node writes by itself, for every answer of a second', async () => {
    const own = answers(await talk((res) => res.writeHead(200, HEAD), [get(), get(), get()]));
    const repeated = answers(await talk((res) => writeRepeatedHead(res, 200, HEAD, NOON), [get(), get(), get()]));
    expect(repeated.map(withoutDate)).toEqual(own.map(withoutDate));
    expect(new Set(repeated).size).toBe(1);
    expect(repeated[0]).toContain('Connection: keep-alive\r\nKeep-Alive: timeout=');
  });

  it('is written anew in the next second, for another list and for another status', async () => {
    const calls: [number, string[], number][] = [
      [200, HEAD, NOON + 8_000],
      [200, ['X-Page', 'two', 'Content-Length', '4'], NOON + 8_000],
      [404, [...HEAD], NOON + 8_000],
      [200, HEAD, NOON + 9_000],
      [200, HEAD, NOON + 9_999],
    ];
    const joined: number[] = [];
    const text = await talk(
      (res, index) => {
        const [status, head, at] = calls[index] ?? [500, [], 0];
        const { writeHead } = res;
        res.writeHead = ((...all: Parameters<typeof writeHead>) => {
          joined.push(index);
          return writeHead.apply(res, all);
        }) as typeof writeHead;
        writeRepeatedHead(res, status, head, at);
      },
      calls.map(() => get()),
    );
    expect(answers(text).map((one) => /^HTTP\/1\.1 (\d+)[\s\S]*X-Page: (\w+)/.exec(one)?.slice(1))).toEqual([
      ['200', 'one'],
      ['200', 'two'],
      ['404', 'one'],
      ['200', 'one'],
      ['200', 'one'],
    ]);
    expect(joined).toEqual([0, 1, 2, 3]);
  });

  it('says that the connection ends where it does, and does not tell the next visitor so', async () => {
    const write: Write = (res) => writeRepeatedHead(res, 200, HEAD, NOON + 2_000);
    expect(await talk(write, [get('Connection: close')])).toContain('Connection: close');
    const [first, last] = answers(await talk(write, [get(), get('Connection: close')]));
    expect([first, last]).toEqual([
      expect.stringContaining('Connection: keep-alive'),
      expect.stringContaining('Connection: close'),
    ]);
  });

  it('goes without a body to who asks for the head alone', async () => {
    const write: Write = (res) => writeRepeatedHead(res, 200, HEAD, NOON + 4_000);
    const text = await talk(write, [get(), get().replace('GET', 'HEAD'), get()]);
    expect(answers(text).map((one) => one.split('\r\n\r\n')[1])).toEqual([BODY, '', BODY]);
  });

  it('leaves the status to who looks at the answer later', async () => {
    const statuses: number[] = [];
    const write: Write = (res) => {
      writeRepeatedHead(res, 404, HEAD, NOON + 6_000);
      statuses.push(res.statusCode);
      expect(res.headersSent).toBe(true);
    };
    await talk(write, [get(), get()]);
    expect(statuses).toEqual([404, 404]);
  });
});
