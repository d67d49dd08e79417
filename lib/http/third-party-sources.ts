import { tileSource } from '../domain/map-tiles';
import {
  COOKIE_BUTTON_CLASS,
  PAGE_DATA_TYPE,
  SEAL_ATTRIBUTE,
  SEAL_CLASS,
  SERVICES_ATTRIBUTE,
} from '../domain/page-marks';
import sources from './third-party-sources.json';

type Sources = Record<'script' | 'picture' | 'connect', string[]>;

/** Sources of third-party services, by the letters of lib/domain/cookies; the seal's come from the environment. */
const SOURCES: Record<string, Sources> = sources.services;

/** Tags in our components' markup. Upstream texts cannot contain them: buttons and these attributes are removed. */
const BUTTON = new RegExp(`<button type="button" class="${COOKIE_BUTTON_CLASS}" ${SERVICES_ATTRIBUTE}="([a-z]{1,8})"`);
const PAGE_DATA = `<script type="${PAGE_DATA_TYPE}">`;
const SEAL = `<div class="${SEAL_CLASS}" ${SEAL_ATTRIBUTE}="">`;

/**
 * The third-party sources that the content policy of a document allows: the services its cookie button names (none
 * on personal pages), and the seal where the page shows it. Nothing is loaded from them before the visitor consents.
 */
export function foreignSources(document: string, sealUrl: string | undefined): Sources {
  const [html = ''] = document.split(PAGE_DATA); // at the end; it contains unescaped texts of the upstream
  const letters = [...(BUTTON.exec(html)?.[1] ?? '')];
  const found = letters.flatMap((letter) => SOURCES[letter] ?? []);
  if (sealUrl && letters.includes('s') && html.includes(SEAL)) {
    const { origin } = new URL(sealUrl);
    found.push({ script: [origin], picture: [origin], connect: [origin] });
  }
  return {
    script: found.flatMap(({ script }) => script),
    picture: found.flatMap(({ picture }) => picture),
    connect: found.flatMap(({ connect }) => connect),
  };
}

/** Google's documented sources for its maps, without inline scripts; the page's only upstream text is an address. */
export const GOOGLE_MAP = sources.googleMap;

/** The street map uses our own script: from third parties it only loads tile images. */
export const streetMap = (tilesUrl: string): typeof GOOGLE_MAP => ({
  script: [],
  style: [],
  picture: [tileSource(tilesUrl)],
  font: [],
  connect: [],
  frame: [],
  worker: ["'none'"],
});
