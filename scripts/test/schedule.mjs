// Runs steps concurrently where each of them uses one core.

/**
 * The time limits of the commands are meant for two cores. A machine with more cores runs the same steps concurrently.
 */
export const CORES = 2;

/**
 * Runs the steps in order, each as soon as its predecessors (`after`) have ended, its conflicting step (`notBeside`) is
 * not running, and enough cores are free. `work(step)` resolves to its result. A step with a failed predecessor is not
 * run and fails. Resolves to the results in the order of the steps; throws when an `after` names none of them.
 */
export async function schedule(steps, work) {
  const results = new Map();
  const running = new Map();
  let waiting = checked(steps);

  const isRunning = (name) => [...running.keys()].some((step) => step.name === name);
  const isReady = ({ after = [], notBeside }) => after.every((name) => results.has(name)) && !isRunning(notBeside);
  const freeCores = () => CORES - [...running.keys()].reduce((used, { cores }) => used + cores, 0);
  const run = async (step) => {
    const broken = (step.after ?? []).find((name) => results.get(name).failed > 0);
    results.set(step.name, broken ? notRun(step, broken) : await work(step));
  };
  while (waiting.length > 0 || running.size > 0) {
    for (const step of waiting) {
      if (!isReady(step) || step.cores > freeCores()) continue;
      waiting = waiting.filter((one) => one !== step);
      running.set(
        step,
        run(step).then(() => running.delete(step)),
      );
    }
    await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}

function checked(steps) {
  const names = steps.map(({ name }) => name);
  for (const { name, after = [] } of steps) {
    const unknown = after.find((other) => !names.slice(0, names.indexOf(name)).includes(other));
    if (unknown) throw new Error(`"${name}" follows "${unknown}", which is no step before it.`);
  }
  return steps;
}

const notRun = ({ name }, broken) => ({
  passed: 0,
  failed: 1,
  failures: [`${name}: not run, because "${broken}" failed`],
  files: [],
});
