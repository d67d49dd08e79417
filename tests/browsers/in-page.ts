import { computeAccessibleName } from 'dom-accessibility-api';
import { DEFERRED_SCRIPT_TYPE, HYDRATED_ATTRIBUTE } from '@/lib/domain/page-marks';

/*
 * Runs in the page, bundled by visitor.ts: finds visible elements by role and name, and reports when they can be
 * pressed.
 */

export type Query = { role: Role; name?: string | { pattern: string }; within?: Query };

export type Role = keyof typeof CANDIDATES;

const TEXTBOX = ['button', 'submit', 'checkbox', 'radio', 'hidden', 'password']
  .map((type) => `:not([type=${type}])`)
  .join('');

const CANDIDATES = {
  alert: '[role=alert]',
  banner: 'body > header, header.site-header',
  button: 'button, [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select, [role=combobox]',
  complementary: 'aside, [role=complementary]',
  dialog: 'dialog[open], [role=dialog]',
  disclosure: 'summary',
  form: 'form',
  group: 'fieldset, [role=group], [role=radiogroup]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]:not([role])',
  listbox: '[role=listbox]',
  main: 'main',
  navigation: 'nav',
  option: '[role=option]',
  password: 'input[type=password]',
  radio: 'input[type=radio]',
  status: '[role=status]',
  textbox: `input${TEXTBOX}:not([role]), textarea`,
} as const;

type Point = { x: number; y: number } | { wait: string };

/** The last position of an element: it is pressed when it is at rest. */
const places = new WeakMap<Element, string>();

function find({ role, name, within }: Query): Element | null {
  const root = within ? find(within) : document;
  if (!root) return null;
  return [...root.querySelectorAll(CANDIDATES[role])].find((one) => isShown(one) && hasName(one, name)) ?? null;
}

/**
 * A closed disclosure hides its content, which has boxes in WebKit; elements that are only scrolled away are visible.
 */
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

function hasName(element: Element, name: Query['name']): boolean {
  if (name === undefined) return true;
  const text = computeAccessibleName(element).replace(/\s+/g, ' ').trim();
  return typeof name === 'string' ? text === name : new RegExp(name.pattern).test(text);
}

const hasReact = () => document.querySelector(`script[src*="/_next/"], script[type=${DEFERRED_SCRIPT_TYPE}]`) !== null;

/** A page is hydrated as a whole, and a button of its footer shows when. */
const isHydrated = () => document.querySelector(`.cookie-button[${HYDRATED_ATTRIBUTE}]`) !== null;

/** The centre of the element, once a press there would reach it; otherwise the reason to wait. */
function pointOf(query: Query): Point {
  const element = find(query);
  if (!element) return { wait: 'it is not there' };
  if (element.matches(':disabled, [aria-disabled=true]')) return { wait: 'it is disabled' };
  if (hasReact() && !isHydrated()) {
    loadFramework();
    return { wait: 'its script is not there yet' };
  }
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = [left, top, width, height].join();
  if (places.get(element) !== place) {
    places.set(element, place);
    return { wait: 'it moves' };
  }
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit || !isHit(element, hit)) return { wait: `it is covered by ${hit?.outerHTML.slice(0, 120)}` };
  watchPress(element);
  return { x, y };
}

/** Loads the framework like the first use of a control: a key on a button of every page, which has no effect there. */
const loadFramework = () =>
  document
    .querySelector('.cookie-button')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));

const isHit = (element: Element, hit: Element) => element.contains(hit) || hit.closest('label')?.control === element;

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
let watched: AbortController | null = null;
let hasMissed = false;

/**
 * Watches for a page that moves before or during the press: events that reach another element are held back and can be
 * repeated.
 */
function watchPress(element: Element): void {
  watched?.abort();
  watched = new AbortController();
  hasMissed = false;
  for (const type of PRESS) addEventListener(type, hold, { capture: true, signal: watched.signal });
  function hold(event: Event) {
    const isReplaced = event.type !== 'pointerdown' && !element.isConnected; // by the script it was pressed for
    if (!isReplaced && !isHit(element, event.target as Element)) hasMissed = true;
    if (!hasMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/** Whether the expected press has reached another element. */
function endPress(): boolean {
  watched?.abort();
  return hasMissed;
}

const textOf = (query: Query) => find(query)?.textContent?.replace(/\s+/g, ' ').trim() ?? null;

const contentOf = (query: Query) => (find(query) as HTMLInputElement | null)?.value ?? null;

const isChecked = (query: Query) => (find(query) as HTMLInputElement | null)?.checked ?? false;

const isFocused = (query: Query) => find(query)?.contains(document.activeElement) ?? false;

const attributeOf = (query: Query, name: string) => find(query)?.getAttribute(name) ?? null;

/** A choice in a select of the browser, whose window belongs to the system and not to the page. */
function selectOption(query: Query, label: string): void {
  const list = find(query) as HTMLSelectElement;
  list.selectedIndex = [...list.options].findIndex(({ text }) => text === label);
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

const tools = { textOf, pointOf, endPress, contentOf, isChecked, isFocused, attributeOf, selectOption };
export type Tools = typeof tools;

Object.assign(window, { visitorTools: tools });
