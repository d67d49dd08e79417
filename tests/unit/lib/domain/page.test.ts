import { expect, it } from 'vitest';
import { type ContentPage, furtherPages } from '@/lib/domain/page';

const page = (key: string, isIndexable = true): ContentPage => ({
  id: key,
  key,
  name: key,
  content: null,
  seo: { title: null, description: null, isIndexable },
});

it('only pages without links in the frame and the folders of the site are listed, and none that is noindex', () => {
  const pages = [page('home'), page('contacto'), page('clinicas/centros-asociados'), page('secreta', false)];
  const found = furtherPages([...pages, page('informacion/preparacion'), page('voluntariado')]);
  expect(found.map(({ key }) => key)).toEqual(['informacion/preparacion', 'voluntariado']);
});
