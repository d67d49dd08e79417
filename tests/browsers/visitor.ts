import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Engine } from './engine';
import type { Query, Role, Tools } from './in-page';

const [bundle] = buildSync({
  entryPoints: ['tests/browsers/in-page.ts'],
  bundle: true,
  format: 'iife',
  write: false,
}).outputFiles;
const TOOLS = `(() => { ${bundle?.text} })()`;

const TIMEOUT_MS = 15_000;

/** The target of a visitor's action: a role and its accessible name, complete or as a pattern. */
export const the = (role: Role, name?: string | RegExp, within?: Query): Query => ({
  role,
  name: name instanceof RegExp ? { pattern: name.source } : name,
  within,
});

export const MAIN = the('main');
export const DIALOG = the('dialog');

/** A visitor with a browser window: finds elements by role and name, presses and types, and waits as a person would. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly origin: string,
    readonly isNarrow: boolean,
    /** Faults of console, policy and network so far; tests remove the expected ones. */
    readonly complaints: string[],
  ) {}

  goto(path: string) {
    return this.engine.goto(new URL(path, this.origin).href);
  }

  /** Removes the faults that a test expects. */
  forgive(expected: RegExp) {
    const { complaints } = this;
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !expected.test(complaint)));
  }

  evaluate<T>(expression: string) {
    return this.engine.evaluate<T>(expression);
  }

  /** Presses the centre once it is at rest, uncovered and hydrated; again when it moved away under the pointer. */
  async press(query: Query) {
    await this.until(`press ${spell(query)}`, async () => {
      const point = await this.ask('pointOf', query);
      if ('wait' in point) return point.wait;
      await this.engine.pressAt(point.x, point.y);
      const hasMissed = await this.ask('endPress').catch(() => false); // The press has led to another page.
      return hasMissed ? 'it moved away' : null;
    });
  }

  /** Rests the pointer on its centre. */
  async hover(query: Query) {
    await this.until(`hover ${spell(query)}`, async () => {
      const point = await this.ask('pointOf', query);
      if ('wait' in point) return point.wait;
      await this.engine.moveTo(point.x, point.y);
      await this.ask('endPress');
      return null;
    });
  }

  /** Presses a link that opens a dialog once its script is loaded; before that it leads to a page. */
  async openPanel(link: Query) {
    await this.until(`open ${spell(link)}`, () =>
      this.ask('attributeOf', link, 'aria-haspopup').then((value) => (value === 'dialog' ? null : 'it is only a link')),
    );
    await this.press(link);
    await this.sees(DIALOG);
  }

  /** Replaces the content of the field. */
  async write(field: Query, text: string) {
    await this.press(field);
    await this.until(`focus ${spell(field)}`, () =>
      this.ask('isFocused', field).then((is) => (is ? null : 'no focus')),
    );
    await this.engine.key('a', 'Control');
    await this.engine.type(text);
    await this.until(`write into ${spell(field)}`, async () => {
      const value = await this.ask('contentOf', field);
      return value === text ? null : `it holds "${value}"`;
    });
  }

  async tick(box: Query) {
    await this.press(box);
    await this.until(`tick ${spell(box)}`, () => this.ask('isChecked', box).then((is) => (is ? null : 'not ticked')));
  }

  /** Selects the first option of a picker with the typed text in its name. */
  async choose(picker: Query, typed: string) {
    await this.press(picker);
    await this.sees(the('listbox'));
    await this.engine.type(typed);
    await this.press(the('option', new RegExp(typed)));
    await this.lacks(the('listbox'));
  }

  /** Selects an option of a browser's select by its label. */
  async select(list: Query, label: string) {
    await this.sees(list);
    await this.ask('selectOption', list, label);
  }

  key(name: string) {
    return this.engine.key(name);
  }

  sees(query: Query, text?: string | RegExp) {
    return this.until(`see ${spell(query)} ${text ?? ''}`, async () => {
      const found = await this.ask('textOf', query);
      if (found === null) return 'it is not there';
      if (text === undefined) return null;
      return (typeof text === 'string' ? found.includes(text) : text.test(found)) ? null : `it says "${found}"`;
    });
  }

  lacks(query: Query) {
    return this.until(`lack ${spell(query)}`, async () =>
      (await this.ask('textOf', query)) === null ? null : 'it is there',
    );
  }

  hasFocusIn(query: Query) {
    return this.until(`focus ${spell(query)}`, () =>
      this.ask('isFocused', query).then((is) => (is ? null : 'elsewhere')),
    );
  }

  isAt(path: string | RegExp) {
    return this.until(`be at ${path}`, async () => {
      const at = await this.evaluate<string>(
        'document.readyState === "complete" ? location.pathname + location.search : ""',
      );
      return (typeof path === 'string' ? at === path : path.test(at)) ? null : `at ${at}`;
    });
  }

  /**
   * Goes back in the browser's history. The engines' own commands wait for a load event that a restored page never
   * fires.
   */
  async back() {
    await this.evaluate('history.back()');
  }

  /** Polls until there is nothing left to wait for. A page that is being left does not respond: it is polled again. */
  async until(what: string, check: () => Promise<string | null>) {
    await expect
      .poll(() => check().catch((error: Error) => error.message), {
        message: what,
        timeout: TIMEOUT_MS,
        intervals: [50],
      })
      .toBeNull();
  }

  async ask<Name extends keyof Tools>(name: Name, ...args: Parameters<Tools[Name]>): Promise<ReturnType<Tools[Name]>> {
    const question = `window.visitorTools ? { answer: visitorTools.${name}(...${JSON.stringify(args)}) ?? null } : null`;
    type Answered = { answer: ReturnType<Tools[Name]> } | null;
    const answered = await this.evaluate<Answered>(question);
    if (answered) return answered.answer;
    await this.evaluate(TOOLS);
    return this.ask(name, ...args);
  }
}

const spell = ({ role, name, within }: Query): string =>
  [role, typeof name === 'object' ? `/${name.pattern}/` : name, within && `in ${spell(within)}`]
    .filter(Boolean)
    .join(' ');
