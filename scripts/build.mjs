// Builds the pages (.next) and the programs that run the site (dist); with --programs only the latter. Needs no upstream.
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { buildEarlyScript } from './early-script.mjs';
import { bin, enterProject, markBuilt, runNode } from './project.mjs';
import { hintFramework, packFiles } from './static-files.mjs';

const PROGRAMS = {
  server: 'server/main.ts',
  renderer: 'server/renderer.ts',
  backend: 'backend/server.ts',
  'backend-cli': 'backend/cli.ts',
};

enterProject();

await buildEarlyScript();
const isWhole = !process.argv.includes('--programs');
if (isWhole) {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await runNode([bin('next'), 'build'], { env });
  await hintFramework('.next');
  await packFiles('.next/static');
}

await build({
  // The site runs without the backend's folder, against an upstream of its own.
  entryPoints: Object.entries(PROGRAMS).flatMap(([out, file]) => (existsSync(file) ? [{ in: file, out }] : [])),
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

if (isWhole) markBuilt();
