import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showBooking } from '#cli/show-booking';
import { composeSms, isSmsKind, type SmsKind } from '#sms/compose';
import { engines } from '#tests/support/backend-engines';
import { comingMonday } from '#tests/support/booking-requests';
import { callerConsultation, callerTest } from '#tests/support/caller';
import { emptyTables } from '#tests/support/empty-tables';
import { BRAND } from '#tests/support/mails';
import { PERSON, RIGHTS_REQUEST, sendForm } from '#tests/support/rights-person';
import { type DeskBrowser, openStaffApp, type StaffApp } from '#tests/support/staff-app';

type Mail = { id: number; kind: string; recipient: string; canResend: boolean };
type Whole = { avisos: string | null; correos: Mail[]; paciente: object; estado: string };
type Queued = {
  id: number;
  kind: SmsKind | 'clinic-notice';
  recipient: string;
  replyTo: string | null;
  payload: { link?: string };
};

const MOBILE = '600 111 222';
const LANDLINE = '963 400 100';
const NOTICE = 'clinic-notice valencia-centro@example.test';

describe.each(engines)('a caller without an e-mail ($name)', (engine) => {
  let withSms: StaffApp;
  let without: StaffApp;
  const desks = new Map<StaffApp, DeskBrowser>();
  const day = comingMonday();
  beforeAll(async () => {
    withSms = await openStaffApp(engine, { hasSms: true });
    without = await openStaffApp(engine);
    for (const app of [withSms, without]) desks.set(app, await app.signedIn({}));
  });
  afterAll(() => Promise.all([withSms.close(), without.close()]));
  beforeEach(async () => {
    for (const { db } of [withSms, without])
      await emptyTables(db, 'booking, desk_note, booking_terms, reminder, outbox, audit');
  });
  afterEach(() => expect([...withSms.errors, ...without.errors]).toEqual([]));

  const ask = (app: StaffApp, method: string, path: string, body?: object) => desks.get(app)?.ask(method, path, body);
  const book = async (app: StaffApp, body: Record<string, unknown>) =>
    (await ask(app, 'POST', '/reservas', body)) as { referencia: string; avisos: string | null };
  const act = async (app: StaffApp, reference: string, name: string, body: object = {}) =>
    (await app.act(desks.get(app) as DeskBrowser, reference, name, body)) as Whole;
  const queue = ({ db }: StaffApp) =>
    db.query<Queued>('select id, kind, recipient, reply_to as "replyTo", payload from outbox order by id');
  const kinds = async (app: StaffApp) => (await queue(app)).map(({ kind, recipient }) => `${kind} ${recipient}`);
  const agreed = (more: Record<string, unknown> = {}) =>
    callerConsultation({ email: '', telefono: MOBILE, dia: day, hueco: '1000', ...more });

  it.each([
    ['a test', () => callerTest({ email: '', telefono: MOBILE })],
    ['a consultation', () => agreed()],
  ])('is sent the confirmation of %s with its link as a text message, where there is a provider', async (_, body) => {
    const { referencia, avisos } = await book(withSms, body());
    expect(avisos).toBe('sms');
    expect(await kinds(withSms)).toEqual(['confirmed-sms +34600111222', NOTICE]);
    const [sms, notice] = await queue(withSms);
    expect(sms?.payload.link).toMatch(/^\/ca\/cita#[\w-]{43}$/);
    expect(notice?.replyTo).toBeNull();
    const whole = (await ask(withSms, 'GET', `/reservas/${referencia}`)) as Whole;
    expect(whole).toMatchObject({ avisos: 'sms', estado: 'confirmed' });
    expect(whole.paciente).not.toHaveProperty('email');
  });

  it('opens the own visit by the link and gets text messages about changes made there', async () => {
    await book(withSms, callerTest({ email: '', telefono: MOBILE }));
    const secret = (await queue(withSms))[0]?.payload.link?.split('#')[1];
    const own = async (path: string, body: object) => {
      const response = await withSms.app.request(`/api/citas/propia${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secreto: secret, ...body }),
      });
      return (await response.json()) as object;
    };
    expect(await own('', {})).toMatchObject({ cita: { estado: 'confirmed', avisos: 'sms' } });
    expect(await own('/mover', { fecha: day, initTime: '0920' })).toMatchObject({ success: true });
    expect(await own('/anular', {})).toMatchObject({ success: true });
    expect((await kinds(withSms)).filter((one) => one !== NOTICE)).toEqual(
      ['confirmed-sms', 'moved-sms', 'cancelled-sms'].map((kind) => `${kind} +34600111222`),
    );
  });

  it('is notified once of a call request, its confirmation, a move and its end', async () => {
    const { referencia } = await book(withSms, callerConsultation({ email: '', telefono: MOBILE, dia: day }));
    const at = { fecha: day, inicio: '1100' };
    expect((await act(withSms, referencia, 'confirmar', at)).avisos).toBe('sms');
    await act(withSms, referencia, 'mover', { fecha: day, inicio: '1200' });
    await act(withSms, referencia, 'cancelar', { razon: 'clinic' });
    expect((await kinds(withSms)).filter((one) => !one.startsWith('clinic-notice'))).toEqual(
      ['requested-sms', 'confirmed-sms', 'moved-sms', 'cancelled-sms'].map((kind) => `${kind} +34600111222`),
    );
  });

  it.each([
    ['a landline', LANDLINE, () => withSms],
    ['no provider of text messages', MOBILE, () => without],
  ])('is told nothing with %s: the clinic’s notice, the desk and the terminal say so', async (_, telefono, pick) => {
    const app = pick();
    const { referencia, avisos } = await book(app, agreed({ telefono }));
    expect(avisos).toBeNull();
    expect((await act(app, referencia, 'mover', { fecha: day, inicio: '1200' })).avisos).toBeNull();
    expect((await act(app, referencia, 'cancelar', { razon: 'patient' })).avisos).toBeNull();
    const queued = await queue(app);
    expect(queued.map(({ kind }) => kind)).toEqual(Array(3).fill('clinic-notice'));
    expect(queued.map(({ payload }) => payload)).toEqual(Array(3).fill(expect.objectContaining({ isUntold: true })));
    const links = await app.db.query('select from booking where link_hashes <> $1', [[]]);
    expect(links).toEqual([]);
    expect(await showBooking({ db: app.db, actor: 'ana' }, referencia)).not.toContain('E-mail');
  });

  it('is found by telephone and by name, and marked in the agenda by the way to reach them', async () => {
    await book(withSms, agreed());
    await book(withSms, agreed({ telefono: LANDLINE, hueco: '1200' }));
    await book(withSms, agreed({ email: 'luis@example.test', hueco: '1300' }));
    const { citas } = (await ask(withSms, 'GET', `/agenda?desde=${day}&hasta=${day}`)) as {
      citas: { avisos: string | null }[];
    };
    expect(citas.map(({ avisos }) => avisos)).toEqual(['sms', null, 'correo']);
    for (const [texto, count] of [
      [MOBILE, 2],
      ['luis', 3],
    ] as const)
      expect(await ask(withSms, 'POST', '/buscar', { texto })).toMatchObject({ citas: { length: count } });
  });

  it('can be sent the last notice again, but no reminder, which is sent only at its time', async () => {
    const { referencia } = await book(withSms, agreed());
    await withSms.db.query(`update outbox set status = 'sent'`);
    await withSms.db.query(
      `insert into outbox (kind, recipient, payload, locale, status)
       values ('reminder-sms', '+34600111222', jsonb_build_object('reference', $1::text), 'ca', 'sent')`,
      [referencia],
    );
    const { correos } = (await ask(withSms, 'GET', `/reservas/${referencia}`)) as Whole;
    expect(correos.map(({ kind, canResend }) => [kind, canResend])).toEqual([
      ['confirmed-sms', true],
      ['clinic-notice', false],
      ['reminder-sms', false],
    ]);
    const resend = (correo: number | undefined) => act(withSms, referencia, 'reenviar', { correo: correo ?? 0 });
    expect(await resend(correos[2]?.id)).toBe('409 oldMail');
    expect(await resend(correos[0]?.id)).toMatchObject({ correos: { length: 4 } });
    expect((await kinds(withSms)).at(-1)).toBe('confirmed-sms +34600111222');
  });

  it('is never mailed a lost link, whatever e-mail is entered', async () => {
    const { referencia } = await book(withSms, agreed());
    const response = await withSms.app.request('/api/citas/propia/enlace', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'luis@example.test', referencia }),
    });
    expect(await response.json()).toEqual({ success: true });
    expect(await kinds(withSms)).toHaveLength(2);
  });

  it('gets text messages with no more than the hour, the reference and the link', async () => {
    const { referencia } = await book(withSms, callerConsultation({ email: '', telefono: MOBILE, dia: day }));
    await act(withSms, referencia, 'confirmar', { fecha: day, inicio: '1100' });
    await act(withSms, referencia, 'mover', { fecha: day, inicio: '1200' });
    await act(withSms, referencia, 'cancelar', { razon: 'clinic' });
    const messages = (await queue(withSms)).filter(({ kind }) => isSmsKind(kind));
    expect(messages).toHaveLength(4);
    for (const locale of ['es', 'ca', 'en'] as const)
      for (const { kind, payload } of messages) {
        if (!isSmsKind(kind)) continue;
        const text = composeSms({ kind, payload, locale }, BRAND);
        expect(text).toContain(referencia);
        expect(text).not.toMatch(/cardiolog|consult|salud|luis|\{|#null/i);
        if (kind !== 'cancelled-sms') expect(text).toMatch(/https:\/\/www\.clinica\.test\/ca\/cita#[\w-]{43}$/);
        expect(text.length).toBeLessThan(260);
      }
  });

  it('exercises their rights by telephone, and is mailed after a correction adds an e-mail', async () => {
    await emptyTables(withSms.db, 'rights_case', { restartIdentity: true });
    const manager = await withSms.signedIn({ role: 'manager', email: 'jefa@clinica.test' });
    const { referencia } = await book(withSms, agreed({ telefono: PERSON.phone }));
    const { referencia: reference } = await sendForm(withSms, '/api/derechos/solicitar', RIGHTS_REQUEST);
    const onCase = async (name: string, body: object = {}) =>
      (await manager.ask('POST', `/derechos/${reference}/${name}`, body)) as Record<string, object[]>;
    await onCase('identidad');
    const criteria = { nombre: '', correo: '', telefono: PERSON.phone, documento: '' };
    const found = (await onCase('buscar', criteria)).registros as { clave: string }[];
    const registros = found.map(({ clave }) => clave).filter((key) => key.startsWith('booking:'));
    expect(registros).toHaveLength(1);
    const file = await onCase('exportar', { ...criteria, registros });
    expect(file.correos).toContainEqual(expect.objectContaining({ tipo: 'confirmed-sms' }));
    expect(JSON.stringify(file)).not.toContain('/cita#');
    await onCase('corregir', { reserva: referencia, campos: { email: 'luis@example.test' }, leidos: { email: '' } });
    expect((await act(withSms, referencia, 'cancelar', { razon: 'patient' })).avisos).toBe('correo');
    expect((await kinds(withSms)).at(-2)).toBe('booking-cancelled luis@example.test');
  });

  it('must still give an e-mail on the web, and a valid one wherever one is given', async () => {
    const wrong = { status: 422, campos: ['email'] };
    expect(await ask(withSms, 'POST', '/reservas', agreed({ email: 'luis@' }))).toBe(`${wrong.status} fields`);
    const response = await withSms.app.request('/api/citas/solicitar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(callerConsultation({ email: '' })),
    });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain('email');
  });
});
