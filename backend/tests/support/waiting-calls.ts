import { notifyOfFreedHours } from '#bookings/freed-hours';
import type { BookingApp } from './booking-app';
import { comingMonday, slotRequest } from './booking-requests';
import { emptyTables } from './empty-tables';

const DAY = comingMonday();
const WIRE_DAY = DAY.split('-').reverse().join('-');

/** The calls of the waiting list and their outcome, over the antigen tests of clinic 1 on the coming Monday. */
export function waitingCalls(test: BookingApp) {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await test.app.request(`/api/citas/espera${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return response.status === 200 ? ((await response.json()) as unknown) : response.status;
  };
  const wish = (email: string, more: object = {}) => ({
    ...{ centromedico: '1', fecha: WIRE_DAY, prueba: 'testAntigenos', hasta: WIRE_DAY, email, terminos: 1 },
    ...more,
  });
  const join = async (...emails: string[]) => {
    for (const email of emails)
      if (JSON.stringify(await post('', wish(email))) !== '{"success":true}') throw new Error('Not listed.');
  };
  /** Books an hour with a hold; returns its number. */
  const book = async (hueco = '0900-0915', email = 'otra@example.test'): Promise<string> => {
    await test.submit(slotRequest({ tipo: 'testAntigenos', hueco, email, emailconfirmation: email }));
    const [booking] = await test.db.query<{ numcita: string }>('select numcita from booking order by id desc limit 1');
    return booking?.numcita ?? '';
  };
  const notify = () => notifyOfFreedHours(test.db, new Date());
  const mails = (kind = 'waiting-hour') =>
    test.db.query<{ recipient: string; payload: Record<string, unknown> }>(
      'select recipient, payload from outbox where kind = $1 order by id',
      [kind],
    );
  const told = async () => (await mails()).map(({ recipient, payload }) => `${recipient} ${payload.initTime}`);
  const nextTurn = () =>
    test.db.script(
      `update freed_hour set next_at = now(); update waiting_entry set told_at = now() - interval '30 minutes'`,
    );
  const statuses = async () =>
    (await test.db.query<{ status: string }>('select status from waiting_entry order by id')).map(
      ({ status }) => status,
    );
  const secretIn = (mail: { payload: Record<string, unknown> } | undefined) =>
    String(mail?.payload.leave).split('#')[1] ?? '';
  const forget = async () => {
    await test.reset();
    await emptyTables(test.db, 'waiting_entry, freed_hour, attempt');
  };
  return { post, wish, join, book, notify, mails, told, nextTurn, statuses, secretIn, forget };
}
