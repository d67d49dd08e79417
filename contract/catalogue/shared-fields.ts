import { sharedField } from './field';

export const NAME = sharedField({
  kind: 'localized',
  isRequired: true,
  isTitle: true,
  group: 'name',
  label: { es: 'Nombre', ca: 'Nom', en: 'Name' },
});

export const SLUG = sharedField({
  kind: 'slug',
  domain: 'slug',
  isListed: true,
  isRequired: true,
  filter: 1,
  group: 'name',
  label: { es: 'Dirección (urlseo)', ca: 'Adreça (urlseo)', en: 'Address (urlseo)' },
});

export const ABOUT = sharedField({
  kind: 'html',
  domain: 'description',
  group: 'texts',
  label: { es: 'Descripción', ca: 'Descripció', en: 'Description' },
});

export const PHOTO = sharedField({
  kind: 'picture',
  domain: 'picture',
  isListed: true,
  spellings: ['photo', 'photograph'],
  group: 'pictures',
  label: { es: 'Fotografía', ca: 'Fotografia', en: 'Photograph' },
});

export const ICON = sharedField({
  kind: 'picture',
  domain: 'icon',
  spellings: ['icon'],
  group: 'pictures',
  label: { es: 'Icono', ca: 'Icona', en: 'Icon' },
});

/** Text and target of the call to action above a page. */
export const CALL_TO_ACTION = {
  textocabecera: sharedField({
    kind: 'localized',
    group: 'header',
    label: { es: 'Texto de la cabecera', ca: 'Text de la capçalera', en: 'Header text' },
  }),
  linkcabecera: sharedField({
    kind: 'link',
    format: 'link',
    group: 'header',
    label: { es: 'Enlace de la cabecera', ca: 'Enllaç de la capçalera', en: 'Header link' },
  }),
};

export const SPECIALITY_IDS = sharedField({
  kind: 'relation',
  domain: 'specialityIds',
  isListed: true,
  spellings: ['especialidades'],
  group: 'relations',
});

export const CLINIC_IDS = sharedField({ kind: 'relation', domain: 'clinicIds', isListed: true, group: 'relations' });

export const SHOWN_WITH_SPECIALITY = sharedField({
  kind: 'flag',
  group: 'options',
  label: { es: 'Mostrar en la especialidad', ca: 'Mostrar a l’especialitat', en: 'Show with the speciality' },
});

/** Title and description in search results. */
export const SEO = {
  tituloseo: sharedField({
    kind: 'localized',
    shownLength: 60,
    group: 'search',
    label: { es: 'Título para buscadores', ca: 'Títol per a cercadors', en: 'Title for search engines' },
  }),
  descripcionseo: sharedField({
    kind: 'localized',
    shownLength: 160,
    isLong: true,
    group: 'search',
    label: {
      es: 'Descripción para buscadores',
      ca: 'Descripció per a cercadors',
      en: 'Description for search engines',
    },
  }),
};

export const NOINDEX = {
  noindex: sharedField({
    kind: 'flag',
    group: 'search',
    label: { es: 'Oculta a los buscadores', ca: 'Oculta als cercadors', en: 'Hidden from search engines' },
  }),
};

const messageTitle = (n: number) =>
  sharedField({
    kind: 'localized',
    group: 'messages',
    order: n,
    label: { es: `Título del mensaje ${n}`, ca: `Títol del missatge ${n}`, en: `Title of message ${n}` },
  });

const messageText = (n: number) =>
  sharedField({
    kind: 'html',
    group: 'messages',
    order: n,
    label: { es: `Texto del mensaje ${n}`, ca: `Text del missatge ${n}`, en: `Text of message ${n}` },
  });

type Messages<N extends number> = Record<`titulomensaje${N}`, ReturnType<typeof messageTitle>> &
  Record<`textomensaje${N}`, ReturnType<typeof messageText>>;

/** Returns the titled texts of a record with these numbers. */
export const messages = <N extends 1 | 2 | 3>(...numbers: readonly N[]): Messages<N> =>
  Object.fromEntries([
    ...numbers.map((n) => [`titulomensaje${n}`, messageTitle(n)]),
    ...numbers.map((n) => [`textomensaje${n}`, messageText(n)]),
  ]) as Messages<N>;
