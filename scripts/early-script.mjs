// public/bootstrap.js, which does not wait for the framework's scripts (components/layout/bootstrap.ts).
import { build } from 'esbuild';

/** Replaces a module of constants by their values: the bootstrap script needs them, but not the route table. */
const evaluated = {
  name: 'evaluated',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]prefetch-paths\.ts$/ }, async ({ path }) => {
      const options = { bundle: true, write: false, format: 'esm', platform: 'node' };
      const { outputFiles } = await build({ ...options, entryPoints: [path] });
      const values = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
      const lines = Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: lines.join('\n') };
    }),
};

export const buildEarlyScript = () =>
  build({
    entryPoints: ['components/layout/bootstrap.ts'],
    outfile: 'public/bootstrap.js',
    bundle: true,
    minify: true,
    format: 'iife',
    plugins: [evaluated],
    // The oldest browsers with the designed layout: menus and dialogs must work there without the framework.
    target: ['safari15.4', 'chrome99', 'firefox98'],
    logLevel: 'warning',
  });
