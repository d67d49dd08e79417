import { expect, type Locator, type Page } from '@playwright/test';
import { HYDRATED_ATTRIBUTE } from '@/lib/domain/page-marks';

/** What a visitor does with a control: by mouse and touch, or with the keyboard alone. */
export type Actions = {
  /** A button, a link or one radio of a group. */
  press: (control: Locator) => Promise<void>;
  /** A box that is then ticked, or not. */
  tick: (box: Locator, isTicked?: boolean) => Promise<void>;
  /** The first option of a picker that has the typed text in its name. */
  choose: (picker: Locator, typed: string) => Promise<void>;
  /** An option of a browser's own list by its label. */
  select: (list: Locator, label: string) => Promise<void>;
  /** Takes the place of what the field holds. */
  write: (field: Locator, text: string) => Promise<void>;
};

/** Loads the framework as the first use of a control does: a key at a button of every page, which does nothing there. */
export const loadFramework = (page: Page): Promise<void> =>
  page.locator('.cookie-button').dispatchEvent('keydown', { key: 'Shift' });

/**
 * Loads the framework, and waits until React has hydrated the page: before that a control does only what browsers do. A page is
 * hydrated as a whole, and a button of its footer says when.
 */
export async function hydrated(control: Locator): Promise<Locator> {
  await loadFramework(control.page());
  await expect(control.page().locator(`.cookie-button[${HYDRATED_ATTRIBUTE}]`)).toBeAttached();
  return control;
}

/** As a hand does that has scrolled there: cards that come into sight have their own height before it presses. */
export async function pressAtRest(control: Locator) {
  await control.hover();
  await control.click();
}

/** Presses a link that opens a dialog once its script is there; before that it leads to a page. */
export async function openPanel(link: Locator, actions: Pick<Actions, 'press'> = { press: (one) => one.click() }) {
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await actions.press(link);
}

export const byPointer = (page: Page): Actions => ({
  press: (control) => control.click(),
  tick: (box, isTicked = true) => box.setChecked(isTicked),
  choose: async (picker, typed) => {
    await (await hydrated(picker)).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.type(typed);
    // The list is drawn anew with each letter: a press between two drawings chooses nothing, and is repeated.
    await expect(async () => {
      const list = page.getByRole('listbox');
      if (await list.isVisible()) await list.getByRole('option').first().click({ timeout: 5_000 });
      await expect(list).toBeHidden({ timeout: 5_000 });
    }).toPass({ timeout: 45_000 });
  },
  select: async (list, label) => {
    await list.selectOption({ label });
  },
  write: (field, text) => field.fill(text),
});

/** Reaches everything with Tab from where the focus is, and the choices of a group with the arrows. */
export function keyboardOnly(page: Page): Actions {
  const pressUntil = async (key: string, isDone: () => Promise<boolean>, what: Locator) => {
    for (let presses = 0; !(await isDone()); presses += 1) {
      if (presses === 150) throw new Error(`${what} cannot be reached with the keyboard.`);
      await page.keyboard.press(key);
    }
  };
  const isFocused = (control: Locator) => () => control.evaluate((element) => element.contains(document.activeElement));
  const reach = (control: Locator) => pressUntil('Tab', isFocused(control), control);
  return {
    press: async (control) => {
      if ((await control.getAttribute('type')) !== 'radio') {
        await reach(control);
        return await page.keyboard.press('Enter');
      }
      const name = await control.getAttribute('name');
      const isInGroup = () => page.evaluate((group) => document.activeElement?.getAttribute('name') === group, name);
      await pressUntil('Tab', isInGroup, control);
      if (await isFocused(control)()) await page.keyboard.press('Space');
      await pressUntil('ArrowDown', () => control.isChecked(), control);
    },
    tick: async (box, isTicked = true) => {
      await reach(box);
      await page.keyboard.press('Space');
      await expect(box).toBeChecked({ checked: isTicked });
    },
    choose: async (picker, typed) => {
      await hydrated(picker);
      await reach(picker);
      await expect(picker).toHaveAttribute('aria-autocomplete', 'list'); // no longer the browser's own list
      await expect(picker).toBeFocused();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    },
    select: async (list, label) => {
      await reach(list);
      // Letters with a second between them begin a new word, as they do for a person: then it is typed again.
      await expect(async () => {
        await page.keyboard.type(label);
        await expect(list.getByRole('option', { selected: true })).toHaveText(label, { timeout: 1_500 });
      }).toPass();
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
