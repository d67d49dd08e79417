import { expect, it } from 'vitest';
import { planOf, portsOf } from '@/tools/cluster/plan.mjs';

it('has two sites and two backends on separate ports, none of which npm start uses', () => {
  const plan = planOf({});
  expect([plan.sites.length, plan.backends.length]).toEqual([2, 2]);
  const ports = portsOf(plan);
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports).not.toContain(3000);
  expect(ports).not.toContain(4310);
});

it('numbers all ports from the public one and has the requested number of sites', () => {
  const plan = planOf({ CLUSTER_PORT: '9000', CLUSTER_SITES: '3', CLUSTER_DIR: '/tmp/x' });
  expect(portsOf(plan)).toEqual([9000, 9001, 9002, 9003, 9004, 9005, 9006, 9007, 9008]);
  expect(plan.logs).toBe('/tmp/x/logs');
});

it.each([
  [{ CLUSTER_SITES: '0' }, 'CLUSTER_SITES is 0: it must be a whole number from 1 to 8.'],
  [{ CLUSTER_SITES: 'two' }, 'CLUSTER_SITES is two: it must be a whole number from 1 to 8.'],
  [{ CLUSTER_PORT: '80' }, 'CLUSTER_PORT is 80: it must be a whole number from 1024 to 65527.'],
])('refuses %j with a sentence', (env, sentence) => {
  expect(() => planOf(env)).toThrow(sentence);
});
