import { sealed, sealedFields } from '#sealing/values';
import { comingMonday, normalRequest, slotRequest } from './booking-requests';
import { ISSUER, insertPaid, numcitaOf } from './receipts';
import type { StaffApp } from './staff-app';

/** A person who uses every form. */
export const PERSON = {
  ...{ name: 'Núria', surnames: 'Solergibert Puigdomènech', email: 'nuria.sol@example.test' },
  ...{ phone: '655 443 322', document: '87654321X' },
};
export const TRACES = [
  ...['Núria', 'Solergibert', 'Puigdomènech', PERSON.email, '655 443 322', '655443322', PERSON.document, 'tos seca'],
];

export const CRITERIA = {
  nombre: `${PERSON.name} ${PERSON.surnames}`,
  correo: PERSON.email,
  telefono: '+34 655443322',
  documento: '87.654.321-x',
};

export const RIGHTS_REQUEST = {
  ...{ derecho: 'supresion', nombre: PERSON.name, apellidos: PERSON.surnames, documento: PERSON.document },
  ...{ email: PERSON.email, telefono: PERSON.phone, referencia: null, mensaje: 'Borren todo lo mío, por favor.' },
};

const DAY = comingMonday().split('-').reverse().join('-');
const WISH = { centromedico: '1', fecha: DAY, prueba: 'testAntigenos', hasta: DAY, terminos: 1 };

const OWN = {
  ...{ nombre: PERSON.name, apellidos: PERSON.surnames, email: PERSON.email, emailconfirmation: PERSON.email },
  ...{ telefono: PERSON.phone, dni: PERSON.document },
};

/** Sends a form of the site; returns the body, and throws unless it succeeds. */
export async function sendForm(test: StaffApp, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-LOCALE-FRONT': 'ca' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/**
 * Sends every form as this person, and handles them at the desk: a visit of ten days ago with a note, and a paid one
 * with a receipt. Returns the reference of the erasure case.
 */
export async function useEveryForm(test: StaffApp): Promise<string> {
  const { db } = test;
  await sendForm(test, '/api/citas/solicitar', slotRequest({ ...OWN, sintomascovid: 'SI' }));
  await db.query(`update booking set visit = 'arrived', day = current_date - 10`);
  const [visit] = await db.query<{ id: number }>('select id from booking');
  await db.query(`insert into desk_note (booking_id, actor, text) values ($1, 'staff 1', $2)`, [
    visit?.id,
    sealed('Tiene tos seca.'),
  ]);
  await db.query(
    `insert into desk_form_draft (staff_id, form, subject, body) select id, 'nueva', 'sin', $1::jsonb from staff limit 1`,
    [
      sealedFields(
        { formulario: { nombre: PERSON.name, apellidos: PERSON.surnames, telefono: PERSON.phone } },
        new Set(),
      ),
    ],
  );
  await sendForm(test, '/api/citas/solicitar', normalRequest({ ...OWN, dni: undefined }));
  await insertPaid(db, 7, { issuer: ISSUER }, { patient: OWN });
  await db.query(`update booking set day = current_date - 20 where numcita = $1`, [numcitaOf(7)]);
  const sent = { nombre: `${PERSON.name} ${PERSON.surnames}`, email: PERSON.email, telefono: PERSON.phone };
  await sendForm(test, '/api/contactos/solicitar', {
    ...sent,
    centromedico: '1',
    mensaje: `Soy Núria, ${PERSON.document}`,
  });
  await sendForm(test, '/api/reservas/solicitar', { ...sent, centromedico: '1', producto: '1', newsletter: true });
  await sendForm(test, '/api/citas/espera', { ...WISH, email: PERSON.email });
  await sendForm(test, '/api/profesionals/register', {
    ...{
      email: PERSON.email,
      nombre: sent.nombre,
      telefono: PERSON.phone,
      especialidad: '2',
      numcolegiado: '46/54321',
    },
  });
  await db.query(
    `insert into callback_request (professional_id, phone, time_window, reason, request_hash)
     select id, $1, '09:00-11:00', 'Otros', repeat('a', 64) from professional where email = $2`,
    [sealed(PERSON.phone), PERSON.email],
  );
  const { referencia } = await sendForm(test, '/api/derechos/solicitar', RIGHTS_REQUEST);
  return String(referencia);
}
