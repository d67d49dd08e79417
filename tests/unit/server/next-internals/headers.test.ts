import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cacheState,
  isInternalRequestHeader,
  isInternalResponseHeader,
  isStale,
} from '@/server/next-internals/headers';
import { framework } from './support';

const constants = framework('next/dist/lib/constants') as Record<string, string>;
const router = framework('next/dist/client/components/app-router-headers') as Record<string, string>;
const source = (name: string) => readFileSync(framework.resolve(`next/dist/${name}`), 'utf8');

describe('headers of the framework', () => {
  it('from its internal parts are recognised', () => {
    const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]+)\]/.exec(source('server/lib/server-ipc/utils.js')) ?? [];
    const internal = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(internal.length).toBeGreaterThan(8);
    const more = ['NEXT_RESUME_HEADER', 'PRERENDER_REVALIDATE_HEADER', 'NEXT_CACHE_TAGS_HEADER', 'MATCHED_PATH_HEADER'];
    internal.push(...more.map((name) => constants[name] ?? ''), router.ACTION_HEADER ?? '');
    expect(internal.filter((name) => !isInternalRequestHeader(name))).toEqual([]);
  });

  it('from its router are recognised, and headers from visitors are not', () => {
    const { RSC_HEADER, NEXT_URL, NEXT_ROUTER_STATE_TREE_HEADER, NEXT_ROUTER_PREFETCH_HEADER } = router;
    const ofRouter = [RSC_HEADER, NEXT_URL, NEXT_ROUTER_STATE_TREE_HEADER, NEXT_ROUTER_PREFETCH_HEADER];
    expect(ofRouter.map((name = '') => isInternalRequestHeader(name))).toEqual([true, true, true, true]);
    const usual = ['accept', 'cookie', 'user-agent', 'x-requested-with'];
    expect(usual.filter(isInternalRequestHeader)).toEqual([]);
    expect(['content-type', 'x-robots-tag'].filter(isInternalResponseHeader)).toEqual([]);
  });

  it('that it adds to a page are not forwarded', () => {
    const added = ['x-nextjs-cache', 'x-nextjs-prerender', 'x-middleware-rewrite'];
    const writers = [
      'build/templates/app-page-runtime.js',
      'client/components/app-router-headers.js',
      'server/web/spec-extension/response.js',
    ];
    const written = writers.map(source).join();
    expect(added.filter((name) => !written.includes(`'${name}'`))).toEqual([]);
    expect(added.every(isInternalResponseHeader)).toBe(true);
  });

  it('mark a stale page', () => {
    const page = source('build/templates/app-page-runtime.js');
    expect(page).toMatch(/setHeader\('x-nextjs-cache', [^;]*isStale \? 'STALE'/);
    expect([isStale({ 'x-nextjs-cache': 'STALE' }), isStale({ 'x-nextjs-cache': 'HIT' }), isStale({})]).toEqual([
      true,
      false,
      false,
    ]);
    expect([cacheState({ 'x-nextjs-cache': 'HIT' }), cacheState({})]).toEqual(['HIT', '']);
  });
});
