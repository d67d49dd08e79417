import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import sent from '@/backend/messages/es.json' with { type: 'json' };
import words from '@/contract/messages/es.json' with { type: 'json' };
import { fillText } from '@/lib/i18n/fill-text';
import { formatDay } from '@/lib/i18n/format-day';
import messages from '@/messages/es.json' with { type: 'json' };
import { form, MESSAGES } from './appointment-visit';
import { allMails, calendarStart, type ReadMail } from './desk';
import { DESK } from './desk-visit';

const texts = DESK.es;
const { AppointmentForm, OwnVisit } = messages;

/** An hour of the agenda: YYYY-MM-DD and HH:MM by the clinics' clock. */
export type Hour = { day: string; time: string };

/** The start of the subject of each mail about a booking. */
const SUBJECTS = {
  requested: sent.mail.requested.subject,
  confirmed: sent.mail.confirmed.subject,
  moved: sent.mail.moved.subject,
  cancelled: sent.mail.cancelled.subject,
};
/** The mail about a request has no link yet. */
type State = 'confirmed' | 'cancelled';

/** A patient at home: the mails they get, and the page behind the link. */
export class Patient {
  readonly email = `${crypto.randomUUID().slice(0, 8)}@paciente.test`;
  private link = '';

  constructor(
    private readonly browser: BrowserContext,
    private readonly mailFolder?: string,
  ) {}

  /** Returns the mails so far, in no particular order. */
  mails = async (): Promise<ReadMail[]> => (await allMails(this.mailFolder)).filter(({ to }) => to === this.email);

  /** Waits for the only mail of this kind; it and its calendar file contain the hour, if there is one. */
  async expectMail(kind: keyof typeof SUBJECTS, at?: Hour): Promise<ReadMail> {
    const [subject = ''] = SUBJECTS[kind].split('{');
    const found = async () =>
      (await this.mails()).filter((mail) => mail.subject.startsWith(subject) && mail.text.includes(at?.time ?? ''));
    await expect.poll(async () => (await found()).length, { timeout: 20_000, message: kind }).toBe(1);
    const [mail] = await found();
    if (!mail) throw new Error('The mail is gone.');
    if (at) expect(calendarStart(mail.calendar)).toBe(`${at.day} ${at.time}`);
    if (at && kind !== 'cancelled') expect(mail.subject).toContain(at.time);
    this.link = /https?:\/\/\S+\/cita#[\w-]{43}/.exec(mail.text)?.[0] ?? this.link;
    return mail;
  }

  /** Opens the link of the last mail that had one, in a new tab: it shows the state and the hour. */
  async expectPage(state: State, at: Hour): Promise<void> {
    expect(this.link, 'a mail had a link').not.toBe('');
    const page = await this.browser.newPage();
    try {
      await page.goto(this.link);
      await expect(page.getByRole('heading', { level: 2, name: OwnVisit.titles[state] })).toBeVisible();
      const fact = (name: string) => page.locator('dl div').filter({ has: page.getByText(name, { exact: true }) });
      await expect(fact(OwnVisit.status).first()).toContainText(OwnVisit.states[state]);
      const { facts, dayAtTime } = words.appointment;
      const when = fillText(dayAtTime, { day: formatDay('es', at.day), time: at.time });
      await expect(fact(facts.when)).toContainText(when);
    } finally {
      await page.close();
    }
  }
}

/** The open dialog of the desk. */
export const dialog = (page: Page) => page.getByRole('dialog');

/** A button by its full name, in the page or its dialog. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The line of an inbox or a list that has this name. */
export const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Returns a name that is unique in the run. */
export const newName = () => `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;

/** Sends a form to a backend like the site; returns its response. */
export async function send(
  request: APIRequestContext,
  backendPort: number,
  path: string,
  data: object,
): Promise<Record<string, string>> {
  const answer = await request.post(`http://127.0.0.1:${backendPort}/api${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, string>;
}

/** Opens a booking by the field in the bar, with the reference a patient gives; its title is the patient. */
export async function openBooking(page: Page, reference: string, name: string): Promise<void> {
  await page.getByLabel(texts.find.label).fill(reference);
  await page.getByLabel(texts.find.label).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/**
 * Opens the form of an act and selects a listed free hour: the given one, or the last of those listed from a day on.
 * Returns it.
 */
export async function chooseHour(page: Page, act: 'confirmar' | 'mover', from: string, wanted?: Hour): Promise<Hour> {
  await button(page, texts[act].button).click();
  await dialog(page).getByLabel(texts.caller.fields.desde).fill(from);
  const hours = dialog(page).getByRole('radio');
  await expect.poll(async () => (await hours.first().inputValue()) >= from).toBe(true);
  const hour = wanted
    ? dialog(page).locator(`input[value="${wanted.day} ${wanted.time.replace(':', '')}"]`)
    : hours.last();
  const [day = '', hhmm = ''] = (await hour.inputValue()).split(' ');
  await hour.check();
  return { day, time: `${hhmm.slice(0, 2)}:${hhmm.slice(2)}` };
}

/** Presses the button of the open form and waits for the success message. */
export async function finish(
  page: Page,
  act: 'confirmar' | 'mover' | 'cancelar',
  reach: 'correo' | 'none',
): Promise<void> {
  await expect(dialog(page).getByText(texts.noticePreview[reach])).toBeVisible();
  await dialog(page).getByRole('button', { name: texts[act].submit, exact: true }).click();
  await expect(page.getByText(`${texts.done[act]} ${texts.noticeSent[reach]}`)).toBeVisible();
}

/** Returns the code of the voucher that was mailed to an address. */
export async function voucherCode(patient: Patient): Promise<string> {
  const code = async () =>
    /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec((await patient.mails())[0]?.text ?? '')?.[0] ?? '';
  await expect.poll(code, { timeout: 20_000 }).not.toBe('');
  return await code();
}

/** Redeems a voucher by its code. */
export async function redeem(page: Page, code: string): Promise<void> {
  await page.getByRole('menuitem', { name: texts.vouchers.title }).click();
  await page.getByLabel(texts.vouchers.field).fill(code.toLowerCase());
  await page.getByLabel(texts.vouchers.field).press('Enter');
  await button(page, texts.vouchers.canjear.button).click();
  await dialog(page).getByRole('button', { name: texts.vouchers.canjear.submit, exact: true }).click();
  await expect(page.getByText(/^Ya se canjeó: .*, por Pilar Gil\.$/)).toBeVisible();
}

/** Opens an inbox by the menu and its tab, with its open items or another filter. */
export async function openInbox(
  page: Page,
  kind: keyof typeof texts.inbox.kinds,
  filter: keyof typeof texts.inbox.filters = 'abiertas',
): Promise<void> {
  const tab = (name: typeof kind) => page.getByRole('tab', { name: new RegExp(`^${texts.inbox.kinds[name]}`) });
  await page.getByRole('menuitem', { name: new RegExp(`^${texts.inbox.title}`) }).click();
  // The menu leads to the first tab. Until it is shown, a click on the tab of the screen before does nothing.
  await expect(tab('solicitudes')).toHaveAttribute('aria-selected', 'true');
  await tab(kind).click();
  await expect(tab(kind)).toHaveAttribute('aria-selected', 'true');
  await button(page, texts.inbox.filters[filter]).click();
  await expect(button(page, texts.inbox.filters[filter])).toHaveAttribute('aria-pressed', 'true');
}

/** The day this number of days from now, YYYY-MM-DD. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(Date.now() + days * 86_400_000);

/** Opens the public form with dermatology and the clinic selected; returns the offered hours. */
export async function offeredOnWeb(page: Page): Promise<Hour[]> {
  await page.goto(`${MESSAGES.es.path}?especialidad=6&clinica=1`);
  const radios = form(page)
    .getByRole('radiogroup', { name: AppointmentForm.hourTitle })
    .getByRole('radio', { name: /^\d\d:\d\d$/ });
  await expect(radios.first()).toBeAttached();
  const values = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
  return values.map((value) => {
    const [day = '', slot = ''] = value.split(' ');
    return { day, time: `${slot.slice(0, 2)}:${slot.slice(2, 4)}` };
  });
}
