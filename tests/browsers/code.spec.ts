import { expect } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-app';
import { linksMailedTo } from '../support/mail-folder';
import { PORTS } from '../support/ports';
import { startOwnBackend } from '../support/separate-backend';
import { startSite } from '../support/site';
import { test } from './fixtures';
import { button, field, fillBooking, newAddress, wednesday } from './patient';
import { the } from './visitor';

test('who takes a second hour types the code of the mail first', async ({ visitor }, { parallelIndex }) => {
  test.setTimeout(120_000);
  const port = PORTS.browsersCode + 2 * parallelIndex;
  const backendPort = port + 1;
  const settings = { SITE_URL: `http://localhost:${port}`, HOLDS_WITHOUT_CODE: '1,1000,1000' };
  const backend = await startOwnBackend(backendPort, [], settings);
  const apiUrl = `http://127.0.0.1:${backendPort}`;
  const site = await startSite({ apiUrl, port });
  try {
    const email = newAddress();
    const body = slotRequest({ email, emailconfirmation: email, dia: wednesday(3).replaceAll('/', '-') });
    const headers = { 'content-type': 'application/json' };
    const earlier = await fetch(`${apiUrl}/api/citas/solicitar`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    expect(await earlier.json()).toMatchObject({ success: true });

    await visitor.goto(`${site.origin}/pedir-cita`);
    await fillBooking(visitor, wednesday(4), email);
    await visitor.press(button(/^Consentir/));
    await visitor.sees(the('heading', 'Confirma que el correo es tuyo'));
    const mailed = () => linksMailedTo(backend.mailFolder, email, /\b\d{6}\b/);
    await expect.poll(mailed, { timeout: 15_000 }).toHaveLength(1);
    await visitor.write(field('Código'), mailed()[0] ?? '');
    await visitor.press(button('Confirmar y pagar'));
    await visitor.sees(the('heading', 'Pago de prueba'));
    visitor.forgive(/422/); // the first try was refused for want of the code
  } finally {
    await site.stop();
    await backend.stop();
  }
});
