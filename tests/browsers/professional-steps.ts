import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { PORTS } from '../support/ports';
import { MAIN, the, type Visitor } from './visitor';

const PASSWORD = 'siete nubes con acordeon';

/** Adds a professional on the first access by the operator's command; returns the first password. */
export function addProfessional(): { email: string; password: string } {
  const email = `neus.${randomUUID().slice(0, 8)}@example.org`;
  const args = ['backend/dist/cli.mjs', 'professionals', 'add', '--email', email, '--name', 'Dra. Neus Ferrer'];
  const DATA_DIR = process.env.BROWSERS_DATA_DIR;
  const env = { ...process.env, DATA_DIR, BACKEND_PORT: String(PORTS.backend) };
  const password = execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim().split(' ').at(-1) ?? '';
  return { email, password };
}

export async function logIn(visitor: Visitor, { email, password }: { email: string; password: string }) {
  if (visitor.isNarrow) await visitor.press(the('button', 'Abrir el menú'));
  const dialog = the('dialog', 'Acceso de profesionales');
  await visitor.openPanel(the('link', 'Profesionales', visitor.isNarrow ? undefined : the('banner')));
  await visitor.hasFocusIn(the('textbox', 'Correo electrónico', dialog));
  await visitor.write(the('textbox', 'Correo electrónico', dialog), email);
  await visitor.write(the('password', 'Contraseña', dialog), password);
  await visitor.press(the('button', 'Entrar', dialog));
}

/** From the first access to the portal. */
export async function choosePassword(visitor: Visitor) {
  await visitor.isAt('/upgrade-password-profesional');
  await visitor.write(the('password', 'Contraseña nueva', MAIN), PASSWORD);
  await visitor.tick(the('checkbox', undefined, MAIN));
  await visitor.press(the('button', 'Cambiar contraseña', MAIN));
  await visitor.isAt('/portal-profesional');
  await visitor.sees(the('heading', /Neus Ferrer/));
}

/** Logs out and goes back: the portal is not shown again. */
export async function leaveAndGoBack(visitor: Visitor) {
  await visitor.press(the('button', 'Salir', MAIN));
  await visitor.isAt('/');
  await visitor.sees(the('heading', undefined, MAIN));
  await visitor.evaluate("void (document.body.dataset.beforeBack = '')");
  await visitor.back();
  await visitor.until('leave no trace', () =>
    visitor
      .evaluate<boolean>(
        "document.readyState === 'complete' && !('beforeBack' in document.body.dataset) && !document.body.textContent.includes('Neus')",
      )
      .then((isGone) => (isGone ? null : 'the portal, or still the page before it')),
  );
  await visitor.isAt('/');
}
