import type { TestProject } from 'vitest/node';
import { buildBackendIfNeeded } from '@/scripts/sources.mjs';
import { PORTS } from './ports';
import { startOwnBackend } from './separate-backend';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of the backend that the screens call. */
    deskBackend: string;
  }
}

/** Starts the one backend of the desk's screen tests, built from the current sources. Returns a stop function. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildBackendIfNeeded();
  const backend = await startOwnBackend(PORTS.deskScreens, []);
  project.provide('deskBackend', backend.folder);
  return backend.stop;
}
