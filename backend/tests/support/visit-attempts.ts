import { consentTextOf } from '@clinic/contract/consents/versions';
import type { Hono } from 'hono';
import { createApp } from '#app';
import type { Db } from '#store/db';
import { runAttempts } from './attempts';
import { callerConsultation, callerTest } from './caller';
import { DESK_TOKEN } from './desk-session';
import { anyBooking, patientAct, visitHours } from './visit-acts';

type Whole = { referencia: string; numcita: string; fecha: string; inicio: string };

const { hash: consentimientohash } = consentTextOf('testAntigenos', 'ca');

let app: Hono | undefined;

/** A call of a signed-in receptionist: the response, or the reason of the refusal. Throws when the server failed. */
async function ask(db: Db, path: string, body: object, key?: string): Promise<Whole | string> {
  app ??= createApp({
    ...{ db, brand: 'Salud & Co', localeHeader: 'X-LOCALE-FRONT', mediaFolder: '/tmp', versionCheckMs: 0 },
    ...{ render: async () => Buffer.from(''), onError: () => undefined },
  });
  const response = await app.request(`/gestion/api/reservas${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `gestion=${DESK_TOKEN}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  if (response.status >= 500 || response.status === 401) throw new Error(`The desk answered ${response.status}.`);
  const answer = (await response.json()) as Whole & { motivo: string };
  return response.status === 200 ? answer : answer.motivo;
}

/** Four of ten add a booking, one a request; the others move, cancel and confirm an existing one. */
async function deskAct(db: Db, key: number, copy: number): Promise<string> {
  const hours = visitHours();
  const wanted = hours[(key * 7_919) % hours.length];
  if (!wanted) throw new Error('There are no hours.');
  const kind = Math.floor(key / 2) % 10;
  if (kind < 5) {
    const slot = { tipo: 'testAntigenos', dia: wanted.day, hueco: wanted.hour, consentimientohash };
    const sent = await ask(db, '', kind < 4 ? callerTest(slot) : callerConsultation(), `desk-act-${key}`);
    return typeof sent === 'string' ? sent : `booked:desk-act-${key}`;
  }
  const found = await anyBooking(db, kind < 8 ? 'confirmed' : 'requested', key * 104_729 + copy * 31);
  if (!found) return 'none';
  const act = (name: string, body: object) =>
    ask(db, `/${found.reference}/${name}`, { ...body, version: found.version });
  if (kind < 7) {
    const moved = await act('mover', { fecha: wanted.day, inicio: wanted.hour });
    return typeof moved === 'string' ? moved : `moved:${found.numcita}:${wanted.day}:${wanted.hour}`;
  }
  const answer = kind === 7 ? await act('cancelar', { razon: 'patient' }) : await act('confirmar', {});
  if (typeof answer === 'string') return answer;
  return `${kind === 7 ? 'cancelled' : 'confirmed'}:${found.numcita}`;
}

/** Every second key belongs to the desk. */
runAttempts((db, key, copy) => (key % 2 === 0 ? patientAct(db, key / 2, copy) : deskAct(db, key, copy)));
