import { expect } from 'vitest';
import type { DeskBrowser, StaffApp } from './staff-app';

type Line = Record<string, unknown> & { id: number; estado: string; quien: string | null; nombre: string };
type Detail = Line & { datos: Record<string, unknown>; respuestas: { who: string; text: string }[] };

/** Sends a visitor's form; `path` is below /api. */
export async function sendForm(test: StaffApp, path: string, body: object, locale = 'ca'): Promise<void> {
  const response = await test.app.request(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-LOCALE-FRONT': locale },
    body: JSON.stringify(body),
  });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}

export const contactForm = (more: object = {}) => ({
  ...{ nombre: 'Ana Pérez', email: 'ana@example.test', telefono: '600 000 000', centromedico: '1' },
  mensaje: 'Hola,\n¿abrís hoy?',
  ...more,
});

/** The calls of the inboxes as a browser makes them. */
export const inboxOf = ({ ask }: DeskBrowser) => ({
  lines: async (kind: string, query = '') =>
    ((await ask('GET', `/bandejas/${kind}${query}`)) as { lineas: Line[] }).lineas,
  read: async (kind: string, id: number) => (await ask('GET', `/bandejas/${kind}/${id}`)) as Detail,
  act: async (kind: string, id: number, act: string, body: object = {}) =>
    (await ask('POST', `/bandejas/${kind}/${id}/${act}`, body)) as Detail,
  fresh: async () => ((await ask('GET', '/pendiente')) as { tipos: Record<string, number> }).tipos,
});

/** Adds a professional who waits for review. */
export async function addPending(test: StaffApp, email = 'eva@example.test'): Promise<void> {
  await test.db.query(
    `insert into professional (email, name, college_number, status, locale) values ($1, 'Eva Gil', '46/54321', 'pending', 'en')`,
    [email],
  );
}
