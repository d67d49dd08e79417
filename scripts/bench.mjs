// npm run bench [-- NAME [NUMBER]]: the figures of docs/benchmarks.md, measured here and now and written there. Without a
// name: pages, weight and Lighthouse. Ends with code 1 when a property that does not depend on the machine is broken.
import { cpus } from 'node:os';
import { enterProject, giveUp, install } from './project.mjs';

/** Each answers false when something is broken. The number is what its file says it is. */
const MEASUREMENTS = {
  pages: async () => (await import('./bench-pages.mjs')).benchPages(machine),
  weight: async () => (await import('./bench-weight.mjs')).benchWeight(machine),
  lighthouse: async (runs) => (await import('./bench-lighthouse.mjs')).benchLighthouse(machine, runs),
  memory: async () => (await import('./bench-memory.mjs')).benchMemory(machine),
  search: async () => (await import('./bench-search.mjs')).benchSearch(machine),
  growth: async (times) => (await import('./bench-growth.mjs')).benchGrowth(machine, times),
  booking: async (keys) => (await import('./bench-booking.mjs')).benchBooking(keys),
};
const EVERYDAY = ['pages', 'weight', 'lighthouse'];

const [named, number] = process.argv.slice(2);
if (named && !Object.hasOwn(MEASUREMENTS, named)) {
  giveUp(`There is no measurement "${named}": write one of ${Object.keys(MEASUREMENTS).join(', ')}.`);
}

enterProject();
await install();
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.versions.node}`;

let isRight = true;
for (const name of named ? [named] : EVERYDAY) {
  const answer = await MEASUREMENTS[name](number === undefined ? undefined : Number(number));
  if (answer === false) isRight = false;
}
process.exit(isRight ? 0 : 1);
