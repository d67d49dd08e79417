import type { Purpose } from '@/lib/domain/cookies/choice';
import type { ThirdParties } from '@/lib/domain/cookies/third-parties';
import { SEAL_ATTRIBUTE } from '@/lib/domain/page-marks';

type Pixel = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  push: Pixel;
  queue: unknown[];
  loaded: boolean;
  version: string;
};

/** Globals that the services expect in the window. */
type Meeting = Window & {
  dataLayer?: unknown[];
  hj?: ((...call: unknown[]) => void) & { q?: unknown[] };
  _hjSettings?: { hjid: number; hjsv: number };
  fbq?: Pixel;
  _fbq?: Pixel;
};

const SEAL_DELAY_MS = 500;
const SIX_MONTHS_S = 15_768_000;
const started = new Set<string>();

/** Loads what the visitor agreed to and this page may load (letters), each once; no other third party is contacted. */
export function startThirdParties(parties: ThirdParties, purposes: Purpose[], services: string): void {
  const may = (letter: string, purpose: Purpose): boolean => {
    if (started.has(letter) || !services.includes(letter) || !purposes.includes(purpose)) return false;
    started.add(letter);
    return true;
  };
  const { analyticsId, heatmapId, pixelId, sealUrl } = parties;
  if (analyticsId && may('a', 'statistics')) startAnalytics(analyticsId);
  if (heatmapId && may('h', 'statistics')) startHeatmap(heatmapId);
  if (pixelId && may('p', 'advertising')) startPixel(pixelId);
  const seal = document.querySelector(`[${SEAL_ATTRIBUTE}]`);
  if (sealUrl && seal && may('s', 'external')) setTimeout(() => addScript(sealUrl, seal), SEAL_DELAY_MS);
}

function addScript(src: string, parent: Element = document.head): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  parent.append(script);
}

/** The address is sent without its query, and without signals for advertising. */
function startAnalytics(id: string): void {
  const site = window as Meeting;
  site.dataLayer ??= [];
  const layer = site.dataLayer;
  // The service takes only the arguments object of a function for a command, not an array.
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, {
    page_location: location.origin + location.pathname,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: SIX_MONTHS_S,
  });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

function startHeatmap(id: string): void {
  const site = window as Meeting;
  const calls: unknown[] = [];
  site.hj ??= Object.assign((...call: unknown[]) => void calls.push(call), { q: calls });
  site._hjSettings = { hjid: Number(id), hjsv: 6 };
  addScript(`https://static.hotjar.com/c/hotjar-${id}.js?sv=6`);
}

/** Counts visits only; clicks and the content of the page are not collected. */
function startPixel(id: string): void {
  const site = window as Meeting;
  const call = (...args: unknown[]): void => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else fbq.queue.push(args);
  };
  const fbq: Pixel = Object.assign(call, { queue: [], loaded: true, version: '2.0' }) as unknown as Pixel;
  fbq.push = fbq;
  site.fbq ??= fbq;
  site._fbq ??= site.fbq;
  site.fbq('set', 'autoConfig', false, id);
  site.fbq('init', id);
  site.fbq('track', 'PageView');
  addScript('https://connect.facebook.net/en_US/fbevents.js');
}
