import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** The package unpacks into the temporary folder, and brings its system libraries where it detects AWS Lambda. */
const UNPACK = "await (await import('@sparticuz/chromium')).default.executablePath()";
const AS_ON_LAMBDA = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };

/**
 * The launch options of the Chromium in @sparticuz/chromium, which needs only the C library of the system. The
 * first call unpacks it, which takes some seconds. Throws when that fails.
 */
export function bundledChromium(): { executablePath: string; env: Record<string, string | undefined> } {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGES, '@sparticuz/chromium/package.json'), 'utf8'));
  const folder = path.join(PACKAGES, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) unpack(folder);
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: path.join(folder, 'fonts/fonts.conf'),
  };
  return { executablePath: path.join(folder, 'chromium'), env };
}

/** Unpacks under another name first, so that an interrupted unpacking is never taken for a browser. */
function unpack(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
    cwd: path.dirname(PACKAGES),
    env: { ...process.env, ...AS_ON_LAMBDA, TMPDIR: unfinished },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(path.join(unfinished, 'fonts/fonts.conf'), fontSettings(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true }); // Another process was faster.
  }
}

/** The settings of the package look for its fonts, and cache them, under /tmp. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
