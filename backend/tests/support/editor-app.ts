import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from './backend-engines';
import { type DeskBrowser, openStaffApp, type StaffApp } from './staff-app';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** An editor session at the writable catalogue API. */
export type EditorApp = StaffApp & {
  editor: DeskBrowser;
  /** Calls that API, such as `/medicos/1`, and returns the parsed body. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
};

const MERGE = { 'content-type': 'application/merge-patch+json' };

/** Opens the application over the small catalogue with a signed-in editor. */
export async function openEditorApp(engine: Engine): Promise<EditorApp> {
  const test = await openStaffApp(engine);
  const editor = await test.signedIn({ role: 'editor', email: 'eva@clinica.test', name: 'Eva' });
  return { ...test, editor, call: callsOf(editor) };
}

/** Opens it before the tests of a block and closes it after them, checking that no error was logged. */
export function useEditorApp(engine: Engine): EditorApp {
  const test = {} as EditorApp;
  beforeAll(async () => {
    Object.assign(test, await openEditorApp(engine));
  });
  afterAll(async () => {
    expect(test.errors).toEqual([]);
    await test.close();
  });
  return test;
}

/** The calls of a browser to that API; a PATCH is a merge patch. */
export function callsOf(browser: DeskBrowser): EditorApp['call'] {
  return async (method, path, body, headers = {}) => {
    const type = method === 'PATCH' ? MERGE : {};
    const response = await browser.call(method, `/gestion/catalogo${path}`, body, { ...type, ...headers });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
  };
}

/** The fields each list requires for a new record, with a unique slug. */
export const NEW_RECORDS: Record<string, Record<string, unknown>> = {
  etiquetas: { nombre: 'Nueva' },
  equipamientos: { nombre: 'Nuevo', etiquetas: ['/gestion/catalogo/etiquetas/1'] },
  bloques: { nombre: 'Nuevo', descripcion: '<p>Texto</p>' },
  banners: { nombre: 'Nuevo' },
  especialidads: { nombre: 'Nueva', urlseo: 'nueva', servicio: 'medicas' },
  centromedicos: { nombre: 'Nuevo', urlseo: 'nuevo', region: 'valencia' },
  medicos: { nombre: 'Dra. Nueva', especialidads: ['/gestion/catalogo/especialidads/2'] },
  pruebas: { nombre: 'Nueva', urlseo: 'nueva' },
  productos: { nombre: 'Nuevo', urlseo: 'nuevo', precio: '12.5' },
  paginas: { nombre: 'Nueva', urlseo: 'nueva/pagina' },
  configuracions: { facebook: 'https://social.example.test/nueva' },
  posts: { slug: 'nueva', title: 'Nueva', date: '2026-11-06T09:30:00Z', status: 'draft' },
};
