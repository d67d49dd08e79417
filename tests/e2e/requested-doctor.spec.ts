import { fillIn, MESSAGES, submit } from '../support/appointment-visit';
import { form } from '../support/covid-visit';
import { factsOf, mailsAbout, operate } from '../support/desk';
import { idle } from '../support/hydration';
import { newAddress } from '../support/request-visit';
import { expect, test } from './visit';

test.describe.configure({ timeout: 90_000 });

const NAME = 'Dra. Amparo Ferrandis Soler';

test('a request from a doctor’s page names the doctor everywhere, and an address cannot name an unknown one', async ({
  page,
}) => {
  await test.step('a request from a doctor’s page names the doctor to the patient, in the mails and at the desk', async () => {
    const email = newAddress();
    await page.goto('/medicos/dra-amparo-ferrandis-soler-1');
    await page.getByRole('link', { name: 'Pedir cita con este médico' }).click();
    await expect(page.getByRole('main').getByText(`Pides cita con ${NAME}.`)).toBeVisible();
    await fillIn(page);
    await form(page).getByLabel('Correo electrónico').fill(email);
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/citas/solicitar'));
    await submit(page).click();
    expect((await sent).postData()).toContain('/medicos/dra-amparo-ferrandis-soler-1');
    await expect(page.getByText(MESSAGES.es.received)).toBeVisible();
    await expect(page.getByRole('main').getByText(`Pides cita con ${NAME}.`)).toBeVisible();

    const { own, notice } = await mailsAbout(email);
    expect(factsOf(own.text).Médico).toBe(NAME);
    expect(factsOf(notice.text).Médico).toBe(NAME);
    const reference = factsOf(notice.text).Referencia ?? '';
    expect(factsOf(await operate(['requests', 'show', reference]))).toMatchObject({
      Doctor: NAME,
      'Came from': '/medicos/dra-amparo-ferrandis-soler-1',
    });
  });
  await test.step('an address cannot name an unknown doctor', async () => {
    await page.goto('/pedir-cita?origen=/medicos/dra-nadie-99999');
    await expect(form(page).getByRole('textbox', { name: 'Nombre' }).first()).toBeEnabled();
    await idle(page);
    await expect(page.getByText('Pides cita con')).toHaveCount(0);
  });
});
