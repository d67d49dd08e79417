import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Named = { name: string };
type Service = { image?: string; build?: object; depends_on?: string[]; environment?: object; volumes?: string[] };
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };
type Container = Named & { ports: { containerPort: number }[]; volumeMounts: Named[]; readinessProbe: Probe };
type Probe = { httpGet: { port: number } };
type Item = {
  apiVersion: string;
  kind: string;
  metadata: Named;
  spec: {
    selector: Record<string, string> & { matchLabels?: object };
    ports?: { port: number }[];
    template?: { metadata: { labels: object }; spec: { containers: Container[]; volumes: Named[] } };
  };
};

const namesOf = (list: Named[] = []) => list.map(({ name }) => name);
const hostsIn = (value: unknown): string[] =>
  [...JSON.stringify(value ?? {}).matchAll(/\w+:\/\/(?:[^@"/]*@)?([a-z-]+)[:/]/g)].map(([, host]) => host ?? '');

it('compose.yaml is YAML, and defines every service and volume that it names', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as Compose;
  const all = Object.entries(services);
  const named = all.flatMap(([, { depends_on = [], environment }]) => [...depends_on, ...hostsIn(environment)]);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
  const mounted = all.flatMap(([, service]) => (service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''));
  expect(mounted.filter((name) => !Object.hasOwn(volumes, name))).toEqual([]);
  expect(all.filter(([, { image, build }]) => !image && !build)).toEqual([]);
});

it('kubernetes.yaml is YAML whose services select deployed pods, at open ports', () => {
  const documents = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const items = documents.map((document) => document.toJS() as Item);
  const deployed = items.filter(({ kind }) => kind === 'Deployment');
  const services = items.filter(({ kind }) => kind === 'Service');
  expect([deployed.length, services.length]).toEqual([2, 2]);
  for (const { spec } of deployed) {
    expect(spec.template?.metadata.labels).toEqual(spec.selector.matchLabels);
    for (const { volumeMounts, ports, readinessProbe } of spec.template?.spec.containers ?? []) {
      expect(namesOf(spec.template?.spec.volumes)).toEqual(expect.arrayContaining(namesOf(volumeMounts)));
      expect(ports.map(({ containerPort }) => containerPort)).toContain(readinessProbe.httpGet.port);
    }
  }
  for (const { spec } of services) {
    const target = deployed.find(({ spec: { selector } }) =>
      expect.objectContaining(spec.selector).asymmetricMatch(selector.matchLabels),
    );
    const open = target?.spec.template?.spec.containers.flatMap(({ ports }) => ports) ?? [];
    expect(open.map(({ containerPort }) => containerPort)).toEqual(
      expect.arrayContaining(spec.ports?.map(({ port }) => port) ?? []),
    );
  }
  expect(hostsIn(deployed).filter((host) => host.startsWith('clinic-'))).toEqual(['clinic-backend']);
  expect(namesOf(services.map(({ metadata }) => metadata))).toContain('clinic-backend');
});
