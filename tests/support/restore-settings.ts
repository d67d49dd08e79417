import { afterAll } from 'vitest';

// A process runs many files: none leaves another its settings.
const before = { ...process.env };

afterAll(() => {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
