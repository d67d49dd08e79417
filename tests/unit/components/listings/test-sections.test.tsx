import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestSections } from '@/components/listings/test-sections';

const photo = { url: '/media/api/foto.jpg', width: null, height: null, alt: 'Una sala', focus: null };
const entry = {
  name: 'Holter',
  slug: 'holter',
  service: null,
  summary: null,
  of: null,
  where: null,
  facts: [],
  vouchers: [],
};

it('a test in the list has its photo beside its name, in the small width, and one without has none', () => {
  const html = renderToStaticMarkup(
    <TestSections
      base="/pruebas/"
      vouchers="/productos/"
      texts={{ more: 'Más', voucher: 'Bono' }}
      sections={[
        {
          key: 'letra-h',
          name: 'H',
          entries: [
            { ...entry, photo },
            { ...entry, slug: 'otra', photo: null },
          ],
        },
      ]}
    />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('src="/media/160/api/foto.jpg"');
  expect(html).toContain('alt=""');
});
