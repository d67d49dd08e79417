// npm run verify:mutants [-- PARTS OF NAMES]: each patch of tests/mutants breaks a guarantee, and its named test must
// fail. Restores the sources after each patch; needs a work tree without changes in the files of the patches.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitWithMessage, install, openProject } from '../scripts/project.mjs';
import { resultsOf } from './mutants/named-test.mjs';
import { readMutants } from './mutants/read-mutants.mjs';

openProject();
await install();
const parts = process.argv.slice(2);
const mutants = readMutants().filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
if (mutants.length === 0) exitWithMessage(`No patch of tests/mutants is named like "${parts.join('" or "')}".`);

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });
const changed = git('status', '--porcelain', '--', ...new Set(mutants.flatMap(({ files }) => files)));
if (changed) exitWithMessage(`Commit or undo these changes first:\n${changed}`);

const folder = mkdtempSync(path.join(tmpdir(), 'mutants-'));
let patched = null;
const putBack = () => {
  if (patched) git('apply', '-R', patched);
  patched = null;
};
process.once('exit', () => {
  putBack();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));

const failures = [];
const fail = ({ name }, why) => {
  failures.push(name);
  process.stdout.write(`  ${name}: ${why}\n`);
};

// A test that fails without its mutant proves nothing.
const before = await resultsOf(mutants, folder);
const sound = [];
for (const mutant of mutants) {
  const { passed, failed } = before.get(mutant.name);
  if (passed > 0 && failed === 0) sound.push(mutant);
  else fail(mutant, passed + failed === 0 ? `there is no test "${mutant.title}"` : 'its test fails without the patch');
}

let caught = 0;
for (const mutant of sound) {
  git('apply', mutant.patch);
  patched = mutant.patch;
  const { failed } = (await resultsOf([mutant], folder)).get(mutant.name);
  putBack();
  if (failed > 0) caught += 1;
  else fail(mutant, 'not caught');
  process.stdout.write(failed > 0 ? `  ${mutant.name}: caught\n` : '');
}
process.stdout.write(`${caught} of ${mutants.length} mutants are caught\n`);
process.exit(failures.length > 0 ? 1 : 0);
