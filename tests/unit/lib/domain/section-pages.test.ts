import { describe, expect, it } from 'vitest';
import { byLetter, sectionPage } from '@/lib/domain/section-pages';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('a page of a list in sections', () => {
  const sections = [
    { key: 'a', name: 'A', members: [1, 2, 3] },
    { key: 'b', name: 'B', members: [4] },
    { key: 'c', name: 'C', members: [5, 6] },
  ];

  it('cuts the sections and tells where each of them begins', () => {
    expect(sectionPage(sections, 1, 2)?.sections).toEqual([{ key: 'a', name: 'A', members: [1, 2] }]);
    expect(sectionPage(sections, 2, 2)).toEqual({
      number: 2,
      count: 3,
      total: 6,
      sections: [
        { key: 'a', name: 'A', members: [3] },
        { key: 'b', name: 'B', members: [4] },
      ],
      starts: [
        { key: 'a', name: 'A', number: 1 },
        { key: 'b', name: 'B', number: 2 },
        { key: 'c', name: 'C', number: 3 },
      ],
    });
  });

  it('loses and repeats nothing', () => {
    const pages = [1, 2, 3, 4].map((number) => sectionPage(sections, number, 4));
    expect(pages.flatMap((page) => page?.sections.flatMap(({ members }) => members) ?? [])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([0, 4, 1.5, Number.NaN])('is none for number %d', (number) => {
    expect(sectionPage(sections, number, 2)).toBeNull();
  });

  it('is there without records', () => {
    expect(sectionPage([], 1, 2)).toMatchObject({ count: 1, total: 0, sections: [] });
  });
});

it('a letter holds the names that begin with it, whatever their accents', () => {
  expect(
    byLetter(named('Ácido', 'Alergología', 'Óptica', 'ñandú', '3D')).map(({ key, members }) => [key, members.length]),
  ).toEqual([
    ['a', 2],
    ['o', 1],
    ['n', 1],
    ['0', 1],
  ]);
});
