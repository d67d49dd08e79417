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

/** Answers with who it is and what it was asked; "broken" cannot be rendered, and at "deadly" it ends. */
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

it('renders in one process, several at once, each answer to its own', async () => {
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

it('a picture that cannot be rendered fails alone', async () => {
  const { render } = createPictureProcess(PROGRAM);
  const [broken, whole] = await Promise.allSettled([render(source('broken')), render(source('a'))]);
  expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'no picture' } });
  expect(whole.status).toBe('fulfilled');
});

it('one that ends its process fails, and the next has a new one', async () => {
  const { render } = createPictureProcess(PROGRAM);
  const [before = ''] = partsOf(await render(source('a')));
  await expect(render(source('deadly'))).rejects.toThrow('has ended');
  const [after = ''] = partsOf(await render(source('a')));
  expect(after).not.toBe(before);
});

it('ends the process that is asked nothing more, and starts another when it is', async () => {
  const { render } = createPictureProcess(PROGRAM, 30);
  const [pid = ''] = partsOf(await render(source('a')));
  await expect.poll(() => isRunning(Number(pid)), { timeout: 10_000 }).toBe(false);
  expect(partsOf(await render(source('b')))[1]).toBe('b');
});
