import { describe, expect, it } from 'vitest';
import { composeTables } from '@/backend/seed/compose';
import { parseContent } from '@/backend/seed/validate';
import { smallContent } from '@/tests/support/backend-content';

describe('composing the catalogue', () => {
  it('names every reference that leads nowhere', () => {
    const content = smallContent();
    content.clinics[0]?.especialidads.push('podologia');
    content.doctors[0]?.centromedicos.push('sevilla');
    expect(() => composeTables(content)).toThrow(
      [
        'The demo content cannot be used.',
        '"valencia-centro" names the speciality "podologia", which does not exist.',
        '"ana" names the clinic "sevilla", which does not exist.',
      ].join('\n'),
    );
  });

  it('refuses two records with the same key', () => {
    const content = smallContent();
    content.tags.push({ key: 'tres-tesla', nombre: { es: 'Otra', ca: 'Altra', en: 'Other' } });
    expect(() => composeTables(content)).toThrow('Two records are the tag "tres-tesla".');
  });

  it('gives a picture used twice one media object, at the address of its drawing', () => {
    const content = smallContent();
    const fotografia = { scene: 'mri', seed: 'one' } as const;
    for (const doctor of content.doctors) doctor.fotografia = fotografia;
    const { medicos, media_objects: media } = composeTables(content);
    expect(new Set(medicos.map((row) => row.fotografia)).size).toBe(1);
    expect(media.filter((row) => row.contentUrl === '/media/mri-one.jpg')).toHaveLength(1);
  });

  it('makes rows that pass the validation of an import', () => {
    const tables = composeTables(smallContent());
    expect(parseContent(JSON.parse(JSON.stringify(tables)))).toEqual(tables);
  });
});

describe('validating a catalogue from a file', () => {
  const tables = () => JSON.parse(JSON.stringify(composeTables(smallContent())));

  it.each([
    [
      'a price in words',
      (t: ReturnType<typeof tables>) => Object.assign(t.productos[0], { precio: 'barato' }),
      'productos.0.precio',
    ],
    [
      'a missing Spanish text',
      (t: ReturnType<typeof tables>) => Object.assign(t.etiquetas[1].nombre, { es: '' }),
      'etiquetas.1.nombre.es',
    ],
    [
      'an unknown service',
      (t: ReturnType<typeof tables>) => Object.assign(t.especialidads[0], { servicio: 'magia' }),
      'especialidads.0.servicio',
    ],
    ['an unknown column', (t: ReturnType<typeof tables>) => Object.assign(t.medicos[0], { sueldo: 1 }), 'medicos.0'],
    [
      'a picture that is not there',
      (t: ReturnType<typeof tables>) => Object.assign(t.medicos[0], { fotografia: 9999 }),
      'medicos 1: its fotografia is the picture 9999, which does not exist.',
    ],
    [
      'a link to nothing',
      (t: ReturnType<typeof tables>) => t.medicos[0].etiquetas.push(77),
      'medicos 1: it names etiquetas 77, which does not exist.',
    ],
    [
      'a slug used twice',
      (t: ReturnType<typeof tables>) => Object.assign(t.paginas[1], { urlseo: 'home' }),
      'paginas: the urlseo "home" is used more than once.',
    ],
  ])('refuses %s and says where', (_case, spoil, sentence) => {
    const value = tables();
    spoil(value);
    expect(() => parseContent(value)).toThrow(sentence);
  });

  it('refuses a file that is something else', () => {
    expect(() => parseContent([])).toThrow('The content cannot be used.');
  });
});
