import { expect } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { isShown } from '../../component/desk/desk';

// The keyboard actions of a person without a pointer, starting at the focus.

const MAX_KEYS = 150;

type Key = 'Tab' | 'ArrowRight' | 'ArrowDown';

/** Presses a key until the focus satisfies `isThere`. Throws when a control is never reached. */
export async function pressUntil(key: Key, control: Locator, isThere: (at: Element) => boolean): Promise<void> {
  await isShown(control);
  for (let keys = 0; keys < MAX_KEYS; keys += 1) {
    if (document.activeElement && isThere(document.activeElement)) return;
    await userEvent.keyboard(`{${key}}`);
  }
  throw new Error(`The keyboard does not reach ${control.selector}`);
}

/** Moves to a control by Tab. */
export const reach = (control: Locator): Promise<void> => pressUntil('Tab', control, (at) => at === control.element());

/** Moves to a control and presses Enter. */
export async function press(control: Locator): Promise<void> {
  await reach(control);
  await userEvent.keyboard('{Enter}');
}

/** Moves to a field and replaces its text at once: typing would render the form once for each letter. */
export async function write(field: Locator, text: string): Promise<void> {
  await reach(field);
  await field.fill(text);
}

/** Moves to a select of the browser and on to an option. */
export async function select(list: Locator, option: string): Promise<void> {
  await expect.poll(() => list.element().textContent).toContain(option);
  await reach(list);
  const isChosen = (at: Element) => (at as HTMLSelectElement).selectedOptions[0]?.textContent === option;
  await pressUntil('ArrowDown', list, isChosen);
}

/** The caret of a rich text editor. The editor is a property of its element. */
type Editor = { state: { doc: { content: { size: number } }; selection: { to: number } } };

/**
 * Moves the caret to the end of a rich text whose last block is a paragraph. The editor misses the browser's caret
 * moves for a moment after it gets the focus, and that moment is long on a busy machine: the caret is moved until the
 * editor knows.
 */
export async function goToEnd(text: Locator): Promise<void> {
  const { editor } = text.element() as unknown as { editor: Editor };
  const move = async () => {
    await userEvent.keyboard('{Control>}{Home}{End}{/Control}');
    return editor.state.doc.content.size - editor.state.selection.to;
  };
  await expect.poll(move).toBe(1);
}
