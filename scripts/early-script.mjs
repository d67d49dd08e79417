// public/arranque.js, the script that does not wait for the framework's (components/layout/arranque.ts).
import { build } from 'esbuild';

export const buildEarlyScript = () =>
  build({
    entryPoints: ['components/layout/arranque.ts'],
    outfile: 'public/arranque.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
