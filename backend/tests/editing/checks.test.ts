import { describe, expect, it } from 'vitest';
import type { ContentRow, ContentTables, TableName } from '#catalogue/tables';
import { checkCatalogue, type Problem } from '#editing/checks';
import { demoTables } from '#seed/demo';

const REDIRECTS = [
  { list: 'pruebas', slug: 'nunca' },
  { list: 'centromedicos', slug: 'antes' },
];

const shown = ({ rule, list, id, field, locales, detail }: Problem) =>
  [rule, `${list}/${id}`, field, locales.join(' '), detail].join('|');

/** The new findings after a record of the demo was changed. */
function foundAfter(list: TableName, change: (row: ContentRow, tables: ContentTables) => void): string[] {
  const tables = structuredClone(demoTables());
  const before = checkCatalogue(tables, REDIRECTS).map(shown);
  const row = tables[list][0] as ContentRow;
  change(row, tables);
  return checkCatalogue(tables, REDIRECTS)
    .map(shown)
    .filter((one) => !before.includes(one));
}
const all = (text: string) => ({ es: text, ca: text, en: text });

describe('the review list of editors', () => {
  it('reports a text that is missing in one language, and none that is missing in all', () => {
    expect(
      foundAfter('especialidads', (row) => {
        row.nombre = { es: 'Solo aquí', ca: ' ' };
        row.textocabecera = { en: 'Only here' };
      }),
    ).toEqual([expect.stringMatching(/^missingText\|especialidads\/\d+\|nombre\|ca en\|$/)]);
  });

  it('reports a title, as search results show it, that two records of a list share', () => {
    const found = foundAfter('pruebas', (row, { pruebas }) => {
      row.tituloseo = all('El mismo');
      Object.assign(pruebas[1] as ContentRow, { tituloseo: { ca: 'EL MISMO ' } });
    });
    const same = found.filter((one) => one.startsWith('sameTitle'));
    expect(same).toHaveLength(2);
    for (const one of same) expect(one).toMatch(/\|tituloseo\|ca\|.+/);
  });

  it('reports a title of over 60 characters and a description of over 160', () => {
    expect(
      foundAfter('productos', (row) => {
        row.tituloseo = { ...all('x'.repeat(60)), en: 'y'.repeat(61) };
        row.descripcionseo = { ...all('x'.repeat(160)), es: 'y'.repeat(200) };
      }),
    ).toEqual([
      expect.stringMatching(/^longTitle\|.*\|tituloseo\|en\|61$/),
      expect.stringMatching(/^longDescription\|.*\|descripcionseo\|es\|200$/),
    ]);
  });

  it('reports a slug that the site cannot serve', () => {
    const change = (row: ContentRow) => {
      row.urlseo = '50%';
    };
    expect(foundAfter('productos', change)).toContainEqual(
      expect.stringMatching(/^notUnderstood\|productos\/\d+\|urlseo\|\|50%$/),
    );
  });

  it('reports a picture without a text, in a rich text and of an article', () => {
    expect(
      foundAfter('paginas', (row) => {
        row.contenido = { es: '<img src="/a.png" alt="Sala">', ca: '<p><img src="/a.png" alt=""></p>', en: '<img>' };
      }),
    ).toEqual([expect.stringMatching(/^pictureWithoutText\|.*\|contenido\|ca en\|$/)]);
    expect(
      foundAfter('posts', (row) => {
        row.image = 1;
        row.imageAlt = ' ';
      }),
    ).toEqual([expect.stringMatching(/^pictureWithoutText\|posts\/\d+\|imageAlt\|\|$/)]);
  });

  it('reports a page picture without its own text, but not one beside a name', () => {
    const without = (list: TableName, field: string) =>
      foundAfter(list, (row, { media_objects }) => {
        const picture = { ...(media_objects[0] as ContentRow), id: 9_999, alternativo: null };
        media_objects.push(picture);
        row[field] = picture.id;
      });
    const found = ['pictureWithoutText|media_objects/9999|alternativo||'];
    expect(without('centromedicos', 'fotografia')).toEqual(found);
    expect(without('pruebas', 'imagen2')).toEqual(found);
    expect(without('pruebas', 'icono')).toEqual([]);
    expect(without('medicos', 'fotografia')).toEqual([]);
    expect(without('posts', 'image')).toEqual([]);
  });

  it('reports a link to a missing record, in any language, and no other link', () => {
    const links = [
      '/clinicas/nunca',
      '/ca/pruebas/tampoco?a=1',
      '/clinicas/pagina/2',
      '/contacto',
      'https://x.test/clinicas/y',
    ];
    const html = links.map((href) => `<a class="x" href='${href}'>aquí</a>`).join('');
    expect(
      foundAfter('medicos', (row) => {
        row.descripcion = all(html);
      }),
    ).toEqual([expect.stringMatching(/\|descripcion\|es ca en\|\/clinicas\/nunca, \/ca\/pruebas\/tampoco\?a=1$/)]);
    expect(
      foundAfter('especialidads', (row) => {
        row.linkcabecera = '/productos/nunca';
      }),
    ).toEqual([expect.stringMatching(/^brokenLink\|.*\|linkcabecera\|\|\/productos\/nunca$/)]);
  });

  it('reports a link to a draft or to a speciality without a page, but not a redirected address', () => {
    const found = foundAfter('medicos', (row, { posts, especialidads }) => {
      const [post, speciality] = [posts[0] as ContentRow, especialidads[0] as ContentRow];
      post.status = 'draft';
      speciality.mostrarpagina = false;
      const paths = ['/clinicas/antes', `/actualidad/${post.slug}`, `/especialidades/${speciality.urlseo}`];
      row.descripcion = all(paths.map((path) => `<a href="${path}">aquí</a>`).join(''));
    }).filter((one) => one.includes('|medicos/'));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/\|descripcion\|es ca en\|\/actualidad\/[^,]+, \/especialidades\/[^,]+$/);
  });

  it('accepts a link to the address of a record whose slug no address can have', () => {
    const found = foundAfter('medicos', (row, { productos }) => {
      const product = productos[0] as ContentRow;
      product.urlseo = '50%';
      row.descripcion = all(`<a href="/productos/50-${product.id}">aquí</a> <a href="/productos/50%25">aquí</a>`);
    }).filter((one) => one.includes('|medicos/'));
    expect(found).toEqual([expect.stringMatching(/\|descripcion\|es ca en\|\/productos\/50%25$/)]);
  });

  it('reports a doctor without speciality or clinic, and a test or product without a clinic', () => {
    const alone = (list: TableName) =>
      foundAfter(list, (row) => Object.assign(row, { especialidads: [], centromedicos: [] })).map(
        (one) => one.split('|')[0],
      );
    expect(alone('medicos')).toEqual(['doctorWithoutSpeciality', 'doctorWithoutClinic']);
    expect(alone('pruebas')).toEqual(['testWithoutClinic']);
    expect(alone('productos')).toEqual(['productWithoutClinic']);
  });

  it('reports a price in the texts of a product that differs from its price', () => {
    const found = foundAfter('productos', (row) => {
      Object.assign(row, { precio: '39.00', descripcion: { es: 'Por 39 €', ca: 'Per 45,50 €', en: 'Now 39 euros' } });
    });
    expect(found).toEqual([expect.stringMatching(/^otherPrice\|.*\|descripcion\|ca\|45.5 €$/)]);
  });

  it('reports a price in the texts of a test that differs from its price', () => {
    const found = foundAfter('pruebas', (row) => {
      Object.assign(row, { precio: '39.00', texto3izq: { es: 'Cuesta 49 €', ca: 'Costa 39 €', en: 'It is 39 euros' } });
    });
    expect(found).toEqual([expect.stringMatching(/^otherPrice\|pruebas.*\|texto3izq\|es\|49 €$/)]);
  });

  it('reads a price over a thousand in the texts of a product', () => {
    const found = foundAfter('productos', (row) => {
      Object.assign(row, {
        ...{ precio: '1250.00', descripcion: { es: 'Por 1.250,00 €', ca: 'Per 1.350,00 €', en: 'Now 1250 euros' } },
      });
    });
    expect(found).toEqual([expect.stringMatching(/^otherPrice\|.*\|descripcion\|ca\|1350 €$/)]);
  });

  it('reports opening hours that differ from the Spanish text of the clinic, and none in the demo', () => {
    const hours = { es: 'Lunes a viernes 8:00 a 14:00', ca: 'Dilluns a divendres 8:00 a 14:00' };
    const found = foundAfter('centromedicos', (row) => {
      row.horarios = { ...hours, en: 'Monday to Friday 8:00 to 15:00' };
    });
    expect(found).toEqual([expect.stringMatching(/^otherHours\|centromedicos\/\d+\|horarios\|en\|$/)]);
    const demo = checkCatalogue(demoTables(), REDIRECTS).map(({ rule }) => rule);
    expect(demo).not.toContain('otherHours');
  });
});
