// Renders and redraws pictures in a separate process, until the backend disconnects.
import type { Job, JobResult } from './render-apart';

process.on('disconnect', () => process.exit(0));
process.on('message', async (job: Job) => {
  process.send?.({ number: job.number, ...(await run(job)) } satisfies JobResult);
});

async function run(job: Job): Promise<Omit<JobResult, 'number'>> {
  const source = Buffer.from(job.source);
  try {
    if (job.work === 'draw') return { result: await (await import('./draw')).drawPicture(source) };
    return { result: await (await import('./render')).renderPicture(source, job.size) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
