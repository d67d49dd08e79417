// Bundles the backend's programs into dist/: server.mjs and cli.mjs, the operator's commands.
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from './bundle-options.mjs';

await build({ ...BUNDLE_OPTIONS, entryPoints: ['server.ts', 'cli.ts'], outdir: 'dist' });
