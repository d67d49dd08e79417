import type { Instrumentation } from 'next';

/** Runs once per server process, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { prepareRenderer } = await import('./lib/renderer/prepare');
  await prepareRenderer();
}

/** The framework reports a failure once per renderer; it is logged once. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRenderError } = await import('./lib/renderer/render-errors');
  logRenderError(error, context);
};
