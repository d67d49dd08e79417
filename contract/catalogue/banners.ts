import { describeResource, sharedField } from './field';
import { ABOUT, CALL_TO_ACTION, NAME, PHOTO } from './shared-fields';

const picture = (n: number) =>
  sharedField({
    kind: 'picture',
    group: 'pictures',
    label: { es: `Fotografía ${n}`, ca: `Fotografia ${n}`, en: `Photograph ${n}` },
  });

/** The pictures of banners are joined by lib/catalogue/banners.ts. */
export const BANNERS = describeResource({
  path: 'banners',
  table: 'banner',
  page: '/',
  type: 'Banner',
  names: {
    one: { es: 'Banner', ca: 'Bàner', en: 'Banner' },
    many: { es: 'Banners', ca: 'Bàners', en: 'Banners' },
    about: {
      es: 'Imágenes con texto de páginas y especialidades.',
      ca: 'Imatges amb text de pàgines i especialitats.',
      en: 'Pictures with text of pages and specialities.',
    },
  },
  fields: {
    nombre: { ...NAME, filter: 1 },
    descripcion: ABOUT,
    textocabecera: { ...CALL_TO_ACTION.textocabecera, group: 'texts', domain: 'slogan' },
    linkcabecera: { ...CALL_TO_ACTION.linkcabecera, group: 'texts', domain: 'href' },
    fotografia: { ...PHOTO, domain: undefined },
    fotografia2: picture(2),
    fotografia3: picture(3),
    fotografia4: picture(4),
    fotografia5: picture(5),
  },
});
