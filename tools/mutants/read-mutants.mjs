// The patches of tests/mutants. Before its first file a patch has three lines:
//   Guarantee: the guarantee it breaks
//   Test: the file of the test that must fail
//   Title: the title of that test, or its part
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'tests/mutants';

/**
 * Returns the patches by name, each with the files it changes, its test and its title. Throws when a header is missing.
 */
export const readMutants = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => {
      const patch = path.join(FOLDER, file);
      const text = readFileSync(patch, 'utf8');
      const header = (name) => {
        const [, value] = new RegExp(`^${name}: (.+)$`, 'm').exec(text) ?? [];
        if (!value) throw new Error(`${patch} has no line "${name}:".`);
        return value;
      };
      return {
        name: file.slice(0, -'.patch'.length),
        patch,
        guarantee: header('Guarantee'),
        test: header('Test'),
        title: header('Title'),
        files: [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, name]) => name),
        text,
      };
    });

/** The lines that the hunks of a patch expect in a file, hunk by hunk. */
export const linesBefore = (text) =>
  text
    .split(/^@@.*@@.*$/m)
    .slice(1)
    .map((hunk) =>
      hunk
        .split(/^(?:diff --git|--- a\/)/m)[0]
        .split('\n')
        .filter((line) => /^[ -]/.test(line))
        .map((line) => line.slice(1))
        .join('\n'),
    );
