import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { PERSON, RIGHTS_REQUEST } from '@/backend/tests/support/rights-person';
import { shown } from '@/desk/src/records/record-wire';
import { LISTS } from '@/desk/src/records/schema';
import { expect, test } from '../e2e/visit';
import { booked } from '../support/booked';
import { operate } from '../support/desk';
import { deskNames } from '../support/desk-names';
import { DESK, signInByCalls } from '../support/desk-visit';
import { everyPair, type Screen, walk, walkBackAndForward } from '../support/desk-walk';
import { PORTS } from '../support/ports';
import { newAddress } from '../support/request-visit';

// Every screen of the desk after every other one of its section, and all of them backwards and forwards.

const texts = DESK.es;

/** The screens that need no record, by the section of the desk. */
const SECTIONS = {
  day: [
    { path: '/', heading: texts.agenda.title },
    { path: '/nueva', heading: texts.caller.title },
    { path: '/buscar', heading: texts.find.title },
    { path: '/horarios', heading: texts.schedules.title },
    { path: '/bonos', heading: texts.vouchers.title },
  ],
  inbox: [
    { path: '/bandejas', heading: texts.inbox.title },
    { path: '/bandejas/correos', heading: texts.inbox.title },
  ],
  office: [
    { path: '/cifras', heading: texts.figures.title },
    { path: '/derechos', heading: texts.rights.title },
    { path: '/conservacion', heading: texts.rights.retention.title },
    { path: '/registro', heading: texts.log.title },
  ],
  content: [
    { path: '/contenido', heading: texts.content.title },
    { path: '/contenido/medicos', heading: deskNames('es').lists.medicos },
    { path: '/contenido/posts/nuevo', heading: deskNames('es').kinds.posts },
  ],
} satisfies Record<string, Screen[]>;

/** The routes of the desk. */
function routes(): string[] {
  const found = ['desk/src/sections.tsx', 'desk/src/desk-app.tsx'].flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\bpath(?:: |=)['"]([^'"]+)['"]/g),
  ]);
  return found.map(([, path = '']) => path);
}

const pattern = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);

async function post(request: APIRequestContext, path: string, data: object): Promise<string> {
  const answer = await request.post(`http://127.0.0.1:${PORTS.backend}/api${path}`, { data });
  return ((await answer.json()) as { referencia: string }).referencia;
}

/** The detail screens of a section: a booking, a message, a case. */
async function single(page: Page, request: APIRequestContext) {
  const reference = /Reference: +(\S+)/.exec(await operate(['bookings', 'show', await booked(request, 9, false)]))?.[1];
  const nombre = `Aina ${crypto.randomUUID().replace(/[^a-f]/g, '')}`;
  await post(request, '/contactos/solicitar', { nombre, email: newAddress(), centromedico: '1', mensaje: 'Hola' });
  const inbox = await page.request.get('/gestion/api/bandejas/mensajes?filtro=nuevas');
  const { lineas } = (await inbox.json()) as { lineas: { id: number; nombre: string }[] };
  const right = await post(request, '/derechos/solicitar', RIGHTS_REQUEST);
  return {
    day: { path: `/reservas/${reference}`, heading: 'Ana Pérez Gómez' },
    inbox: { path: `/bandejas/mensajes/${lineas.find((line) => line.nombre === nombre)?.id}`, heading: nombre },
    office: { path: `/derechos/${right}`, heading: `${PERSON.name} ${PERSON.surnames}` },
  };
}

/** The form of one record of each list. */
async function records(page: Page): Promise<Screen[]> {
  const first = async (list: string): Promise<Screen> => {
    const answer = await page.request.get(`/gestion/catalogo/${list}?itemsPerPage=1`, {
      headers: { 'x-locale-front': '*' },
    });
    const [record] = ((await answer.json()) as { 'hydra:member': Record<string, unknown>[] })['hydra:member'];
    return { path: `/contenido/${list}/${record?.id}`, heading: shown(record?.[LISTS[list]?.title ?? '']) };
  };
  return await Promise.all(Object.keys(LISTS).map(first));
}

test('every screen opens after every other one, by address, back and forward', async ({ page, request }) => {
  test.setTimeout(240_000);
  await signInByCalls(page.request, { role: 'manager' });
  await page.goto('/gestion#/registro');
  const [forms, { day, inbox, office }] = [await records(page), await single(page, request)];
  const sections: Screen[][] = [
    [...SECTIONS.day, day],
    [...SECTIONS.inbox, inbox],
    [...SECTIONS.office, office],
    [...SECTIONS.content, ...forms.slice(0, 1)],
  ];
  const screens = sections.flat();
  expect(routes().filter((route) => !screens.some(({ path }) => pattern(route).test(path)))).toEqual([]);
  for (const section of sections) await walk(page, everyPair(section));
  for (const all of [screens, forms]) {
    await walk(page, all);
    await walkBackAndForward(page, all);
  }
});
