import type { Page } from '@playwright/test';
import { MESSAGES } from '@/desk/src/messages/all';
import ca from '@/messages/ca.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import { operate } from '../support/desk';
import { signInByCalls } from '../support/desk-visit';
import { formOf, newAddress } from '../support/request-visit';
import { expect, expectAccessible, test } from './visit';

// Data rights of a person: the page, its form, and the handling of a case at the desk.

const PAGES = { es: ['/derechos-datos', es], ca: ['/ca/derechos-datos', ca], en: ['/en/derechos-datos', en] } as const;
const DESK = MESSAGES.es.desk;
const PERSON = { name: 'Oriol', surnames: 'Vilagrasa Montcada', document: '46123987K', phone: '655 121 212' };

async function fillIn(page: Page, texts: typeof es, email: string) {
  const form = formOf(page);
  const { RightsForm: own, VisitorForm: shared } = texts;
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await field(own.right).selectOption({ label: own.rights.erasure });
  await field(own.name).fill(PERSON.name);
  await field(own.surnames).fill(PERSON.surnames);
  await field(own.document).fill(PERSON.document);
  await field(shared.email).fill(email);
  await form.getByLabel(shared.phone).fill(PERSON.phone);
  await field(own.message).fill('Borren todo lo que tengan de mí.');
  await field(own.terms).check();
  return form.getByRole('button', { name: own.submit });
}

test('a case is read at the desk, exported and erased, and then no data of the person is found', async ({ page }) => {
  test.setTimeout(90_000);
  await test.step('the page lists the rights and how to use them, in every language', async () => {
    for (const [path, texts] of Object.values(PAGES)) {
      const html = await (await page.request.get(path)).text();
      expect(html).toContain(`>${texts.RightsPage.title}</h1>`);
      for (const right of Object.values(texts.RightsForm.rights)) expect(html).toContain(`>${right}</dt>`);
      expect(html).toContain('href="mailto:dpo@example.test"');
      expect(html).toContain(`<a href="${path}">${texts.Footer['derechos-datos']}</a>`);
    }
  });
  const email = newAddress();
  await page.goto('/derechos-datos');
  await (await fillIn(page, es, email)).click();
  const received = page.locator('section:focus');
  await expect(received).toContainText(es.RightsForm.received);
  const reference = (await received.locator('strong').textContent()) ?? '';
  expect(reference).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);

  await signInByCalls(page.request, { role: 'manager' });
  await page.goto('/gestion');
  await page.getByRole('menuitem', { name: new RegExp(`^${DESK.rights.title}`) }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: reference }).click();
  await expect(page.getByText(PERSON.document)).toBeVisible();
  await page.getByRole('button', { name: DESK.rights.checkIdentity }).click();
  await expect(page.getByRole('button', { name: DESK.rights.checkIdentity })).toHaveCount(0);

  await page.getByRole('button', { name: DESK.rights.search.submit }).click();
  const found = page.getByRole('region', { name: DESK.rights.search.title });
  await expect(found.getByRole('checkbox')).toHaveCount(1);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: DESK.rights.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${reference}.json`);
  let text = '';
  for await (const chunk of await file.createReadStream()) text += chunk;
  expect(JSON.parse(text)).toMatchObject({
    expediente: reference,
    solicitudes_de_derechos: [expect.objectContaining({ documento: PERSON.document, email })],
    correos: expect.arrayContaining([expect.objectContaining({ destinatario: email })]),
  });

  await page.getByRole('button', { name: DESK.rights.erase.title, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(reference);
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: DESK.rights.erase.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: DESK.rights.erased })).toBeVisible();
  await expect(page.getByText(PERSON.document)).toHaveCount(0);
  await page.goto('/gestion#/conservacion');
  await expect(page.getByRole('cell', { name: reference })).toBeVisible();
  await expectAccessible(page);
  expect(await operate(['blocked', 'open', reference, '--for', 'court', '--case', '12/2026'])).toContain(email);
});
