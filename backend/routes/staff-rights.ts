import { audit, auditList, staffActor } from '#audit';
import { readRounds } from '#retention/forget';
import { listBlocked } from '#rights/blocked';
import { answerCase, checkIdentity, extendCase, findCase, listCases, type RightsCase, takeCase } from '#rights/cases';
import { correctableOf, correctBooking } from '#rights/correct';
import { type ErasingDesk, erasePerson, findForCase } from '#rights/erase';
import { exportPerson, listOf } from '#rights/export';
import type { Criteria } from '#rights/person';
import type { Planned } from '#rights/plan';
import { RIGHTS, type Right } from '#rights/request';
import type { StaffAccount } from '#staff/account';
import {
  answerStaff,
  refuseStaff,
  type StaffCall,
  type StaffEndpoints,
  type StaffOptions,
  textOf,
} from './staff-endpoint';

type Call = StaffCall<'allClinics'>;

const MAX_ROUNDS = 30;
const MAX_LENGTH = 200;
const MAX_RECORDS = 1_000;

/** Data requests, and the log of deletions by retention (docs/desk.md): for managers of every clinic. */
export function rightsEndpoints({ on }: StaffEndpoints, options: StaffOptions): void {
  const { db } = options;

  on('GET', '/derechos', 'allClinics', async ({ c, account }) => {
    const cases = await db.tx(async (tx) => {
      await auditList(tx, staffActor(account.id), 'rights', {});
      return await listCases(tx);
    });
    return answerStaff(c, { expedientes: cases.map(wireCase) });
  });

  on('GET', '/derechos/:referencia', 'allClinics', async (call) => await answerCaseOf(options, call));

  on('GET', '/conservacion', 'allClinics', async ({ c }) =>
    answerStaff(c, {
      plazos: options.periods,
      rondas: (await readRounds(db, MAX_ROUNDS)).map(({ at, counts }) => ({ hora: at, borrados: counts })),
      bloqueados: (await listBlocked(db)).map(({ kind, number, until, blockedOn }) => ({
        ...{ motivo: kind, numero: number, desde: blockedOn, hasta: until },
      })),
    }),
  );

  actingEndpoints({ on }, options);
  personEndpoints({ on }, options);
}

const referenceOf = ({ c }: Call): string => c.req.param('referencia') ?? '';

function actingEndpoints({ on }: Pick<StaffEndpoints, 'on'>, options: StaffOptions): void {
  const acting = (act: string, run: (desk: ErasingDesk, reference: string, call: Call) => Promise<void>) =>
    on('POST', `/derechos/:referencia/${act}`, 'allClinics', async (call) => {
      await run(deskOf(options, call.account), referenceOf(call), call);
      return await answerCaseOf(options, call);
    });
  acting('tomar', (desk, reference, { body }) => takeCase(desk, reference, textOf(body.propietario) || null));
  acting('identidad', (desk, reference) => checkIdentity(desk, reference));
  acting('ampliar', (desk, reference, { body }) => extendCase(desk, reference, textOf(body.motivo)));
  acting('responder', (desk, reference, { body }) =>
    answerCase(desk, reference, { isGranted: body.atendida === true, text: textOf(body.respuesta) }),
  );
  acting('corregir', (desk, reference, { body }) =>
    correctBooking(desk, reference, textOf(body.reserva), { fields: body.campos ?? {}, read: body.leidos ?? {} }),
  );
}

function personEndpoints({ on }: Pick<StaffEndpoints, 'on'>, options: StaffOptions): void {
  // The search criteria are sent in the body, so that they are in no address or log.
  on('POST', '/derechos/:referencia/buscar', 'allClinics', async (call) => {
    const { records } = await findForCase(deskOf(options, call.account), referenceOf(call), criteriaOf(call.body));
    return answerStaff(call.c, { registros: records.map(wireRecord) });
  });

  on('POST', '/derechos/:referencia/exportar', 'allClinics', async (call) => {
    const chosen = chosenOf(call.body);
    if (chosen === null) return refuseStaff(call.c, 422, 'badQuery');
    const desk = deskOf(options, call.account);
    return answerStaff(call.c, await exportPerson(desk, referenceOf(call), criteriaOf(call.body), chosen));
  });

  on('POST', '/derechos/:referencia/borrar', 'allClinics', async (call) => {
    const chosen = chosenOf(call.body);
    if (chosen === null) return refuseStaff(call.c, 422, 'badQuery');
    const desk = deskOf(options, call.account);
    const blocked = await erasePerson(desk, referenceOf(call), criteriaOf(call.body), chosen);
    return answerStaff(call.c, {
      bloqueados: blocked.map(({ kind, number, until }) => ({ motivo: kind, numero: number, hasta: until })),
    });
  });
}

async function answerCaseOf({ db }: StaffOptions, call: Call): Promise<Response> {
  const found = await db.tx(async (tx) => {
    const one = await findCase(tx, referenceOf(call));
    await audit(tx, { actor: staffActor(call.account.id), action: 'show', reference: one.reference });
    return one;
  });
  return answerStaff(call.c, wireCase(found));
}

function deskOf(options: StaffOptions, { id }: StaffAccount): ErasingDesk {
  const { db, now, operatorEmail, periods, blockedKeys, mailFolder } = options;
  return { db, operatorEmail, periods, blockedKeys, mailFolder, now: now(), actor: staffActor(id), staffId: id };
}

function criteriaOf(body: Record<string, unknown>): Criteria {
  const field = (name: string) => textOf(body[name]).slice(0, MAX_LENGTH);
  return { name: field('nombre'), email: field('correo'), phone: field('telefono'), document: field('documento') };
}

/** Returns the record keys in a body, or null if invalid. */
function chosenOf({ registros }: Record<string, unknown>): string[] | null {
  const isKeys = Array.isArray(registros) && registros.every((one) => typeof one === 'string');
  return isKeys && registros.length <= MAX_RECORDS ? registros : null;
}

const RIGHT_NAMES = Object.fromEntries(Object.entries(RIGHTS).map(([wire, right]) => [right, wire])) as Record<
  Right,
  string
>;

const wireCase = (one: RightsCase) => ({
  ...{ referencia: one.reference, derecho: RIGHT_NAMES[one.kind], estado: one.status, propietario: one.owner },
  ...{ nombre: one.name, apellidos: one.surnames, documento: one.document, correo: one.email, telefono: one.phone },
  ...{ reserva: one.bookingReference, mensaje: one.message, idioma: one.locale, recibido: one.receivedAt },
  ...{ vence: one.dueOn, ampliado: one.isExtended, identidad: one.isIdentityChecked, cerrado: one.closedAt },
});

/**
 * A record with its kind, date, matches and the effect of erasure; a booking includes the fields that may be corrected.
 */
function wireRecord(record: Planned) {
  const { key, of, table, row, matches, plan } = record;
  const when = row.day ?? row.issued_at ?? row.created_at ?? row.at ?? null;
  return {
    ...{ clave: key, de: of, lista: listOf(record), numero: row.reference ?? row.number ?? null },
    ...{ fecha: typeof when === 'string' ? when.slice(0, 10) : null, coincide: matches, destino: plan.fate },
    ...{ motivo: 'why' in plan ? plan.why : null, hasta: 'until' in plan ? plan.until : null },
    ajeno: record.isOthers ?? false,
    campos: table === 'booking' ? correctableOf((row.patient ?? {}) as Record<string, unknown>) : null,
  };
}
