import { describeResource, sharedField } from './field';

const socialNetwork = (name: string) =>
  sharedField({
    kind: 'text',
    format: 'webAddress',
    group: 'contact',
    order: 1,
    label: { es: name, ca: name, en: name },
  });

/** One record. An upstream without it has no values. */
export const CONFIGURATION = describeResource({
  path: 'configuracions',
  table: 'configuracion',
  page: '/',
  type: 'Configuracion',
  names: {
    one: { es: 'Configuración', ca: 'Configuració', en: 'Configuration' },
    many: { es: 'Configuración', ca: 'Configuració', en: 'Configuration' },
    about: {
      es: 'Redes sociales y textos comunes.',
      ca: 'Xarxes socials i textos comuns.',
      en: 'Social networks and common texts.',
    },
  },
  fields: {
    analytics: {
      kind: 'text',
      format: 'analytics',
      group: 'contact',
      label: { es: 'Analytics', ca: 'Analytics', en: 'Analytics' },
    },
    hotjar: {
      kind: 'text',
      format: 'heatmap',
      group: 'contact',
      label: { es: 'Hotjar', ca: 'Hotjar', en: 'Hotjar' },
    },
    facebook: socialNetwork('Facebook'),
    twitter: socialNetwork('Twitter'),
    instagram: socialNetwork('Instagram'),
    youtube: socialNetwork('YouTube'),
    linkedin: socialNetwork('LinkedIn'),
    blog: { kind: 'text', format: 'blog', group: 'contact', order: 1, label: { es: 'Blog', ca: 'Blog', en: 'Blog' } },
    textoprofesional: {
      kind: 'html',
      domain: 'professionalText',
      group: 'texts',
      label: { es: 'Texto para profesionales', ca: 'Text per a professionals', en: 'Text for professionals' },
    },
  },
});
