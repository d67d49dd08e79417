/**
 * The outcome of a work, never sooner than after so many milliseconds: what it did inside cannot be read from the time. A
 * failure is as slow.
 */
export async function constantTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
