import { describe, expect, it } from 'vitest';
import { newsPage, newsPath, otherPosts, type PostSummary, postPath } from '@/lib/domain/post';

const posts = (count: number): PostSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    slug: `p${index + 1}`,
    title: 'T',
    dateIso: '2026-11-06',
    picture: null,
  }));
const slugs = (list: PostSummary[] | undefined) => list?.map(({ slug }) => slug);

describe('newsPage', () => {
  it('returns 24 posts, and the rest on the last page', () => {
    expect(newsPage(posts(50), 1)).toMatchObject({ number: 1, count: 3 });
    expect(slugs(newsPage(posts(50), 2)?.posts)).toEqual(slugs(posts(50).slice(24, 48)));
    expect(slugs(newsPage(posts(50), 3)?.posts)).toEqual(['p49', 'p50']);
  });

  it('shows at most 100 posts of a blog', () => {
    expect(slugs(newsPage(posts(400), 5)?.posts)).toEqual(['p97', 'p98', 'p99', 'p100']);
    expect(newsPage(posts(400), 6)).toBeNull();
  });

  it('has a first page without posts, and rejects an invalid page number', () => {
    expect(newsPage([], 1)).toEqual({ posts: [], number: 1, count: 1 });
    expect([0, -1, 2, 1.5, Number.NaN].map((number) => newsPage(posts(24), number))).toEqual(Array(5).fill(null));
  });
});

describe('addresses of the news', () => {
  it('have no number on the first page and encode special characters', () => {
    expect([newsPath(1), newsPath(2)]).toEqual(['/actualidad', '/actualidad/pagina/2']);
    expect(postPath('col·laboracio')).toBe('/actualidad/col%C2%B7laboracio');
  });
});

describe('otherPosts', () => {
  it('omits the current post', () => {
    expect(slugs(otherPosts(posts(4), 'p2', 3))).toEqual(['p1', 'p3', 'p4']);
    expect(slugs(otherPosts(posts(4), 'old', 3))).toEqual(['p1', 'p2', 'p3']);
  });
});
