/* When the framework is loaded: with the first use of a control that needs it, or after the first paint (docs/decisions/0127). */
import { mustAsk, readChoice } from '@/lib/domain/cookies/choice';
import { hasMoreThanMaps } from '@/lib/domain/cookies/maps';
import {
  AT_ONCE_ATTRIBUTE,
  COOKIE_BUTTON_CLASS,
  PARAMETER_ATTRIBUTE,
  PRIVATE_ATTRIBUTE,
  SCRIPTED_ATTRIBUTE,
  SERVICES_ATTRIBUTE,
} from '@/lib/domain/page-marks';
import { LOGGED_IN_COOKIE } from '@/lib/domain/professional/professional';
import { giveUpEarlyPresses } from './early-presses';
import { loadFramework, prefetchFramework } from './framework';
import { whenLoaded, whenPainted, whenParsed, whenShown } from './page-moments';

const TIMEOUT_MS = 3_000;
const SIGNS = ['pointerover', 'focusin', 'keydown', 'input', 'click'];
const CONTROL = `[${SCRIPTED_ATTRIBUTE}],select,input:not([type=hidden]),textarea`;

/** Loads the framework, once. Its files are named at the end of the document. */
export const loadNow = (): void => whenParsed(() => loadFramework(giveUpEarlyPresses));

/** Waits for a control to be used; on pages that do something by themselves, for the first paint alone. */
export function loadOnFirstUse(): void {
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
  for (const moment of ['pageshow', 'visibilitychange']) addEventListener(moment, loadForProfessional);
  // In a task of its own: the first look at the cookies takes a browser as long as the rest of this script.
  whenShown(() => whenParsed(() => setTimeout(start)));
}

function start(): void {
  window.cookieStore?.addEventListener('change', loadForProfessional);
  if (document.activeElement?.matches(CONTROL) || hasChoice()) loadNow();
  else if (isNeededAtOnce()) loadAfterPaint();
  else whenLoaded(prefetchFramework);
}

/** Whether a list was changed before this script could hear it. */
const hasChoice = () =>
  [...document.querySelectorAll('select')].some((list) => {
    const first = [...list.options].find((option) => option.defaultSelected) ?? list.options[0];
    return list.value !== first?.value;
  });

/** A finger that scrolls the page passes over controls too: of touch only the click and the focus count. */
function notice({ type, target, pointerType }: Event & { pointerType?: string }): void {
  if (type === 'pointerover' && pointerType === 'touch') return;
  if (target instanceof Element && target.closest(CONTROL)) loadNow();
}

function loadAfterPaint(): void {
  whenPainted(loadNow);
  setTimeout(loadNow, TIMEOUT_MS);
}

/** A login in another tab is shown in this one too (M31). */
const loadForProfessional = () => isLoggedIn() && whenShown(loadNow);

const isLoggedIn = () => document.cookie.split('; ').includes(`${LOGGED_IN_COOKIE}=1`);

/** Pages rendered for one visitor, forms, and what greets, asks or opens without being pressed. */
function isNeededAtOnce(): boolean {
  if (document.querySelector(`[${AT_ONCE_ATTRIBUTE}],[${PRIVATE_ATTRIBUTE}]`)) return true;
  if (isLoggedIn()) return true;
  const query = new URLSearchParams(location.search);
  const readers = [...document.querySelectorAll(`[${PARAMETER_ATTRIBUTE}]`)];
  return readers.some((one) => query.has(one.getAttribute(PARAMETER_ATTRIBUTE) ?? '')) || hasThirdParties();
}

/** Whether there is a question to ask about third parties, or one of them to start. */
function hasThirdParties(): boolean {
  const button = document.querySelector(`.${COOKIE_BUTTON_CLASS}`);
  const services = button?.getAttribute(SERVICES_ATTRIBUTE) ?? '';
  if (!hasMoreThanMaps(services)) return false;
  const choice = readChoice(document.cookie, services);
  return mustAsk(choice, services) || Boolean(choice?.purposes.length);
}
