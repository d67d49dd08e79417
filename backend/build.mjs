// Bundles the backend's programs into dist/: server.mjs, cli.mjs (the operator's commands), the program that creates
// the first database, and the renderer of pictures.
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from './bundle-options.mjs';

const PROGRAMS = ['server.ts', 'cli.ts', 'first-start.ts', 'media/render-process.ts'];

await build({ ...BUNDLE_OPTIONS, entryPoints: PROGRAMS, outbase: '.', outdir: 'dist' });
