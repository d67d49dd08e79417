import { afterAll, beforeAll, expect } from 'vitest';
import type { Engine } from './backend-engines';
import { type DeskBrowser, openStaffApp, type StaffApp } from './staff-app';

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** An editor at the writable API of the catalogue. */
export type EditorApp = StaffApp & {
  editor: DeskBrowser;
  /** A call of it, `/medicos/1`, with its body read. */
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
};

const MERGE = { 'content-type': 'application/merge-patch+json' };

/** The application over the small catalogue with an editor who is signed in. */
export async function openEditorApp(engine: Engine): Promise<EditorApp> {
  const test = await openStaffApp(engine);
  const editor = await test.signedIn({ role: 'editor', email: 'eva@clinica.test', name: 'Eva' });
  return { ...test, editor, call: callsOf(editor) };
}

/** The same for the tests of a block: open before the first of them, closed after the last, which none has left with an error. */
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

/** What a record of each list needs to be created, with a slug of its own. */
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
