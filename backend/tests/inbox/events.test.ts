import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInboxEvents, type InboxEvent, type InboxEvents } from '#inbox/events';
import { requestProduct } from '#requests/product-request';
import { engines } from '#tests/support/backend-engines';
import { contactForm, inboxOf, sendForm } from '#tests/support/inbox-app';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

const FAST = { everyMs: 20, heartbeatMs: 60 };

describe.each(engines)('the events of the inboxes ($name)', (engine) => {
  let test: StaffApp;
  let pilar: DeskBrowser;
  beforeAll(async () => {
    test = await openStaffApp(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.reset();
    pilar = await test.signedIn({});
  });

  /** Listens as the signed-in browser does and collects the events. */
  function listen(events: InboxEvents, browser = pilar, account: object = {}) {
    const heard: { events: InboxEvent[]; beats: number; end: boolean | null } = { events: [], beats: 0, end: null };
    const stop = events.listen({
      account: { id: 1, role: 'reception', clinicIds: [], ...account },
      token: browser.cookies.get('gestion') ?? '',
      onEvent: (event) => heard.events.push(event),
      onHeartbeat: () => {
        heard.beats += 1;
      },
      onEnd: (hasEnded) => {
        heard.end = hasEnded;
      },
    });
    return { heard, stop };
  }
  const raise = (error: unknown) => expect.unreachable(String(error));
  const seenAt = async () =>
    String((await test.db.query<{ at: string }>('select max(seen_at)::text as at from staff_session'))[0]?.at);

  it('report a redeemed voucher', async () => {
    await requestProduct(
      { db: test.db, operatorEmail: 'operador@clinica.test' } as Parameters<typeof requestProduct>[0],
      {
        producto: 1,
        centromedico: 1,
        nombre: 'Ana',
        email: 'ana@example.test',
        telefono: '600 123 456',
        newsletter: false,
      },
      { locale: 'es', idempotencyKey: null, address: null },
    );
    const [voucher] = await test.db.query<{ code: string }>('select code from voucher');
    const { heard } = listen(createInboxEvents(test.db, { onError: raise, ...FAST }));
    await expect.poll(() => heard.events.at(-1)?.fresh.product).toBe(1);
    await pilar.ask('POST', '/bonos/canjear', { codigo: voucher?.code, clinica: 1 });
    await expect.poll(() => heard.events.at(-1)?.fresh.product).toBe(0);
    expect(heard.events.at(-1)?.changed).toContain('product');
  });

  it('report changes of their own clinics to the listeners of every backend, without personal data', async () => {
    const backends = [1, 2].map(() => createInboxEvents(test.db, { onError: raise, ...FAST }));
    const [one, other] = backends.map((events) => listen(events).heard);
    const castello = listen(backends[0] as InboxEvents, pilar, { id: 9, clinicIds: [2] }).heard;
    await expect.poll(() => one?.events.length).toBe(1);
    expect(one?.events[0]?.fresh).toMatchObject({ message: 0, request: 0, mail: 0 });
    await expect.poll(() => castello.beats).toBeGreaterThan(0);
    await sendForm(test, '/contactos/solicitar', contactForm());
    for (const heard of [one, other])
      await expect
        .poll(() => heard?.events.at(-1))
        .toEqual({
          ...{
            fresh: expect.objectContaining({ message: 1, request: 0 }),
            changed: expect.arrayContaining(['message']),
          },
        });
    await inboxOf(pilar).act('mensajes', 1, 'tomar');
    await expect.poll(() => other?.events.at(-1)?.fresh.message).toBe(0);
    await inboxOf(pilar).act('mensajes', 1, 'soltar');
    await expect.poll(() => other?.events.at(-1)?.fresh.message).toBe(1);
    expect(castello.events).toHaveLength(1);
    expect(castello.events[0]?.fresh).not.toHaveProperty('mail');
    for (const events of backends) events.stop();
    expect(one?.end).toBe(false);
  });

  it('end with the session and do not extend it', async () => {
    const events = createInboxEvents(test.db, { onError: raise, ...FAST });
    const before = await seenAt();
    const { heard } = listen(events);
    await expect.poll(() => heard.beats).toBeGreaterThan(1);
    expect((await pilar.call('GET', '/pendiente', undefined, { 'x-gestion-sola': '1' })).status).toBe(200);
    const opened = await pilar.call('GET', '/eventos');
    expect(opened.headers.get('content-type')).toBe('text/event-stream');
    await opened.body?.cancel();
    expect(await seenAt()).toBe(before);
    await test.db.query(`update staff_session set seen_at = now() - interval '31 minutes'`);
    await expect.poll(() => heard.end).toBe(true);
    events.stop();
  });

  it('are limited to four streams per account, and closed on a backend that stops', async () => {
    const events = createInboxEvents(test.db, { onError: raise, ...FAST });
    const open = [1, 2, 3, 4].map(() => listen(events));
    expect(listen(events).stop).toBeNull();
    expect(listen(events, pilar, { id: 2 }).stop).not.toBeNull();
    open[0]?.stop?.();
    expect(listen(events).stop).not.toBeNull();
    events.stop();
    expect(listen(events).stop).toBeNull();
  });

  it('are in Spanish on the wire, and the first one marks everything as changed', async () => {
    const response = await pilar.call('GET', '/eventos');
    const reader = response.body?.getReader();
    let text = '';
    while (!text.includes('data:')) text += new TextDecoder().decode((await reader?.read())?.value);
    await reader?.cancel();
    expect(text).toMatch(/^retry: 3000\n\ndata: .*\n\n$/);
    expect(JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '')).toEqual({
      bandejas: 0,
      tipos: { solicitudes: 0, mensajes: 0, bonos: 0, profesionales: 0, llamadas: 0, devoluciones: 0, correos: 0 },
      cambiadas: expect.arrayContaining(['agenda', 'mensajes', 'correos']),
    });
  });

  it('continue after a database failure', async () => {
    const errors: unknown[] = [];
    let isDown = true;
    const query = ((...args: Parameters<typeof test.db.query>) =>
      isDown ? Promise.reject(new Error('down')) : test.db.query(...args)) as typeof test.db.query;
    const events = createInboxEvents({ ...test.db, query }, { onError: (error) => errors.push(error), ...FAST });
    const { heard } = listen(events);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    isDown = false;
    await expect.poll(() => heard.events.length).toBe(1);
    events.stop();
  });
});
