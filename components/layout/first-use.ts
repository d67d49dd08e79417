/*
 * Decides when the framework is loaded, whose scripts a page lists without requesting them: with the first use of a
 * control that needs it, or after the first paint (docs/decisions/0127).
 */

import { setPageData } from '@/lib/browser/page-data';
import { mustAsk, readChoice } from '@/lib/domain/cookies/choice';
import { hasMoreThanMaps } from '@/lib/domain/cookies/maps';
import {
  AT_ONCE_ATTRIBUTE,
  COOKIE_BUTTON_CLASS,
  DEFERRED_SCRIPT_TYPE,
  PAGE_DATA_TYPE,
  PARAMETER_ATTRIBUTE,
  PRIVATE_ATTRIBUTE,
  SCRIPTED_ATTRIBUTE,
  SERVICES_ATTRIBUTE,
} from '@/lib/domain/page-marks';
import { LOGGED_IN_COOKIE } from '@/lib/domain/professional/professional';
import { abandonEarlyPresses, isFollowed } from './early-presses';
import { whenPainted, whenParsed, whenShown } from './page-moments';

const TIMEOUT_MS = 3_000;
/**
 * The prefetch waits this long, so that visible content comes first, also after the load event: pictures and their
 * measurement.
 */
const PREFETCH_PAUSE_MS = 2_000;
const SIGNS = ['pointerover', 'focusin', 'keydown', 'input', 'click'];
const CONTROL = `[${SCRIPTED_ATTRIBUTE}],select,input:not([type=hidden]),textarea`;

type Connection = { effectiveType?: string; saveData?: boolean };

/** Waits until a control is used. Pages that act without input wait only for the first paint. */
export function loadOnFirstUse(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, loadForProfessional);
  // A separate task: the first access to the cookies takes a browser as long as the rest of this script.
  whenShown(() => whenParsed(() => setTimeout(start)));
}

/** Loads the framework, once. */
export const loadNow = (): void => whenParsed(load);

function start(): void {
  window.cookieStore?.addEventListener('change', loadForProfessional);
  const { activeElement } = document;
  if ((activeElement?.matches(CONTROL) && !isFollowed(activeElement)) || hasChoice()) loadNow();
  else if (isNeededAtOnce()) {
    whenPainted(loadNow);
    setTimeout(loadNow, TIMEOUT_MS);
  } else whenPainted(prefetch);
}

/** A finger that scrolls the page passes over controls, too: for touch, only click and focus count. */
function notice({ type, target, pointerType }: Event & { pointerType?: string }): void {
  if (type === 'pointerover' && pointerType === 'touch') return;
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  if (control && !isFollowed(control)) loadNow();
}

/** True when a list was changed before this script could listen. */
const hasChoice = () =>
  [...document.querySelectorAll('select')].some(({ options, selectedIndex }) => {
    const first = [...options].findIndex((option) => option.defaultSelected);
    return selectedIndex !== Math.max(0, first);
  });

/** A login in another tab is shown in this one too (M31). */
const loadForProfessional = () => isLoggedIn() && whenShown(loadNow);

const isLoggedIn = () => document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);

/** Pages rendered for one visitor, forms, and pages that show a greeting, a question or a dialog without a click. */
function isNeededAtOnce(): boolean {
  if (document.querySelector(`[${AT_ONCE_ATTRIBUTE}],[${PRIVATE_ATTRIBUTE}]`)) return true;
  const query = new URLSearchParams(location.search);
  const readers = [...document.querySelectorAll(`[${PARAMETER_ATTRIBUTE}]`)];
  const isRead = readers.some((one) => query.has(one.getAttribute(PARAMETER_ATTRIBUTE) ?? ''));
  return isRead || isLoggedIn() || hasThirdParties();
}

/** True when the visitor must be asked about third parties, or one of them must start. */
function hasThirdParties(): boolean {
  const services = document.querySelector(`.${COOKIE_BUTTON_CLASS}`)?.getAttribute(SERVICES_ATTRIBUTE) ?? '';
  const choice = readChoice(document.cookie, services);
  return mustAsk(choice, services) || (hasMoreThanMaps(services) && Boolean(choice?.purposes.length));
}

/** The lists at the end of the document until the framework is loaded: the page's data or its address, and scripts. */
const findLists = () =>
  document.querySelectorAll<HTMLScriptElement>(`script[type=${PAGE_DATA_TYPE}],script[type=${DEFERRED_SCRIPT_TYPE}]`);

function load(): void {
  for (const list of findLists()) {
    const { type, text } = list;
    list.remove();
    if (type === DEFERRED_SCRIPT_TYPE) text.split(' ').forEach(addScript);
    else if (text.startsWith('/')) readText(text).then(setPageData, abandonEarlyPresses);
    else setPageData(text);
  }
}

function addScript(src: string): void {
  const onerror = abandonEarlyPresses;
  document.head.append(Object.assign(document.createElement('script'), { async: true, src, onerror }));
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return await response.text();
}

/** Puts the files into the browser's cache on a good connection, so that the first use need not load them. */
function prefetch(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.effectiveType === '4g' && !connection.saveData) setTimeout(prefetchFiles, PREFETCH_PAUSE_MS);
}

function prefetchFiles(): void {
  for (const { type, text } of findLists()) {
    const as = type === PAGE_DATA_TYPE ? 'fetch' : 'script';
    if (!text.startsWith('/')) continue; // the text is the data itself, not its address
    for (const href of text.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }));
  }
}
