import type { ChildProcess } from 'node:child_process';

/** Tells a process to stop and waits until it has; one that has ended already is no wait. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
