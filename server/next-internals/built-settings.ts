// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the renderer compiles next.config.ts at each start and keeps both
// compilers in memory.
import { readFileSync } from 'node:fs';

/** Hands the framework its settings as the build wrote them, as its own standalone server does. Throws without a build. */
export function takeBuiltSettings(folder = process.cwd()): void {
  const { config } = JSON.parse(readFileSync(`${folder}/.next/required-server-files.json`, 'utf8'));
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
