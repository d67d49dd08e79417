import { describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { logRenderError } from '@/lib/renderer/render-errors';

describe('logRenderError', () => {
  const context = {
    routePath: '/[locale]/clinicas/[slug]',
    routeType: 'render',
    renderSource: 'server-rendering',
  } as const;
  const failure = (digest: string) => Object.assign(new Error('boom'), { digest });

  it('logs a failure once, by the pattern of the route', () => {
    const error = vi.spyOn(log, 'error');
    logRenderError(failure('1'), context);
    logRenderError(failure('1'), context);
    logRenderError(failure('2'), context);

    expect(error.mock.calls.map(([line]) => line)).toMatchObject([
      { digest: '1', routePath: '/[locale]/clinicas/[slug]' },
      { digest: '2' },
    ]);
  });
});
