// The Next server of this build without the proxy, for comparison.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeNextFolder } from '../../scripts/site-folder.mjs';
import { siteEnvironment, untilAnswers } from './programs.mjs';

/**
 * Starts it and returns the process. It differs in one setting: it compresses, as Next does by default (here the proxy
 * does that). Its page cache is separate.
 */
export async function startPlainNext(programs, { port, origin, upstreamPort }) {
  const program = makeNextFolder(path.join(programs.folder, 'plain-next'));
  const text = withCompression(readFileSync(program, 'utf8'));
  rmSync(program); // it is a second name of the build's own file
  writeFileSync(program, text);

  const env = { ...siteEnvironment(programs, { port, origin, upstreamPort }), HOSTNAME: 'localhost' };
  const child = programs.start([program], env);
  await untilAnswers(`http://localhost:${port}/salud/vivo`, child);
  return child;
}

/** The program with compression turned on. Throws when it is not turned off in it. */
export function withCompression(program) {
  const turnedOff = /"compress":false\b/;
  if (!turnedOff.test(program)) throw new Error('The build no longer says "compress":false.');
  return program.replace(turnedOff, '"compress":true');
}
