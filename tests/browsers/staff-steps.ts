import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { timeCode } from '@/backend/tests/support/time-code';
import { MESSAGES } from '@/desk/src/messages/all';
import { PORTS } from '../support/ports';
import { the, type Visitor } from './visitor';

export const TEXTS = MESSAGES.es.desk;

const PASSWORD = 'siete nubes con acordeon';

/** The name of a required field ends with an asterisk. */
const begins = (label: string) => new RegExp(`^${label.replace(/[()]/g, '\\$&')}`);

/** Adds a staff account with its first password by the operator's command. */
function addStaff(role: 'editor' | 'manager'): { email: string; first: string } {
  const email = `pilar.${randomUUID().slice(0, 8)}@clinica.test`;
  const args = ['backend/dist/cli.mjs', 'staff', 'add', email, '--role', role, '--name', 'Pilar Gil'];
  const env = { ...process.env, DATA_DIR: process.env.BROWSERS_DATA_DIR, BACKEND_PORT: String(PORTS.backend) };
  const said = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  return { email, first: /: ([A-Z\d-]{19})\s*$/.exec(said)?.[1] ?? '' };
}

/** Signs a new manager in by the screens: credentials, a new password, the second factor. */
export async function signIn(visitor: Visitor): Promise<void> {
  const { email, first } = addStaff('manager');
  await visitor.goto('/gestion');
  await visitor.write(the('textbox', /^(Correo|E-mail)/), email);
  await visitor.write(the('password', /^(Contraseña|Password)/), first);
  await visitor.press(the('button', /^(Entrar|Sign in)$/));
  await visitor.write(the('password', begins(TEXTS.password.old)), first);
  await visitor.write(the('password', new RegExp(`^${TEXTS.password.fresh}\\W*$`)), PASSWORD);
  await visitor.write(the('password', begins(TEXTS.password.again)), PASSWORD);
  await visitor.press(the('button', TEXTS.password.submit));
  await visitor.sees(the('textbox', begins(TEXTS.secondFactor.code)));
  let key = '';
  await visitor.until('read the key', async () => {
    key = await visitor.evaluate<string>("document.querySelector('code')?.textContent ?? ''");
    return /^[A-Z2-7 ]{16,}$/.test(key) ? null : 'it is not there';
  });
  await visitor.write(the('textbox', begins(TEXTS.secondFactor.code)), timeCode(key.replaceAll(' ', '')));
  await visitor.press(the('button', TEXTS.secondFactor.submit));
  await visitor.press(the('button', TEXTS.secondFactor.stored));
  await visitor.sees(the('heading', TEXTS.agenda.title));
}

/** Signs a new editor in by the calls of the screens, from a small page. */
export async function signInByCalls(visitor: Visitor): Promise<void> {
  const { email, first } = addStaff('editor');
  await visitor.goto('/aviso-legal');
  const send = (method: string, path: string, body: object) =>
    `fetch('/gestion/api/${path}', { method: '${method}', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify(body)}' })`;
  const signIn = send('POST', 'sesion', { email, contrasena: first });
  const choose = send('PUT', 'contrasena', { anterior: first, nueva: PASSWORD });
  await visitor.evaluate(
    `void (${signIn}.then(() => ${choose}).then(({ ok }) => { document.body.dataset.signedIn = ok }))`,
  );
  await visitor.until('be signed in', async () => {
    const said = await visitor.evaluate<string | null>('document.body.dataset.signedIn ?? null');
    return said === 'true' ? null : `${said}`;
  });
}

/** Sends a message of the public form like the site; returns the name of its author. */
export async function writeMessage(): Promise<string> {
  const nombre = `Aina ${randomUUID().replace(/[^a-f]/g, '')}`;
  const email = `${randomUUID()}@example.test`; // The number of messages per address is limited.
  const body = JSON.stringify({ nombre, email, centromedico: '1', mensaje: '¿Abren el sábado?' });
  const address = `http://127.0.0.1:${PORTS.backend}/api/contactos/solicitar`;
  const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!answer.ok) throw new Error(`The message was refused: ${await answer.text()}`);
  return nombre;
}

/**
 * Fills in the form of a new appointment, for a consultation about which the patient wants to be called, and saves it.
 */
export async function bookForCaller(visitor: Visitor, name: string): Promise<void> {
  const { caller } = TEXTS;
  const choose = async (label: string, option: string) => {
    await visitor.sees(the('combobox', begins(label)), option);
    await visitor.select(the('combobox', begins(label)), option);
  };
  await choose(caller.fields.centromedico, 'Clínica València Centro');
  await choose(caller.fields.que, 'PCR nasofaríngea');
  await visitor.press(the('radio', /^\d\d:\d\d$/));
  await choose(caller.fields.que, 'Alergología');
  await choose(caller.fields.llamada, caller.callBack);
  await visitor.write(the('textbox', begins(caller.fields.nombre)), name);
  await visitor.write(the('textbox', begins(caller.fields.telefono)), '600 123 456');
  await visitor.write(the('textbox', begins(caller.fields.email)), 'neus@example.test');
  await visitor.tick(the('checkbox', caller.agrees));
  await visitor.press(the('button', caller.request));
}
