// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { get } from '../support/http-site';
import { PAGE_STATES } from '../support/page-states';

/** Handled by the browser or the bootstrap script, or disabled until hydration. */
const WITHOUT_REACT = '[command],[popovertarget],[data-step],fieldset[disabled] *';

it('each button of a document works without React, or its presses are stored until hydration', async () => {
  const found: string[] = [];
  let stored = 0;
  for (const path of Object.values(PAGE_STATES).flat()) {
    const page = new DOMParser().parseFromString(await (await get(path)).text(), 'text/html');
    for (const button of page.querySelectorAll('button[type=button]')) {
      if (button.matches('[data-scripted]')) stored += 1;
      else if (!button.matches(WITHOUT_REACT)) found.push(`${path}: ${button.outerHTML.slice(0, 120)}`);
    }
  }
  expect(found).toEqual([]);
  expect(stored).toBeGreaterThan(20);
});
