import type { BANNERS } from '@clinic/contract/catalogue/banners';
import type { CONFIGURATION } from '@clinic/contract/catalogue/configuration';
import type { PAGES as PAGE_RECORDS } from '@clinic/contract/catalogue/pages';
import { PAGES, RECORD_FOLDERS } from '../routes';
import type { DescribedFields } from './described-fields';
import type { Picture, Seo } from './media';

/** A content page (pagina): also the SEO record of a fixed route. */
export type ContentPage = DescribedFields<typeof PAGE_RECORDS> & { id: string; name: string; seo: Seo };

/** Up to five pictures; a slogan and a call to action if the record has them (M36). */
export type Banner = DescribedFields<typeof BANNERS> & { id: string; name: string; pictures: Picture[] };

/** Site configuration: every value may be missing. Addresses are checked http(s) URLs. */
export type SiteConfiguration = DescribedFields<typeof CONFIGURATION> & {
  analyticsId: string | null;
  heatmapId: string | null;
  social: { network: SocialNetwork; url: string }[];
  /** Base address of the blog without trailing slash, or null: then there are no news and no calls. */
  blogUrl: string | null;
};

type Networks<F> = { [N in keyof F]: F[N] extends { format: 'webAddress' } ? N : never }[keyof F];
export type SocialNetwork = Networks<(typeof CONFIGURATION)['fields']>;

/** Records that header and footer link to, besides the pages of the route table. */
const LINKED = new Set(
  `home accesibilidad aviso-legal mi-portal-salud politica-cookies politica-precios politica-privacidad
  politica-seguridad-informacion sobre-nosotros te-escuchamos trabaja-con-nosotros`.split(/\s+/),
);

const isLinked = (key: string): boolean =>
  LINKED.has(key) || Object.hasOwn(PAGES, `/${key}`) || RECORD_FOLDERS.some((folder) => `/${key}`.startsWith(folder));

/** The content pages without a link elsewhere on the site, so that they can be listed. */
export const furtherPages = (pages: ContentPage[]): ContentPage[] =>
  pages.filter(({ key, name, seo }) => key && name && seo.isIndexable && !isLinked(key));
