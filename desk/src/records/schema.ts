/** The kind of a field. `texts` and `html` have three languages; `rich` is HTML in one language. */
type Kind =
  | 'text'
  | 'slug'
  | 'texts'
  | 'html'
  | 'rich'
  | 'flag'
  | 'integer'
  | 'decimal'
  | 'moment'
  | 'choice'
  | 'picture'
  | 'file'
  | 'focus'
  | 'relation';

export type Field = { name: string; kind: Kind; isRequired?: boolean; choices?: readonly string[] };

/** An editable list: the fields with the name and the slug of its records, and all fields in order. */
export type List = { title: string; slug: string | null; fields: readonly Field[] };

const of =
  (kind: Kind) =>
  (...names: string[]): Field[] =>
    names.map((name) => ({ name, kind }));
const text = of('text');
const texts = of('texts');
const html = of('html');
const flags = of('flag');
const pictures = of('picture');
const relations = of('relation');
const required = (name: string, kind: Kind): Field => ({ name, kind, isRequired: true });

const NAME = required('nombre', 'texts');
const SLUG = required('urlseo', 'slug');
function messages(count: number): Field[] {
  return [1, 2, 3].slice(0, count).flatMap((n) => [...texts(`titulomensaje${n}`), ...html(`textomensaje${n}`)]);
}
const SEO: Field[] = [...texts('tituloseo', 'descripcionseo'), ...flags('noindex')];
const named = (fields: Field[], slug: string | null = null): List => ({ title: 'nombre', slug, fields });

/** Every list of the catalogue and the blog's articles, as docs/contract.md#writing names them. */
export const LISTS: Record<string, List> = {
  centromedicos: named(
    [
      ...[NAME, SLUG, required('region', 'text')],
      ...flags('otro'),
      ...text('direccion', 'telefono', 'whatsapp', 'email', 'fax', 'maps'),
      ...texts('horarios'),
      ...html('descripcion', 'otrotecnologia'),
      ...pictures('fotografia'),
      ...relations('especialidads', 'equipamientos'),
      ...flags('actounico', 'teleconsulta', 'testpcr', 'testserologico', 'testantigenos'),
      ...SEO,
    ],
    'urlseo',
  ),
  especialidads: named(
    [
      ...[NAME, SLUG],
      { name: 'servicio', kind: 'choice', isRequired: true, choices: ['medicas', 'imagen', 'genetica'] },
      ...html('descripcion'),
      ...pictures('icono'),
      ...texts('textocabecera'),
      ...text('linkcabecera'),
      ...relations('bloques', 'banners'),
      ...messages(3),
      ...flags('mostrarpagina', 'paraprofesional'),
      ...SEO,
    ],
    'urlseo',
  ),
  medicos: named([
    required('nombre', 'text'),
    ...pictures('fotografia'),
    ...html('descripcion'),
    ...relations('especialidads', 'centromedicos', 'etiquetas'),
  ]),
  pruebas: named(
    [
      ...[NAME, SLUG],
      ...html('descripcion'),
      ...pictures('fotografia', 'icono', 'imagen1', 'imagen2'),
      ...relations('especialidads', 'centromedicos'),
      ...[...texts('titulo1', 'subtitulo1'), ...html('texto1'), ...texts('subtitulo2'), ...html('texto2')],
      ...[...texts('titulo3'), ...html('texto3izq', 'texto3der')],
      ...messages(3),
      ...flags('mostrarprofesional', 'mostrarespecialidad', 'mostrarlink'),
      ...SEO,
    ],
    'urlseo',
  ),
  productos: named(
    [
      ...[NAME, SLUG],
      ...of('decimal')('precio'),
      ...of('integer')('validezmeses'),
      ...flags('regalable'),
      ...html('descripcion'),
      ...pictures('fotografia'),
      ...relations('especialidads', 'centromedicos'),
      ...[...texts('tituloizquierda'), ...html('textoizquierda'), ...texts('tituloderecha'), ...html('textoderecha')],
      ...html('condiciones', 'textopie'),
      ...messages(2),
      ...flags('mostrarespecialidad'),
      ...SEO,
    ],
    'urlseo',
  ),
  paginas: named([NAME, SLUG, ...html('contenido'), ...relations('banners'), ...SEO], 'urlseo'),
  posts: {
    title: 'title',
    slug: 'slug',
    fields: [
      ...[required('title', 'text'), required('slug', 'slug'), required('date', 'moment')],
      { name: 'status', kind: 'choice', isRequired: true, choices: ['draft', 'publish', 'future'] },
      ...of('rich')('excerpt', 'content'),
      ...pictures('image'),
      ...text('imageAlt', 'password'),
    ],
  },
  equipamientos: named([NAME, ...html('descripcion'), ...pictures('fotografia'), ...relations('etiquetas')]),
  bloques: named([NAME, ...html('descripcion'), ...pictures('fotografia')]),
  banners: named([
    NAME,
    ...html('descripcion'),
    ...texts('textocabecera'),
    ...text('linkcabecera'),
    ...pictures('fotografia', 'fotografia2', 'fotografia3', 'fotografia4', 'fotografia5'),
  ]),
  media_objects: {
    title: 'contentUrl',
    slug: null,
    fields: [required('contentUrl', 'file'), ...texts('alternativo'), ...of('focus')('foco')],
  },
  etiquetas: named([NAME]),
  configuracions: {
    title: 'id',
    slug: null,
    fields: [
      ...text('facebook', 'twitter', 'instagram', 'youtube', 'linkedin', 'blog', 'analytics', 'hotjar'),
      ...html('textoprofesional'),
    ],
  },
};
