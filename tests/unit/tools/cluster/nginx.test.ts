import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { backendsConfig, siteConfig } from '@/tools/cluster/nginx.mjs';
import { planOf } from '@/tools/cluster/plan.mjs';

const plan = planOf({ CLUSTER_PORT: '9000', CLUSTER_SITES: '3' });
const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8');
const directives = (text: string) => [...text.matchAll(/^ *([a-z_]+) /gm)].map(([, name]) => name);

it('is the documented file with other ports and paths, and with all sites', () => {
  const text = siteConfig(read('nginx-site.conf'), '/tmp/own', plan);
  expect(text.match(/server 127\.0\.0\.1:\d+/g)).toEqual([9006, 9007, 9008].map((port) => `server 127.0.0.1:${port}`));
  expect(text.replace(/#.*/g, '')).not.toMatch(/clinica\.example|\/etc\/|\/var\/|listen (?:80|443)/);
  const without = directives(text).filter((name) => name !== 'server' && name !== 'add_header');
  expect(without).toEqual(directives(read('nginx-site.conf')).filter((name) => name !== 'server'));
});

it('balances between the backends on a separate port', () => {
  const text = backendsConfig(read('nginx-backends.conf'), plan);
  expect(text).toContain('listen 127.0.0.1:9002;');
  expect(text.match(/server 127\.0\.0\.1:\d+/g)).toEqual(['server 127.0.0.1:9004', 'server 127.0.0.1:9005']);
});

it('refuses a file without a line that must be changed', () => {
  expect(() => siteConfig('server 127.0.0.1:1;\n', '/tmp/own', plan)).toThrow('The configuration has no "listen 80;".');
});

it.each(['nginx-site.conf', 'nginx-backends.conf'])('%s retries only repeatable requests', (name) => {
  const locations = read(name).split(/\n(?= +location )/);
  const repeated = locations.filter((location) => location.includes('non_idempotent'));
  expect(repeated).toHaveLength(1);
  expect(repeated[0]).toMatch(/^ +location ~ \^\/api\/\(\?:citas\|contactos\|reservas/);
});
