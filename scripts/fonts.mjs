// Writes app/fonts: each face in two files, the letters of the site's languages in the weights its styles use, and the
// letters of other names, which a page loads only when it contains one. Fonts are a third of the bytes before a first
// page, and a file of more than 14 kB costs a further round trip (docs/benchmarks.md). Run it again when a face
// changes: npm run assets:fonts
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { withVisiblePairs } from './font-kerning.mjs';
import { OTHER, OWN, rangeOf } from './font-letters.mjs';

/**
 * Titles use weights 600 to 700, which one weight between them shows equally well; of their kerning only the visible
 * pairs are kept (docs/decisions/0166).
 */
const FACES = [
  {
    name: 'bricolage-grotesque',
    weight: 680,
    thinsKerning: true,
    source: import.meta.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
  },
  {
    name: 'figtree',
    weight: { min: 400, max: 700 },
    source: import.meta.resolve('@fontsource-variable/figtree/package.json'),
  },
];

const FEATURES = ['locl', 'ccmp', 'tnum'];

for (const { name, weight, source, thinsKerning } of FACES) {
  const folder = path.dirname(fileURLToPath(source));
  const whole = readFileSync(`${folder}/files/${name}-latin-wght-normal.woff2`);
  for (const [file, letters] of [
    [name, OWN],
    [`${name}-other`, OTHER],
  ]) {
    const subset = (keepFeatures, targetFormat) =>
      subsetFont(whole, String.fromCodePoint(...letters), {
        targetFormat,
        variationAxes: { wght: weight },
        keepFeatures,
      });
    const kerned = ['kern', ...FEATURES];
    const part = thinsKerning
      ? await withVisiblePairs(
          await subset(FEATURES, 'sfnt'),
          await subset(kerned, 'sfnt'),
          letters.map((code) => String.fromCodePoint(code)),
        )
      : await subset(kerned, 'woff2');
    writeFileSync(path.join('app/fonts', `${file}.woff2`), part);
    process.stdout.write(`${file}: ${part.length} of ${whole.length} bytes\n`);
  }
  writeFileSync(path.join('app/fonts', `${name}-licence.txt`), readFileSync(`${folder}/LICENSE`));
}
process.stdout.write(`unicode-range of the others, for app/[locale]/layout.tsx: ${rangeOf(OTHER)}\n`);
