/*
 * /arranque.js: what must not wait for the framework's scripts, made by scripts/build.mjs and loaded by every page.
 *
 * Those scripts begin when the page has been painted with its pictures, at the visitor's first move, or three seconds after
 * the styles are there, whichever comes first (server/later-scripts.ts names them in the page). What he presses or chooses
 * before, and the browser does nothing with by itself, is told them when they have brought that part of the page to life.
 * Links that open a dialog do so at once, and the chosen language is kept. What is out of sight (components.css) is laid
 * out piece by piece after that: a picture of the whole page has it, and scrolling finds it ready.
 */
const PATIENCE_MS = 3_000;
const ONE_YEAR_S = 31_536_000;
const MOVES = ['pointermove', 'pointerdown', 'keydown'];
const BUTTON = 'button[type=button]:not([command],[popovertarget])';
const OUT_OF_SIGHT = '.grid-cards > .card, .section.far';
const PAUSE_MS = 10;
/** A choice in a list is both an input and a change: React may come to life at the first. */
const TYPES = ['click', 'input', 'change'];

type Control = HTMLButtonElement | HTMLSelectElement;

/** What React keeps of an element, as its pinned version does: bits 2 and 4096 say that it is not there yet. */
type Fiber = { flags: number; return: Fiber | null };
const PENDING = 2 | 4096;

const later = document.querySelector('script[type=later]')?.textContent?.split(' ') ?? [];
const missed = new Map<Control, { type: string; value: string }>();

function begin(): void {
  let waitedFor = later.length;
  for (const file of later.splice(0)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = file;
    script.onload = () => {
      waitedFor -= 1;
      if (waitedFor === 0) layOut();
    };
    document.head.append(script);
  }
}

const afterPaint = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });

/** One after the other, so that no moment of it is felt. */
function layOut(rest = [...document.querySelectorAll<HTMLElement>(OUT_OF_SIGHT)]): void {
  const part = rest.shift();
  if (!part) return;
  part.style.contentVisibility = 'visible';
  setTimeout(layOut, PAUSE_MS, rest);
}

/** React knows the element by its fiber, and has put nothing above it off until later. */
function isAlive(control: Control): boolean {
  const [, known] = Object.entries(control).find(([key]) => key.startsWith('__reactFiber')) ?? [];
  let fiber: Fiber | null = known ?? null;
  while (fiber && (fiber.flags & PENDING) === 0) fiber = fiber.return;
  return known !== undefined && fiber === null;
}

/** Before React hears of it: it may bring the page to life at once, and puts a list back to what the page came with. */
function remember({ type, target }: Event): void {
  const isPress = type === 'click';
  const control = (target as Element).closest<Control>(isPress ? BUTTON : 'select');
  if (!control || isAlive(control)) return;
  missed.set(control, { type: isPress ? type : 'change', value: control.value });
  if (missed.size === 1) setTimeout(tell);
}

/** After React has heard of a press: if the page came to life for it, it has been answered. */
function forget({ target }: Event): void {
  const control = (target as Element).closest<Control>(BUTTON);
  if (control && isAlive(control)) missed.delete(control);
}

function tell(): void {
  for (const [control, { type, value }] of missed) {
    if (!isAlive(control) && control.isConnected) continue;
    missed.delete(control);
    if (type === 'change') control.value = value;
    control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }
  if (missed.size > 0) setTimeout(tell, 50);
}

function answerClick(event: Event): void {
  const target = event.target as Element;
  // The chosen language is kept, and never acted upon by itself (specification part 1, "Language prefix").
  const locale = target.closest<HTMLElement>('[data-locale]')?.dataset.locale;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (locale) document.cookie = `X-LOCALE-FRONT=${locale}; path=/; max-age=${ONE_YEAR_S}; SameSite=Lax`;

  const opener = target.closest('[data-dialog]');
  const dialog = opener && dialogOf(opener.getAttribute('data-dialog'));
  if (dialog) {
    event.preventDefault();
    dialog.showModal();
  } else if (!('commandForElement' in HTMLButtonElement.prototype)) obeyCommand(target.closest('button[commandfor]'));
}

/** For browsers without invoker commands. */
function obeyCommand(button: Element | null): void {
  const dialog = dialogOf(button?.getAttribute('commandfor'));
  if (dialog?.open) dialog.close();
  else dialog?.showModal();
}

function dialogOf(id: string | null | undefined): HTMLDialogElement | null {
  const found = id ? document.getElementById(id) : null;
  return found instanceof HTMLDialogElement ? found : null;
}

addEventListener('load', afterPaint);
for (const move of MOVES) addEventListener(move, begin, { capture: true, once: true });
for (const type of TYPES) addEventListener(type, remember, true);
addEventListener('click', forget);
addEventListener('click', answerClick);
setTimeout(begin, PATIENCE_MS);

export {};
