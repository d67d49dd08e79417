import { expect, it } from 'vitest';
import { TestSections } from '@/components/listings/test-sections';
import type { MediaRef, Picture } from '@/lib/domain/media';
import { aTest } from '../../../support/domain';
import { draw } from '../../../support/draw';

const picture = '/api/media_objects/1' as MediaRef;
const photo: Picture = { url: '/media/api/foto.jpg', width: null, height: null, alt: 'Una sala', focus: null };
const entry = (slug: string, of: MediaRef | null) => ({
  test: { ...aTest({ slug, picture: of }), summary: null, facts: [] },
  ...{ name: slug, speciality: null, clinics: null, vouchers: [] },
});

it('a test in the list has its photo beside its name, in the small width, or no photo', async () => {
  const html = await draw(
    <TestSections
      locale="es"
      pictures={new Map([[picture, photo]])}
      hourOf={() => null}
      sections={[{ key: 'letra-h', name: 'H', members: [entry('holter', picture), entry('otra', null)] }]}
    />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
  expect(html).toContain('src="/media/160/api/foto.jpg"');
  expect(html).toContain('alt=""');
});

it('the folded facts of a test end with the delivery of its result', async () => {
  const { test, ...more } = entry('holter', null);
  const facts = [{ title: 'Cómo prepararte', text: 'Ven en ayunas.' }];
  const sections = [
    { key: 'letra-h', name: 'H', members: [{ ...more, test: { ...test, facts, delivery: 'En tres días.' } }] },
  ];
  const html = await draw(<TestSections locale="es" pictures={new Map()} sections={sections} hourOf={() => null} />);
  expect(html.match(/<dt>[^<]*<\/dt><dd>[^<]*<\/dd>/g)).toEqual([
    '<dt>Cómo prepararte</dt><dd>Ven en ayunas.</dd>',
    '<dt>Entrega del resultado</dt><dd>En tres días.</dd>',
  ]);
});

it('a test in the list links to its first free hour and names it for screen readers, or has none', async () => {
  const hour = {
    href: '/pedir-cita#hueco=0900-0930&prueba=3',
    text: 'martes, 1 de diciembre, 09:00',
    clinic: 'Gandia',
  };
  const html = await draw(
    <TestSections
      locale="es"
      pictures={new Map()}
      sections={[{ key: 'letra-h', name: 'H', members: [entry('holter', null), entry('otra', null)] }]}
      hourOf={({ test }) => (test.slug === 'holter' ? hour : null)}
    />,
  );
  const links = html.match(/<a[^>]* href="[^"]*#hueco=.*?<\/a>/g) ?? [];
  expect(links.map((link) => link.replace(/<[^>]+>/g, ''))).toEqual([
    `Primera hora: ${hour.text} · Gandia · ${entry('holter', null).test.name}`,
  ]);
});
