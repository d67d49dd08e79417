import { afterAll, afterEach, vi } from 'vitest';

/**
 * A busy machine is slow, not broken: within the second that the libraries wait, it may not even have loaded a module.
 */
const TIMEOUT_MS = 15_000;

const { waitFor } = vi;
vi.waitFor = (callback, options = TIMEOUT_MS) => waitFor(callback, options);

if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: TIMEOUT_MS });
  afterEach(cleanup); // React must not render after the document has gone
}

// A process runs many files: settings must not leak between them.
const settings = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name];
  Object.assign(process.env, settings);
});
