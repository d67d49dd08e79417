// npm run bench [-- NAME [NUMBER]]: the figures of docs/benchmarks.md, measured on this machine and written there.
// Without a name: pages, weight and Lighthouse. Ends with code 1 when a property that does not depend on the machine is
// violated.

import { exitWithMessage, install, openProject } from '../scripts/project.mjs';
import { writeSection } from './bench/report.mjs';

/** Each returns its tables, or null, and `isRight`. The meaning of the number is described in its file. */
const MEASUREMENTS = {
  pages: async () => (await import('./bench/pages.mjs')).benchPages(),
  weight: async () => (await import('./bench/weight.mjs')).benchWeight(),
  lighthouse: async (runs) => (await import('./bench/lighthouse.mjs')).benchLighthouse(runs),
  soak: async (minutes) => (await import('./bench/soak.mjs')).benchSoak(minutes),
  memory: async () => (await import('./bench/memory.mjs')).benchMemory(),
  search: async () => (await import('./bench/search.mjs')).benchSearch(),
  index: async () => (await import('./bench/index.mjs')).benchIndex(),
  desk: async (count) => (await import('./bench/desk.mjs')).benchDesk(count),
  editor: async (scale) => (await import('./bench/editor.mjs')).benchEditor(scale),
  growth: async (times) => (await import('./bench/growth.mjs')).benchGrowth(times),
  navigation: async () => (await import('./bench/navigation.mjs')).benchNavigation(),
  reading: async (runs) => (await import('./bench/reading.mjs')).benchReading(runs),
  booking: async (keys) => (await import('./bench/booking.mjs')).benchBooking(keys),
};
const EVERYDAY = ['pages', 'weight', 'lighthouse'];

const [named, number] = process.argv.slice(2);
if (named && !Object.hasOwn(MEASUREMENTS, named)) {
  exitWithMessage(`There is no measurement "${named}": write one of ${Object.keys(MEASUREMENTS).join(', ')}.`);
}

openProject();
await install();

let hasFailed = false;
for (const name of named ? [named] : EVERYDAY) {
  const result = await MEASUREMENTS[name](number === undefined ? undefined : Number(number));
  if (result?.tables) writeSection(name, ['npm run bench --', name, number].filter(Boolean).join(' '), result.tables);
  if (result?.isRight === false) hasFailed = true;
}
process.exit(hasFailed ? 1 : 0);
