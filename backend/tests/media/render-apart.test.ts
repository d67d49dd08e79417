import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPictureProcess } from '#media/render-apart';

const folder = mkdtempSync(path.join(tmpdir(), 'render-apart-'));
const program = (name: string, text: string) => {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};

/** Replies with its process id and its input; "broken" cannot be rendered, and "deadly" ends the process. */
const PROGRAM = program(
  'renders',
  `process.on('disconnect', () => process.exit(0));
  process.on('message', ({ number, source, size }) => {
    const text = Buffer.from(source).toString();
    if (text === 'deadly') process.exit(3);
    if (text === 'broken') return process.send({ number, error: 'no picture' });
    process.send({ number, result: Buffer.from([process.pid, text, size?.width ?? 'whole'].join(' ')) });
  });`,
);

const source = (text: string) => Buffer.from(text);
const partsOf = (bytes: Buffer) => bytes.toString().split(' ');
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('renders in one process, several at once, each result for its caller', async () => {
  const { render } = createPictureProcess(PROGRAM);
  const rendered = await Promise.all([render(source('a')), render(source('b'), { width: 40, height: 30 })]);
  const [[first, ...a], [second, ...b]] = rendered.map(partsOf) as [string[], string[]];
  expect([a, b]).toEqual([
    ['a', 'whole'],
    ['b', '40'],
  ]);
  expect(first).toBe(second);
  expect(Number(first)).not.toBe(process.pid);
});

it('rejects only the picture that cannot be rendered', async () => {
  const { render } = createPictureProcess(PROGRAM);
  const [broken, whole] = await Promise.allSettled([render(source('broken')), render(source('a'))]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'no picture' } });
  expect(whole.status).toBe('fulfilled');
});

it('rejects the picture that ends its process, and starts a new process for the next', async () => {
  const { render } = createPictureProcess(PROGRAM);
  const [before = ''] = partsOf(await render(source('a')));
  await expect(render(source('deadly'))).rejects.toThrow('has ended');
  const [after = ''] = partsOf(await render(source('a')));
  expect(after).not.toBe(before);
});

it('ends an idle process, and starts another one on demand', async () => {
  const { render } = createPictureProcess(PROGRAM, 30);
  const [pid = ''] = partsOf(await render(source('a')));
  await expect.poll(() => isRunning(Number(pid)), { timeout: 10_000 }).toBe(false);
  expect(partsOf(await render(source('b')))[1]).toBe('b');
});
