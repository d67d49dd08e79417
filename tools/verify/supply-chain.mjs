// verify:security -- supply: the installed packages, their origin and licence, and whether any of them runs code on
// installation.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rowOf } from './board.mjs';

/** The lowest versions without a known vulnerability. */
const FLOORS = { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', sharp: '0.35.5' };
/** Licences that allow serving and building a site; LGPL applies to a library that is linked, not changed. */
const LICENCES =
  /^(?:MIT(?:-0)?|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|MPL-2\.0|LGPL-3\.0(?:-or-later)?|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|PSF-2\.0|CC-BY-4\.0|CC0-1\.0|Zlib|Unlicense)$/;

/** Packages without a licence in their manifest, or with several: the file LICENSE of this very version was read. */
const READ_LICENCES = {
  'node_modules/css-mediaquery 0.1.2': 'BSD-3-Clause',
  'node_modules/png-js 2.0.0': 'MIT',
};

export async function supplyRows() {
  const given = { lock: jsonOf('package-lock.json'), manifest: jsonOf('package.json'), npmrc: textOf('.npmrc') };
  const sbom = JSON.parse(
    run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']),
  );
  const ours = supplyProblems(given);
  const weak = supplyProblems(weakened(given));
  const packages = packagesOf(given.lock);
  const licences = new Set(packages.map(([, { license }]) => license).filter(Boolean));
  const unlisted = packages.filter(([, { integrity }]) => !integrity).length;
  const hasSbom = sbom.bomFormat === 'CycloneDX' && sbom.components.length > 0;
  return [
    rowOf({
      what: 'supply chain',
      bar: 'no install scripts run, lock file verified, SBOM, licences listed, versions at their safe floors',
      figure: `${ours.length} problems${ours.length > 0 ? ` (${ours[0]})` : ''}; ${packages.length} packages, ${unlisted} of other systems without a hash, ${licences.size} licences, SBOM of ${sbom.components.length} components`,
      isRight: ours.length === 0 && hasSbom,
      control: {
        figure: `a lock file with an old version, without a hash, and scripts on: ${weak.length} problems`,
        isRight: weak.length === 0,
      },
    }),
  ];
}

/** The problems of a lock file, the manifest beside it and .npmrc, a sentence each. */
export function supplyProblems({ lock, manifest, npmrc }) {
  const problems = [];
  if (!/^ignore-scripts\s*=\s*true$/m.test(npmrc)) problems.push('packages may run scripts when they are installed');
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^\d+\.\d+\.\d+/.test(version)) problems.push(`${name} is not asked for by an exact version`);
    const locked = lock.packages[`node_modules/${name}`];
    if (locked && !locked.link && locked.version !== version) problems.push(`${name} is locked at another version`);
  }
  for (const [place, entry] of packagesOf(lock)) problems.push(...problemsOf(place, entry));
  for (const [name, floor] of Object.entries(FLOORS)) {
    const version = lock.packages[`node_modules/${name}`]?.version ?? '0.0.0';
    if (isOlder(version, floor)) problems.push(`${name} ${version} is older than ${floor}`);
  }
  return problems;
}

function problemsOf(place, { version, integrity, resolved, license: named, optional }) {
  const problems = [];
  const license = READ_LICENCES[`${place} ${version}`] ?? named;
  // The lock file names programs of other systems, which its author never installed.
  if (!integrity && !optional) problems.push(`${place} has no hash`);
  if (integrity && !integrity.startsWith('sha512-')) problems.push(`${place} has a weak hash`);
  if (resolved && !resolved.startsWith('https://registry.npmjs.org/')) problems.push(`${place} is from ${resolved}`);
  if (integrity && !isAllowed(license)) problems.push(`${place} is licensed as ${license ?? 'nothing known'}`);
  return problems;
}

const isAllowed = (license = '') =>
  license
    .replace(/[()]/g, '')
    .split(/ (?:AND|OR) /)
    .every((one) => LICENCES.test(one));

const packagesOf = ({ packages }) =>
  Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

function isOlder(version, floor) {
  const [one, other] = [version, floor].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const at = one.findIndex((part, index) => part !== other[index]);
  return at >= 0 && one[at] < other[at];
}

function weakened({ lock, manifest }) {
  const packages = structuredClone(lock.packages);
  packages['node_modules/next'].version = '16.4.5';
  delete packages['node_modules/react'].integrity;
  packages['node_modules/zod'].license = 'GPL-3.0-only';
  return { lock: { packages }, manifest, npmrc: '' };
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'));
const run = (command, args) => execFileSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
