/* Presses and choices before hydration: stored, and replayed once (docs/decisions/0127 and 0186). */
import { FOLLOW_AFTER_MS } from '@/lib/browser/scripted';
import { HYDRATED_ATTRIBUTE, LOADING_ATTRIBUTE, SCRIPTED_ATTRIBUTE } from '@/lib/domain/page-marks';
import { notify } from './live-region';

/** Controls whose press React handles, and lists whose choice it handles. */
const PRESSED = `[${SCRIPTED_ATTRIBUTE}]:not(select)`;
const LIST = `select[${SCRIPTED_ATTRIBUTE}]`;

/** Links that open a dialog whose content is also on the page they lead to. */
const FOLLOWED = `a[${SCRIPTED_ATTRIBUTE}=dialog]`;

/** The round trip of a slow line. */
const SLOW_MS = 350;

/** `rtt`: estimated round trip in ms, rounded to 25. */
type WithConnection = Navigator & { connection?: { rtt?: number } };

type Control = HTMLButtonElement | HTMLSelectElement | HTMLAnchorElement;

/** The pressed or changed controls, each with its value; '' for links and buttons. */
const pending = new Map<Control, string>();
const loading = document.currentScript?.getAttribute(LOADING_ATTRIBUTE) ?? '';
let status: HTMLElement | null = null;
let hasFailed = false;

/** A choice in a list sends input and change: React may hydrate at the first. */
export function storeEarlyPresses(): void {
  for (const type of ['click', 'input', 'change']) addEventListener(type, remember, true);
  addEventListener('click', forget);
}

/** When the framework cannot be loaded, a pressed link opens its address as without script. */
export function abandonEarlyPresses(): void {
  hasFailed = true;
  const links = [...pending.keys()].filter((control) => control instanceof HTMLAnchorElement);
  for (const control of pending.keys()) settle(control);
  const last = links.at(-1);
  if (last) location.assign(last.href);
}

const isHydrated = (control: Control) => control.hasAttribute(HYDRATED_ATTRIBUTE);

/** Runs before React's own listener, which may hydrate the page at once and reset a list to its first value. */
function remember(event: Event): void {
  const { type, target } = event;
  const control = (target as Element).closest<Control>(type === 'click' ? PRESSED : LIST);
  if (!control) return;
  if (type === 'click' && isFollowed(control)) follow(control, event);
  // The list was reset at the input, so its change event carries the wrong value: `replay` sends the right one.
  else if (type === 'change' && pending.has(control)) event.stopImmediatePropagation();
  else if (!hasFailed && !isHydrated(control)) {
    if (control instanceof HTMLAnchorElement) {
      if (isForAnotherTab(event as MouseEvent)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTimeout(() => pending.has(control) && abandonEarlyPresses(), FOLLOW_AFTER_MS);
    }
    if (pending.size === 0) setTimeout(replay);
    pending.set(control, control instanceof HTMLSelectElement ? control.value : '');
    // Marks the control as busy, visibly and for screen readers.
    control.setAttribute('aria-busy', 'true');
    if (!status && loading) status = notify(loading);
  }
}

/** On a slow line a page comes sooner than framework, dialog and its content: such links open their page at once. */
export const isFollowed = (control: Element): boolean => control.matches(FOLLOWED) && isSlowLine();

/** Only Chromium estimates the line; elsewhere a link waits. */
const isSlowLine = (): boolean => ((navigator as WithConnection).connection?.rtt ?? 0) >= SLOW_MS;

/** The browser follows the link, which looks busy until the page is left; nothing else is loaded beside the page. */
function follow(link: Element, event: Event): void {
  event.stopImmediatePropagation();
  if (isForAnotherTab(event as MouseEvent)) return;
  link.setAttribute('aria-busy', 'true');
  addEventListener('pagehide', () => link.removeAttribute('aria-busy'), { once: true });
}

/** Runs after React's listener: if React hydrated the button for this click, it has also handled it. */
function forget({ target }: Event): void {
  const control = (target as Element).closest<Control>(PRESSED);
  if (control && isHydrated(control)) settle(control);
}

function settle(control: Control): void {
  if (pending.delete(control)) control.removeAttribute('aria-busy');
  if (pending.size > 0) return;
  status?.remove();
  status = null;
}

function replay(): void {
  for (const [control, value] of pending) {
    if (!isHydrated(control) && control.isConnected) continue;
    settle(control);
    const isList = control instanceof HTMLSelectElement;
    if (isList) control.value = value;
    // A link that its script leaves alone is followed; a command of a button has run already (native-fallbacks.ts).
    const Kind = control instanceof HTMLAnchorElement ? MouseEvent : Event;
    control.dispatchEvent(new Kind(isList ? 'change' : 'click', { bubbles: true, cancelable: true }));
  }
  if (pending.size > 0) setTimeout(replay, 50);
}

/** A click that asks for another tab or window. */
export const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
