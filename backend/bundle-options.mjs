import { fileURLToPath } from 'node:url';

/**
 * How esbuild makes programs of this package that plain node starts.
 * @type {import('esbuild').BuildOptions & { splitting: true }}
 */
export const BUNDLE_OPTIONS = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  bundle: true,
  splitting: true,
  packages: 'external',
  alias: { '@clinic/contract': '../contract' }, // TypeScript, which node could not load
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
};
