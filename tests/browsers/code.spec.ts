import { expect } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { linksMailedTo } from '../support/mail-folder';
import { PORTS } from '../support/ports';
import { type Stack, startStack } from '../support/stacks';
import { test as visiting } from './fixtures';
import { button, field, fillBooking, newAddress, wednesday } from './patient';
import { the } from './visitor';

/** Its start is not in the time of the test, and it is stopped when the test is. */
const test = visiting.extend<{ stack: Stack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    async ({}, use, { parallelIndex }) => {
      const port = PORTS.browsersCode + 2 * parallelIndex;
      const stack = await startStack(port, { backend: { HOLDS_WITHOUT_CODE: '1,1000,1000' } });
      await use(stack);
      await stack.stop();
    },
    { timeout: 240_000 },
  ],
});

test('who takes a second hour types the code of the mail first', async ({ visitor, stack }) => {
  test.setTimeout(120_000);
  const email = newAddress();
  const body = slotRequest({ email, emailconfirmation: email, dia: wednesday(3).replaceAll('/', '-') });
  const headers = { 'content-type': 'application/json' };
  const earlier = await fetch(`${stack.apiUrl}/api/citas/solicitar`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(await earlier.json()).toMatchObject({ success: true });

  await visitor.goto(`${stack.origin}/pedir-cita`);
  await fillBooking(visitor, wednesday(4), email);
  await visitor.press(button(/^Consentir/));
  await visitor.sees(the('heading', 'Confirma que el correo es tuyo'));
  const mailed = () => linksMailedTo(stack.backend.mailFolder, email, /\b\d{6}\b/);
  await expect.poll(mailed, { timeout: 15_000 }).toHaveLength(1);
  await visitor.write(field('Código'), mailed()[0] ?? '');
  await visitor.press(button('Confirmar y pagar'));
  await visitor.sees(the('heading', 'Pago de prueba'));
  visitor.forgive(/422/); // the first try was refused for want of the code
});
