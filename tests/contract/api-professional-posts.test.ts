import { json, Loopback } from '@clinic/contract/tests/support/loopback';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProfessionalPosts } from '@/lib/blog/blog';
import type { SiteConfiguration } from '@/lib/domain/page';
import { recordings } from '../support/replay';

const upstream = new Loopback();
const recorded = recordings('wp').get('slug-ok')?.body;
const [post] = [recorded].flat() as [{ _embedded: object }];
const NO_BLOG: SiteConfiguration = {
  analyticsId: null,
  heatmapId: null,
  social: [],
  blogUrl: null,
  professionalText: null,
};

beforeAll(async () => {
  process.env.API_URL = 'https://api.example.test';
  await upstream.start();
});
afterAll(() => upstream.stop());

/** A recorded post with these terms, one list for each taxonomy. */
const withTerms = (slug: string, ...terms: unknown[]) => ({
  ...post,
  slug,
  _embedded: { ...post._embedded, 'wp:term': terms },
});
const OTHERS = [
  withTerms('category', [{ taxonomy: 'category', slug: 'profesionales' }], []),
  withTerms('other-tag', [], [{ taxonomy: 'post_tag', slug: 'pacientes' }, null]),
  { ...post, slug: 'no-terms', _embedded: {} },
];
const tag = (slug: string) => ({ taxonomy: 'post_tag', slug });

/** The slugs for the portal from a blog with these posts. */
async function shown(posts: object[], limit: number): Promise<string[]> {
  upstream.answer = (_request, response) => json(response, 200, posts, 'application/json');
  const found = await listProfessionalPosts({ ...NO_BLOG, blogUrl: upstream.origin }, limit);
  return found.map(({ slug }) => slug);
}

it('the posts for professionals are those with their tag (M170)', async () => {
  const tagged = withTerms('tagged', [], [tag('corazon'), tag('profesionales')]);
  expect(await shown([...OTHERS, tagged], 8)).toEqual(['tagged']);
  expect(await shown([tagged, withTerms('second', [tag('profesionales')])], 1)).toEqual(['tagged']);
});

it('a blog that does not use the tag shows its newest posts', async () => {
  expect(await shown(OTHERS, 2)).toEqual(['category', 'other-tag']);
  expect(await listProfessionalPosts(NO_BLOG, 8)).toEqual([]);
});
