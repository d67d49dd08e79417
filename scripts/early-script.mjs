// public/bootstrap.js, which does not wait for the framework's scripts (components/layout/bootstrap.ts).
import { build } from 'esbuild';

export const buildEarlyScript = () =>
  build({
    entryPoints: ['components/layout/bootstrap.ts'],
    outfile: 'public/bootstrap.js',
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers that draw the page as designed: menus and dialogs must work there without the framework.
    target: ['safari15.4', 'chrome99', 'firefox98'],
    logLevel: 'warning',
  });
