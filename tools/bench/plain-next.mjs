// Plain `next start` of this very build, to compare with: a copy of the build folder beside links to what it reads.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_FOLDER } from '../../lib/state/page-folder.mjs';
import { bin, ROOT } from '../../scripts/project.mjs';
import { siteEnvironment, untilAnswers } from './programs.mjs';

/** What the framework looks up when it starts, besides its build. */
const LINKED = ['lib', 'messages', 'node_modules', 'package.json', 'public', 'server'];

/**
 * Starts it and answers the process. The copy differs in one setting: it compresses, as the framework does unless its
 * configuration says otherwise (here the proxy does that); its page cache is its own.
 */
export async function startPlainNext(programs, { port, origin, upstreamPort }) {
  const copy = path.join(programs.folder, 'plain-next');
  cpSync('.next', path.join(copy, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !['.next/cache', PAGE_FOLDER].includes(file),
  });
  for (const name of LINKED) symlinkSync(path.join(ROOT, name), path.join(copy, name));
  writeFileSync(path.join(copy, 'next.config.ts'), withCompression(readFileSync('next.config.ts', 'utf8')));

  const args = [bin('next'), 'start', '-p', String(port), '-H', 'localhost'];
  const child = programs.start(args, siteEnvironment(programs, { port, origin, upstreamPort }), { cwd: copy });
  await untilAnswers(`http://localhost:${port}/salud/vivo`, child);
  return child;
}

/** The configuration with compression turned on again. Throws when it is not turned off in it. */
export function withCompression(config) {
  const turnedOff = /\bcompress: false\b/;
  if (!turnedOff.test(config)) throw new Error('next.config.ts no longer says "compress: false".');
  return config.replace(turnedOff, 'compress: true');
}
