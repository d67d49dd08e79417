// Builds the pages (.next) and the program that serves them (dist). Needs no upstream and no backend folder.
import { build } from 'esbuild';
import { buildEarlyScript } from './early-script.mjs';
import { bin, openProject, runNode } from './project.mjs';
import { deleteBuildStamp, markBuilt } from './sources.mjs';
import { packFiles } from './static-files.mjs';

openProject();
deleteBuildStamp();
await buildEarlyScript();
const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
await runNode([bin('next'), 'build'], { env });
await packFiles('.next/static');

// The bundle contains its packages, because an image has no node_modules beside it.
await build({
  entryPoints: { server: 'server/main.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  alias: { '@clinic/contract': './contract' },
  external: ['next'], // for development alone
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

markBuilt();
