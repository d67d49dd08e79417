import type { ReadPath } from './read-once';

const LANGUAGES = ['ca', 'en', 'es', 'x-default'];

type Part = { '@type': string } & Record<string, unknown>;
export type Listed = { address: string; alternates: Record<string, string>; kind: string };

/** The metadata that each kind of page must state, and its required parts. */
export const REQUIRED: Record<string, [type: string, ...parts: string[]]> = {
  especialidades: ['MedicalWebPage', 'name', 'url', 'inLanguage'],
  'especialidades-por-provincia': ['MedicalWebPage', 'name', 'url', 'mainEntity'],
  clinicas: ['MedicalClinic', 'name', 'url', 'address'],
  medicos: ['IndividualPhysician', 'name', 'url'],
  pruebas: ['MedicalTest', 'name', 'url'],
  productos: ['Product', 'name', 'url'],
  actualidad: ['NewsArticle', 'headline', 'datePublished', 'publisher', 'url'],
};

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
/** The path of an absolute address. */
export const pathOf = (address: string) => new URL(address).pathname;

/** Returns every page of every sitemap. Throws when the index is no XML document. */
export async function readSitemaps(read: ReadPath): Promise<Listed[]> {
  const index = await read('/sitemap.xml');
  if (!index.type.includes('xml')) throw new Error(`The sitemap index is ${index.type}.`);
  const files = await Promise.all(locations(index.text).map((file) => read(pathOf(file))));
  return files.flatMap(({ text }, position) => {
    const kind = /sitemaps\/([a-z-]+)\.xml/.exec(locations(index.text)[position] ?? '')?.[1] ?? '';
    return [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, url = '']) => ({
      kind,
      address: locations(url)[0] ?? '',
      alternates: Object.fromEntries(
        [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href ?? '']),
      ),
    }));
  });
}

/** The statements of a page for search engines. */
export const blocksOf = (html: string): Part[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const said = JSON.parse(text);
    return said['@graph'] ?? [said];
  });

/** The errors of a page; empty without errors. */
export function complaintsOf({ address, alternates, kind }: Listed, html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([, first]) => first ?? '');
  const linked = Object.fromEntries(
    [...head.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, name, href]) => [
      name,
      href,
    ]),
  );
  const [type, ...parts] = REQUIRED[kind] ?? [];
  const blocks = blocksOf(html);
  const about = blocks.find((block) => block['@type'] === type);
  const same = (one: string | undefined, other: string) =>
    one !== undefined && new URL(one).href === new URL(other).href;
  const checks: Record<string, boolean> = {
    'one canonical address, its own': same(all(/<link rel="canonical" href="([^"]+)"/g).join(), address),
    'all its languages': LANGUAGES.every((language) => same(linked[language], alternates[language] ?? 'http://none')),
    'may be indexed': all(/<meta name="robots" content="([^"]+)"/g).join() === 'index, follow',
    'one title': all(/<title>([^<]{3,})<\/title>/g).length === 1,
    'a description': all(/<meta name="description" content="([^"]{20,})"/g).length === 1,
    'one address for other sites': same(all(/<meta property="og:url" content="([^"]+)"/g).join(), address),
    'a language for other sites': all(/<meta property="og:locale" content="(es_ES|ca_ES|en_GB)"/g).length === 1,
    'one type for other sites': all(/<meta property="og:type" content="(website|profile|article)"/g).length === 1,
    'a picture for other sites': all(/<meta property="og:image" content="(http[^"]+)"/g).length === 1,
    'a statement of its kind': !type || parts.every((part) => about?.[part] !== undefined),
    'its trail': !html.includes('class="crumbs') || blocks.some((block) => block['@type'] === 'BreadcrumbList'),
  };
  return Object.entries(checks).flatMap(([name, isGood]) => (isGood ? [] : [`${pathOf(address)}: ${name}`]));
}
