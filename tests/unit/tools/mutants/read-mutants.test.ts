import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { linesBefore, readMutants } from '@/tools/mutants/read-mutants.mjs';

describe.each(readMutants())('the mutant $name', ({ text, files, test, title }) => {
  it('changes lines that still exist', () => {
    const [file = ''] = files;
    expect(files).toEqual([file]);
    const source = readFileSync(file, 'utf8');
    expect(linesBefore(text).filter((lines: string) => !source.includes(lines))).toEqual([]);
  });

  it('names a test that still exists', () => {
    expect(test).toMatch(/\.test\.tsx?$/); // which Vitest runs
    expect(readFileSync(test, 'utf8')).toContain(title);
  });
});
