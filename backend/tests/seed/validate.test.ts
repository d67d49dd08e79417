import { describe, expect, it } from 'vitest';
import { recordsOf } from '#seed/records';
import { parseContent } from '#seed/validate';
import { smallContent, smallRecords } from '#tests/support/backend-content';

type Records = ReturnType<typeof smallRecords>;

describe('validating a catalogue from files', () => {
  const edit = (records: Records, list: keyof Records, name: string, change: object) =>
    Object.assign(records[list].get(name) ?? {}, change);

  it.each<[string, (records: Records) => void, string]>([
    [
      'a price in words',
      (r) => edit(r, 'productos', 'rm-rodilla', { precio: 'barato' }),
      'productos/rm-rodilla.json precio: a price such as "129.00".',
    ],
    [
      'a missing Spanish text',
      (r) => edit(r, 'etiquetas', 'ingles', { nombre: { es: '', ca: '', en: 'English' } }),
      'etiquetas/ingles.json nombre es: the Spanish text is missing.',
    ],
    [
      'a missing language',
      (r) => edit(r, 'etiquetas', 'ingles', { nombre: { es: 'Inglés', en: 'English' } }),
      'etiquetas/ingles.json nombre ca: ',
    ],
    [
      'an unknown service',
      (r) => edit(r, 'especialidads', 'cardiologia', { servicio: 'magia' }),
      'especialidads/cardiologia.json servicio: ',
    ],
    [
      'a picture of an unknown kind',
      (r) => edit(r, 'media_objects', 'consulting-room-rm', { picture: 'beach.gif' }),
      'media_objects/consulting-room-rm.json picture: the name of an SVG, JPEG, PNG or WebP file.',
    ],
    [
      'an unknown field',
      (r) => edit(r, 'medicos', 'ana', { sueldo: 1 }),
      'medicos/ana.json: Unrecognized key: "sueldo".',
    ],
    ['a record without an id', (r) => edit(r, 'medicos', 'ana', { id: undefined }), 'medicos/ana.json id: '],
    [
      'a picture that is not there',
      (r) => edit(r, 'medicos', 'ana', { fotografia: 'beach' }),
      'medicos/ana.json fotografia: there is no media_objects/beach.json.',
    ],
    [
      'a relation to nothing',
      (r) => edit(r, 'centromedicos', 'castello', { especialidads: ['podologia'] }),
      'centromedicos/castello.json especialidads: there is no especialidads/podologia.json.',
    ],
    [
      'a slug used twice',
      (r) => edit(r, 'paginas', 'contacto', { urlseo: 'home' }),
      'paginas: home and contacto have the same urlseo "home".',
    ],
    [
      'an id used twice, with the next free one',
      (r) => edit(r, 'medicos', 'eva', { id: 1 }),
      'medicos: ana and eva have the same id "1". The next free one is 3.',
    ],
  ])('refuses %s and says where', (_case, spoil, sentence) => {
    const records = smallRecords();
    spoil(records);
    expect(() => parseContent(records)).toThrow(sentence);
  });

  it('reports every mistake, up to ten', () => {
    const records = smallRecords();
    for (const name of records.posts.keys()) edit(records, 'posts', name, { date: 'mañana' });
    expect(() => parseContent(records)).toThrow(/^The content cannot be used\.\n(.*\n){10}And 25 more\.$/);
  });

  it('treats a missing value as null, and a list of lines as a text', () => {
    const records = smallRecords();
    records.medicos.set('ana', { id: 9, nombre: 'Ana', descripcion: { es: ['<p>', 'Una</p>'], ca: '', en: '' } });
    expect(parseContent(records).medicos.at(-1)).toEqual({
      id: 9,
      nombre: 'Ana',
      descripcion: { es: '<p>\nUna</p>', ca: '', en: '' },
      fotografia: null,
      especialidads: [],
      centromedicos: [],
      etiquetas: [],
    });
  });
});

describe('records made from rows', () => {
  it('become the same rows again', () => {
    const tables = smallContent();
    for (const row of tables.medicos) row.descripcion = { es: 'una\ndos\n', ca: '\n', en: '' };
    expect(parseContent(recordsOf(tables))).toEqual(tables);
  });

  it('have unique file names', () => {
    const records = recordsOf(smallContent());
    expect([...records.banners.keys()]).toEqual(['inicio', 'inicio-2']);
    expect([...records.medicos.keys()]).toEqual(['dra-ana-ruiz', 'dr-andres-gil', 'dra-eva-niguez']);
    expect([...records.configuracions.keys()]).toEqual(['1']);
    expect([...records.paginas.keys()]).toContain('clinicas-centros-asociados');
    expect([...records.posts.keys()]).toContain('col-laboracio-amb-lesport');
  });

  it('omit null and empty values', () => {
    const { medicos } = recordsOf(smallContent());
    expect(Object.keys(medicos.get('dra-eva-niguez') ?? {})).toEqual(['id', 'nombre', 'descripcion']);
  });
});
