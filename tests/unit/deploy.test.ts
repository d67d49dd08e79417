import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { UPLOAD_BYTES } from '../../contract/pictures';
import { SITE_SOURCES } from '../../scripts/sources.mjs';

const files = readdirSync('deploy', { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => ({ name, text: readFileSync(`deploy/${name}`, 'utf8') }));
const textOf = (name: string): string => files.find((file) => file.name === name)?.text ?? '';
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const uncommented = (text: string): string => text.replace(/^\s*#.*$/gm, '');

/** Variables of the engines and of systemd. */
const OTHERS = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED', 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_', 'ALL', 'CMD'];
const POSTGRES_SETTINGS = /^POSTGRES_(?:USER|PASSWORD|DB)$/;
const ours = all(readFileSync('.env.example', 'utf8'), /^([A-Z_]+)=/gm);

describe.each(files.filter(({ name }) => !name.startsWith('nginx-')))('deploy/$name', ({ text }) => {
  it('states at its top that it could not be executed', () => {
    expect(text.slice(0, 300)).toContain('Not executed where it was written');
  });

  it('names variables that are read', () => {
    const body = uncommented(text);
    const set = [...all(body, /(?:^|[\s{,])([A-Z][A-Z_]{3,})(?==|: )/gm), ...all(body, /name: ([A-Z_]{4,})\b/g)];
    const named = [...set, ...all(body, /process\.env\.([A-Z_]+)/g), ...all(body, /\$\{([A-Z_]+)\}/g)];
    const known = (name: string) => ours.includes(name) || OTHERS.includes(name) || POSTGRES_SETTINGS.test(name);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it('names health checks that site and backend have', () => {
    const paths = new Set(all(text, /path: (\/[\w/]+),|'\+?'?(\/(?:salud\/\w+|health))'/g).filter(Boolean));
    for (const path of paths) {
      const isThere = path === '/health' ? /app\.get\('\/health'/ : null;
      expect(
        isThere ? isThere.test(readFileSync('backend/app.ts', 'utf8')) : existsSync(`app${path}/route.ts`),
        path,
      ).toBe(true);
    }
  });

  it('names ports that are the defaults or set there', () => {
    const ports = all(
      uncommented(text),
      /(?:containerPort: |port: |EXPOSE |:\/\/backend:|:\/\/clinic-backend:|_?PORT=|:)(3000|43\d\d)\b/g,
    );
    expect(ports.filter((port) => !['3000', '4310'].includes(port))).toEqual([]);
  });
});

describe.each(['Containerfile.site', 'Containerfile.backend'])('deploy/%s', (name) => {
  const text = textOf(name);
  const copied = all(text, /^COPY (?!--)(.+) \S+$/gm).flatMap((list) => list.split(' '));

  it('copies existing files, runs a built program, and uses an unprivileged user', () => {
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK /m);
    const [program = ''] = all(text, /^CMD \["node", "([^"]+)"\]$/gm);
    const builder = program.startsWith('backend/') ? 'backend/build.mjs' : 'scripts/build.mjs';
    const [, source = ''] = /(\w+)\.mjs$/.exec(program) ?? [];
    expect(readFileSync(builder, 'utf8')).toContain(source);
    const used = all(text, /npm run build( -w @clinic\/backend)?/g);
    expect(used).toHaveLength(1);
  });

  it('copies every source of its builds', () => {
    const wanted = name.endsWith('backend')
      ? ['backend', 'contract', 'package-lock.json']
      : [...SITE_SOURCES, 'scripts'];
    const isCopied = (file: string) => copied.some((one) => file === one || file.startsWith(`${one}/`));
    expect(wanted.filter((file) => !isCopied(file))).toEqual([]);
  });
});

it('compose and Kubernetes use the images that the Containerfiles make, on a read-only root', () => {
  const compose = textOf('compose.yaml');
  expect(all(compose, /dockerfile: (\S+) /g).filter((file) => !existsSync(file))).toEqual([]);
  expect(all(compose, /dockerfile: (\S+) /g)).toHaveLength(2);
  expect(compose.match(/read_only: true/g)).toHaveLength(2);
  expect(textOf('kubernetes.yaml').match(/readOnlyRootFilesystem: true/g)).toHaveLength(2);
  expect(textOf('kubernetes.yaml').match(/runAsNonRoot: true/g)).toHaveLength(2);
});

it('units start programs that the builds create', () => {
  const programs = ['site.service', 'backend.service'].map((name) => all(textOf(name), /^ExecStart=.* (\S+)$/gm)[0]);
  expect(programs).toEqual(['dist/server.mjs', 'backend/dist/server.mjs']);
});

it.each(['nginx-site.conf', 'nginx-backends.conf'])('%s accepts the largest photograph of an editor', (name) => {
  const [, megabytes] = /location \^~ \/gestion\/catalogo \{\s*client_max_body_size (\d+)m;/.exec(textOf(name)) ?? [];
  expect(Number(megabytes) * 1_048_576).toBeGreaterThanOrEqual(UPLOAD_BYTES);
});
