import { expect, type Locator, type Page } from '@playwright/test';
import { HYDRATED_ATTRIBUTE } from '@/lib/domain/page-marks';

/** A visitor's actions on controls: by mouse and touch, or with the keyboard only. */
export type Actions = {
  /** A button, a link or one radio of a group. */
  press: (control: Locator) => Promise<void>;
  /** Ticks or clears a box. */
  tick: (box: Locator, isTicked?: boolean) => Promise<void>;
  /** Selects the first option of a picker with the typed text in its name. */
  choose: (picker: Locator, typed: string) => Promise<void>;
  /** Selects an option of a browser's list by its label. */
  select: (list: Locator, label: string) => Promise<void>;
  /** Replaces the content of the field. */
  write: (field: Locator, text: string) => Promise<void>;
};

/** Loads the framework like the first use of a control: a key on a button of every page, which has no effect there. */
export const loadFramework = (page: Page): Promise<void> =>
  page.locator('.cookie-button').dispatchEvent('keydown', { key: 'Shift' });

/**
 * Loads the framework, and waits until React has hydrated the page: before that a control has only browser behaviour. A
 * page is hydrated as a whole, and a button of its footer shows when.
 */
export async function hydrated(control: Locator): Promise<Locator> {
  await loadFramework(control.page());
  await expect(control.page().locator(`.cookie-button[${HYDRATED_ATTRIBUTE}]`)).toBeAttached();
  return control;
}

/** Like a hand that has scrolled there: visible cards have their final height before it presses. */
export async function pressAtRest(control: Locator) {
  await control.hover();
  await control.click();
}

/** Presses a link that opens a dialog once its script is loaded; before that it leads to a page. */
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
    // The list is redrawn with each letter: a press between two drawings has no effect, and is repeated.
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

/** Reaches everything with Tab from the focus, and the choices of a group with the arrows. */
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
      await expect(picker).toHaveAttribute('aria-autocomplete', 'list'); // The searchable list has replaced the browser's own.
      await expect(picker).toBeFocused();
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    },
    select: async (list, label) => {
      await reach(list);
      // Letters with a second between them start a new word, as they do for a person: then it is typed again.
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
