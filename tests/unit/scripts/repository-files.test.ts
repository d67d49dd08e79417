import { describe, expect, it } from 'vitest';
import { repositoryFiles } from '@/scripts/repository-files.mjs';

describe('the files of the repository', () => {
  const files: string[] = repositoryFiles();

  it('are the files that are not ignored, in any folder', () => {
    expect(files).toEqual(
      expect.arrayContaining(['.ci/run', 'package.json', 'backend/package.json', 'app/robots.txt/route.ts']),
    );
  });

  it('exclude packages, builds and the folder of git', () => {
    expect(files.filter((file) => /(^|\/)(node_modules|\.git|\.next|dist|test-results)\//.test(file))).toEqual([]);
    expect(files).not.toContain('public/bootstrap.js');
  });
});
