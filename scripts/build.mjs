// Builds the pages (.next) and the programs that serve them (dist). Needs neither an upstream nor the backend's folder.
import { build } from 'esbuild';
import { shareServerChunks } from '../server/next-internals/server-chunks.mjs';
import { buildEarlyScript } from './early-script.mjs';
import { bin, openProject, PACKAGES, runNode } from './project.mjs';
import { forgetBuilt, markBuilt } from './sources.mjs';
import { packFiles } from './static-files.mjs';

openProject();
forgetBuilt();
await buildEarlyScript();
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
await runNode([bin('next'), 'build'], { env });
await shareServerChunks('.next');
await packFiles('.next/static');

await build({
  entryPoints: { server: 'server/main.ts', renderer: 'server/renderer.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  ...PACKAGES,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

markBuilt();
