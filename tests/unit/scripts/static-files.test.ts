import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFiles } from '@/scripts/static-files.mjs';

let build: string;
const at = (name: string) => path.join(build, name);

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'static-files-'));
  mkdirSync(at('static/chunks'), { recursive: true });
  writeFileSync(at('static/chunks/page.js'), readFileSync('server/page-cache.ts'));
  writeFileSync(at('static/chunks/a.css'), readFileSync('app/styles/components.css'));
  writeFileSync(at('static/photo.webp'), 'webp');
});
afterEach(() => rmSync(build, { recursive: true }));

describe('scripts and styles', () => {
  it.each(['chunks/page.js', 'chunks/a.css'])('have the smallest brotli beside them: %s', async (name) => {
    await packFiles(at('static'));
    const text = readFileSync(at(`static/${name}`));
    const packed = readFileSync(at(`static/${name}.br`));
    const usual = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });

    expect(brotliDecompressSync(packed).equals(text)).toBe(true);
    expect(packed.length).toBeLessThan(usual.length);
  });

  it('exclude pictures, which are small already', async () => {
    await packFiles(at('static'));

    expect(() => readFileSync(at('static/photo.webp.br'))).toThrow('ENOENT');
  });
});
