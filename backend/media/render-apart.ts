import { type ChildProcess, fork } from 'node:child_process';
import type { PictureSize } from './picture-files';
import type { Render } from './render';

/** What is asked of the process, and what it answers; these cross as copies. */
export type Rendering = { number: number; source: Uint8Array; size?: PictureSize };
export type Rendered = { number: number; bytes?: Uint8Array; error?: string };

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

const IDLE_MS = 10_000;

/**
 * Renders pictures in a process of `program`, which ends after `idleMs` without work: what decoding takes of the memory goes
 * back to the system (docs/decisions/0165), and a picture that ends its decoder ends nothing else. Rejects for one that cannot
 * be rendered.
 */
export function createApartRender(program: string, idleMs = IDLE_MS): Render {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  const end = () => {
    child?.disconnect();
    child = null;
  };
  const rest = () => {
    clearTimeout(idle);
    if (waiting.size === 0) idle = setTimeout(end, idleMs).unref();
  };
  const settle = ({ number, bytes, error }: Rendered) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (bytes) one?.resolve(Buffer.from(bytes));
    else one?.reject(new Error(error ?? 'The picture was not rendered'));
    rest();
  };
  const start = (): ChildProcess => {
    const started = fork(program, [], { serialization: 'advanced' });
    started.on('message', (answer) => settle(answer as Rendered));
    const onEnded = () => {
      if (child !== started) return;
      child = null;
      for (const number of waiting.keys()) settle({ number, error: 'The process that renders pictures has ended' });
    };
    started.on('disconnect', onEnded).on('error', onEnded);
    // Neither keeps the backend from ending; it ends when that has.
    started.unref();
    started.channel?.unref();
    return started;
  };

  return (source, size) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send({ number: asked, source, size } satisfies Rendering);
    });
}
