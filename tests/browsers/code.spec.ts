import path from 'node:path';
import { expect } from '@playwright/test';
import { slotRequest } from '@/backend/tests/support/booking-requests';
import { linksMailedTo } from '../support/mail-folder';
import { PORTS } from '../support/ports';
import { freeSlot } from '../support/wizard';
import { test } from './fixtures';
import { button, field, fillBooking, newAddress, wednesday } from './patient';
import { the } from './visitor';

const MAILS = path.join(process.env.BROWSERS_DATA_DIR ?? '', 'mail');

test('a second hour requires the code from the mail', async ({ visitor, engine, request }) => {
  test.setTimeout(120_000);
  const email = newAddress();
  const weeks = engine === 'webkit' ? 8 : 6;
  const { day, slot } = await freeSlot(request, 7 * weeks);
  const hour = { dia: day.split('-').reverse().join('-'), hueco: slot };
  const earlier = await request.post(`http://127.0.0.1:${PORTS.backend}/api/citas/solicitar`, {
    data: slotRequest({ email, emailconfirmation: email, ...hour }),
  });
  expect(await earlier.json()).toMatchObject({ success: true });

  await visitor.goto('/pedir-cita');
  await fillBooking(visitor, wednesday(weeks + 1), email);
  await visitor.press(button(/^Consentir/));
  await visitor.sees(the('heading', 'Confirma que el correo es tuyo'));
  const mailed = () => linksMailedTo(MAILS, email, /\b\d{6}\b/);
  await expect.poll(mailed, { timeout: 15_000 }).toHaveLength(1);
  await visitor.write(field('Código'), mailed()[0] ?? '');
  await visitor.press(button('Confirmar y pagar'));
  await visitor.sees(the('heading', 'Pago de prueba'));
  visitor.forgive(/422/); // The first try was refused because the code was missing.
});
