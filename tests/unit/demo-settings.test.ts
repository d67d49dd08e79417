import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import settings from '@/backend/seed/settings.json' with { type: 'json' };

it.each([settings.BRAND_NAME, 'barcelona-eixample'])('%s belongs to the demo and is not in the code', (value) => {
  const files = ['app', 'backend', 'components', 'contract', 'lib', 'server', 'scripts', 'tools']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|mjs|cjs)$/.test(file) && !/^(?:backend|contract)\/(?:dist|tests)\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) =>
    readFileSync(file, 'utf8')
      .replace(/(?<=\d) (?=\d)/g, '')
      .includes(value),
  );
  expect(naming).toEqual([]);
});
