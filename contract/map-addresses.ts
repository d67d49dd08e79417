import { decodeIfEncoded } from './address-parts';

const NUMBER = '-?\\d{1,3}\\.\\d+';
const PIN = new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`, 'g');
const CENTRE_OF_FRAME = new RegExp(`!2d(${NUMBER})!3d(${NUMBER})`, 'g');

/** The parameters with a place, the most exact first, of each service by the end of its host. */
const SERVICES: [host: RegExp, parameters: string[]][] = [
  [/^(?:www\.|maps\.)?google\.(?:com?\.)?[a-z]{2,3}$/, ['query', 'q', 'destination', 'daddr', 'll', 'center']],
  [/^maps\.apple\.com$/, ['coordinate', 'll', 'q']],
  [/^(?:www\.)?bing\.com$/, ['cp']],
  [/^(?:www\.|ul\.)?waze\.com$/, ['ll']],
  [/^(?:www\.)?openstreetmap\.org$/, []],
];

/** True for the address of a web page or a `geo:` address. */
export const isMapAddress = (text: string): boolean => /^(?:https?:\/\/|geo:)/i.test(text.trim());

/**
 * Texts with the position that an address of a known map shows, the most exact first; empty for a route with several
 * places, a short address and any other site.
 */
export function positionsInAddress(text: string): string[] {
  const address = text.trim();
  const [, geo] = /^geo:([^?;]+)/i.exec(address) ?? [];
  if (geo !== undefined) return [geo];
  const url = URL.canParse(address) ? new URL(address) : null;
  const service = url && SERVICES.find(([host]) => host.test(url.hostname));
  if (!url || !service) return [];
  const named = service[1].flatMap((name) => url.searchParams.get(name)?.replace('~', ',') ?? []);
  const marker = [url.searchParams.get('mlat'), url.searchParams.get('mlon')];
  const [, centre] = /^#map=\d+(?:\.\d+)?\/(-?[\d.]+\/-?[\d.]+)/.exec(url.hash) ?? [];
  if (/openstreetmap/.test(url.hostname)) return marker.includes(null) ? [centre ?? ''] : [marker.join()];
  const pins = pairsOf(address, PIN, ([north, east]) => `${north},${east}`);
  if (pins.length > 0 || /\/maps\/dir\//.test(url.pathname)) return pins.length === 1 && !named[0] ? pins : named;
  const frames = pairsOf(address, CENTRE_OF_FRAME, ([east, north]) => `${north},${east}`);
  const parts = url.pathname.split('/').map((part) => decodeIfEncoded(part).replace(/\+/g, ' '));
  const inPath = parts.filter((part) => /^-?\d{1,2}\.\d+\s?,/.test(part));
  const view = parts.flatMap((part) => /^@-?\d{1,2}\.\d+,-?\d{1,3}\.\d+/.exec(part) ?? []);
  return [...named, ...inPath, ...(frames.length === 1 ? frames : []), ...view];
}

/** The different pairs in an address. */
const pairsOf = (address: string, pattern: RegExp, write: (pair: [string, string]) => string): string[] => [
  ...new Set([...decodeIfEncoded(address).matchAll(pattern)].map(([, one = '', other = '']) => write([one, other]))),
];
