// npm run cluster: PostgreSQL, Redis, two backends, several sites and nginx on this machine, until Ctrl-C;
// `npm run cluster -- restart` restarts the backends and sites of the running cluster, one after the other.

import { stopWithNpm } from '../scripts/processes.mjs';
import { exitWithMessage, install, isFreePort, openProject } from '../scripts/project.mjs';
import { buildIfNeeded } from '../scripts/sources.mjs';
import { planOf, portsOf } from './cluster/plan.mjs';
import { installSentence, missingPackages } from './cluster/programs.mjs';
import { removeLeftOver } from './cluster/record.mjs';
import { requestRestart } from './cluster/request-restart.mjs';
import { runCluster } from './cluster/run.mjs';

openProject();
const [command = 'start', ...others] = process.argv.slice(2);
if (!['start', 'restart'].includes(command) || others.length > 0) {
  exitWithMessage(
    'Write "npm run cluster" to start it, "npm run cluster -- restart" to start its sites and backends anew.',
  );
}
const plan = planned();
if (command === 'restart') {
  process.stdout.write(await requestRestart(plan.folder).catch((error) => exitWithMessage(error.message)));
  process.exit(0);
}

const quit = () => process.exit(130);
process.on('SIGTERM', quit).on('SIGINT', quit); // until there is a process to stop
stopWithNpm();
const missing = missingPackages();
if (missing.length > 0) exitWithMessage(installSentence(missing));
process.env.NODE_ENV = 'production';
await install();
const left = await removeLeftOver(plan.folder).catch((error) => exitWithMessage(error.message));
if (left > 0) process.stdout.write(`Ended ${left} processes of a cluster that was killed.\n`);
for (const port of portsOf(plan)) {
  if (await isFreePort(port, '127.0.0.1')) continue;
  exitWithMessage(
    `Port ${port} is in use by another program: stop it, or set CLUSTER_PORT, from which all ports are counted.`,
  );
}
await buildIfNeeded();
process.off('SIGTERM', quit).off('SIGINT', quit);
process.exit(await runCluster(plan));

function planned() {
  try {
    return planOf(process.env);
  } catch (error) {
    return exitWithMessage(error.message);
  }
}
