import { expect, type Locator, type Page } from '@playwright/test';

const MAX_KEYS = 120;

/** A person at the desk: each action on a control is a step, by pointer or with the keyboard only. */
export class DeskSteps {
  count = 0;

  constructor(
    private readonly page: Page,
    private readonly by: 'pointer' | 'keyboard',
  ) {}

  async press(control: Locator): Promise<void> {
    this.count += 1;
    if (this.by === 'pointer') return await control.click();
    await this.tabTo(control);
    await this.page.keyboard.press('Enter');
  }

  /** Replaces the content of the field. */
  async write(field: Locator, text: string): Promise<void> {
    this.count += 1;
    if (this.by === 'pointer') return await field.fill(text);
    await this.tabTo(field);
    const type = await field.getAttribute('type');
    const isParted = type === 'date' || type === 'time';
    if (!isParted) await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(isParted ? inParts(text) : text);
    await expect(field).toHaveValue(text);
  }

  /** Selects one of a list of choices, which is one tab stop. */
  async pick(choice: Locator): Promise<void> {
    this.count += 1;
    if (this.by === 'pointer') return await choice.check();
    await expect(choice).toBeVisible();
    const isIn = () =>
      choice.evaluate((element) => document.activeElement?.getAttribute('name') === element.getAttribute('name'));
    for (let keys = 0; keys < MAX_KEYS && !(await isIn()); keys += 1) await this.page.keyboard.press('Tab');
    await this.page.keyboard.press('Space');
    for (let keys = 0; keys < MAX_KEYS && !(await choice.isChecked()); keys += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(choice).toBeChecked();
  }

  /** Types and sends with the keyboard. */
  async send(field: Locator, text: string): Promise<void> {
    await this.write(field, text);
    await this.page.keyboard.press('Enter');
  }

  /** Selects an option of a list that opens, or of the browser's own list. */
  async choose(list: Locator, option: string): Promise<void> {
    this.count += 1;
    if (await list.evaluate((element) => element instanceof HTMLSelectElement))
      return void (await list.selectOption({ label: option }));
    const wanted = this.page.getByRole('option', { name: option, exact: true });
    if (this.by === 'pointer') {
      await list.click();
      return await wanted.click();
    }
    await this.tabTo(list);
    await this.page.keyboard.press('Enter');
    await this.arrowTo(wanted);
    await this.page.keyboard.press('Enter');
  }

  /** Selects the first suggestion of a search field. */
  async find(field: Locator, typed: string): Promise<void> {
    await this.write(field, typed);
    await expect(this.page.getByRole('option').first()).toContainText(typed);
    if (this.by === 'pointer') return await this.page.getByRole('option').first().click();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  /** Moves the focus there with the keyboard. */
  reach(control: Locator): Promise<void> {
    return this.tabTo(control);
  }

  private async arrowTo(option: Locator): Promise<void> {
    const isThere = () => option.evaluate((element) => element === document.activeElement);
    await expect(option).toBeVisible();
    for (let keys = 0; keys < MAX_KEYS && !(await isThere()); keys += 1) await this.page.keyboard.press('ArrowDown');
    await expect(option).toBeFocused();
  }

  /** By Tab; between tabs and between tools by the arrows. */
  private async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let keys = 0; keys < MAX_KEYS; keys += 1) {
      const key = await control.evaluate((element) => {
        if (element === document.activeElement) return null;
        const list = element.closest('[role=tablist], [role=toolbar]');
        return list?.contains(document.activeElement) ? 'ArrowRight' : 'Tab';
      });
      if (key === null) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${control}`);
  }
}

/** An ISO date or HH:MM in the form typed into the parts of a Chromium field in American English. */
function inParts(text: string): string {
  const [year, month, day] = text.split('-');
  if (month) return `${month}${day}${year}`;
  const [hour = 0, minute] = text.split(':');
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
