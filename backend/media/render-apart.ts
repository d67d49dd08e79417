import { type ChildProcess, fork } from 'node:child_process';
import type { Draw, Drawn } from './draw';
import type { PictureSize } from './picture-files';
import type { Render } from './render';

/**
 * A job of the process, to render a stored picture or redraw an upload, and its result; both are copied between
 * processes.
 */
export type Job = { number: number; source: Uint8Array } & ({ work: 'render'; size?: PictureSize } | { work: 'draw' });
export type JobResult = { number: number; result?: Uint8Array | Copied<Drawn>; error?: string };

type Copied<T> = T extends { bytes: Buffer } ? Omit<T, 'bytes'> & { bytes: Uint8Array } : T;
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

const IDLE_MS = 10_000;

/**
 * Renders and draws pictures in a process of `program`, which ends after `idleMs` without work, so that the memory for
 * decoding is released (docs/decisions/0165) and a picture that crashes the decoder affects nothing else. `render`
 * rejects for a picture that cannot be rendered.
 */
export function createPictureProcess(program: string, idleMs = IDLE_MS): { render: Render; draw: Draw } {
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
  const settle = ({ number, result, error }: JobResult) => {
    const one = waiting.get(number);
    waiting.delete(number);
    if (result) one?.resolve(result);
    else one?.reject(new Error(error ?? 'The picture was not rendered'));
    rest();
  };
  const start = (): ChildProcess => {
    const started = fork(program, [], { serialization: 'advanced' });
    started.on('message', (answer) => settle(answer as JobResult));
    const onEnded = () => {
      if (child !== started) return;
      child = null;
      for (const number of waiting.keys()) settle({ number, error: 'The process that renders pictures has ended' });
    };
    started.on('disconnect', onEnded).on('error', onEnded);
    // Neither keeps the backend alive; the process ends with it.
    started.unref();
    started.channel?.unref();
    return started;
  };

  type Asked = { source: Buffer } & ({ work: 'render'; size?: PictureSize } | { work: 'draw' });
  const ask = <T>(job: Asked): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      clearTimeout(idle);
      child ??= start();
      asked += 1;
      waiting.set(asked, { resolve: (result) => resolve(result as T), reject });
      child.send({ number: asked, ...job } satisfies Job);
    });
  return {
    render: async (source, size) => Buffer.from(await ask<Uint8Array>({ work: 'render', source, size })),
    draw: async (source) => {
      const drawn = await ask<Copied<Drawn>>({ work: 'draw', source }).catch(() => ({ refusal: 'picture' }) as const);
      return 'refusal' in drawn ? drawn : { ...drawn, bytes: Buffer.from(drawn.bytes) };
    },
  };
}
