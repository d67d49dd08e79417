// The processes of a cluster and their ports.
import path from 'node:path';

const DEFAULT_PORT = 8443;
const DEFAULT_SITES = 2;
const MAX_SITES = 8;
const BACKENDS = 2;

/**
 * The plan of a cluster: CLUSTER_PORT is the public port, all others follow it; CLUSTER_SITES is the number of sites;
 * CLUSTER_DIR is the folder of its logs and its record. Throws an Error that names an invalid value.
 */
export function planOf({ CLUSTER_PORT, CLUSTER_SITES, CLUSTER_DIR } = {}) {
  const sites = wholeNumber('CLUSTER_SITES', CLUSTER_SITES || DEFAULT_SITES, 1, MAX_SITES);
  const first = wholeNumber('CLUSTER_PORT', CLUSTER_PORT || DEFAULT_PORT, 1_024, 65_535 - (4 + BACKENDS + sites));
  const ports = (from, count) => Array.from({ length: count }, (_, index) => from + index);
  const folder = CLUSTER_DIR || path.join('.data', 'cluster');
  return {
    public: first,
    redirect: first + 1,
    balancer: first + 2,
    redis: first + 3,
    backends: ports(first + 4, BACKENDS),
    sites: ports(first + 4 + BACKENDS, sites),
    folder,
    logs: path.join(folder, 'logs'),
  };
}

/** Every port of a plan. */
export const portsOf = (plan) => [
  ...[plan.public, plan.redirect, plan.balancer, plan.redis],
  ...plan.backends,
  ...plan.sites,
];

function wholeNumber(name, value, least, most) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} is ${value}: it must be a whole number from ${least} to ${most}.`);
}
