import { describe, expect, it } from 'vitest';
import { type AuditAction, DETAILS } from '@/backend/audit';
import { INBOXES } from '@/backend/inbox/kinds';
import type { Filter } from '@/backend/inbox/list';
import type { OpeningChange } from '@/backend/opening/change';
import type { Settlement } from '@/backend/opening/settle';
import { CANCEL_REASONS } from '@/backend/reception/acts';
import { UNDO_REASONS } from '@/backend/reception/vouchers';
import { logTexts } from '@/desk/src/log-texts';
import { MESSAGES } from '@/desk/src/messages/all';
import { type Locale, translatorOf } from '@/desk/src/translator';

const textsIn = (locale: Locale) =>
  logTexts({ translate: translatorOf(locale), locale, clinics: new Map([[3, 'Clínica Torrent']]) });
const { who, subject, details } = textsIn('es');
const said = (one: Record<string, unknown>) => details(one).join(', ');

describe('acts in the words of the screens', () => {
  it.each([
    [{ was: 'requested', at: '2026-11-30 09:15' }, 'antes: por llamar, cuándo: 30/11/26, 9:15'],
    [
      { was: 'confirmed', at: '2026-11-30 09:15', reason: 'doctor' },
      /antes: confirmada, .+, motivo: El médico no puede$/,
    ],
    [{ from: '2026-11-30 09:15', to: '2026-12-01 10:00' }, 'de: 30/11/26, 9:15, a: 1/12/26, 10:00'],
    [
      { clinic: 'all', from: '2026-11-30', until: '2026-11-30' },
      /^de: lun, 30 nov 2026, hasta: lun, 30 nov 2026, clínica: todas$/,
    ],
    [{ clinic: 3, filter: 'mine' }, 'clínica: Clínica Torrent, se ven: mías'],
    [{ clinic: 9 }, 'clínica: 9'],
    [
      { what: 'addClosure', hit: 2, how: 'move' },
      'cambio: cierre añadido, citas afectadas: 2, qué se hace: se cambian',
    ],
    [{ of: 'clinic 3', visits: 4 }, 'sobre: Clínica Torrent, citas: 4'],
    [{ visit: 'no_show' }, 'asistencia: No se ha presentado'],
    [{ visit: 'open' }, 'asistencia: sin marcar'],
    [{ act: 'hand over' }, 'acción: pasada a otra persona'],
    [{ outcome: 'refused' }, 'resultado: denegada'],
    [{ fields: 'nombre cp', case: 'R-7' }, 'campos: Nombre, Código postal, expediente: R-7'],
    [
      { reason: 'se equivocó', was: '2026-11-30 09:15', by: 'Pilar' },
      /^antes: 30\/11\/26, 9:15, motivo: se equivocó, por: Pilar$/,
    ],
    [{ reason: '2026-11-30 09:15 vino otra persona' }, 'motivo: 2026-11-30 09:15 vino otra persona'],
    [{ reason: '2026-99-99 99:99' }, 'motivo: 2026-99-99 99:99'],
    [{ reason: '2026-02-31' }, 'motivo: 2026-02-31'],
    [{ reason: 'wrongVoucher' }, 'motivo: Se canjeó otro bono por error'],
  ])('%o', (one, sentence) => {
    if (typeof sentence === 'string') expect(said(one)).toBe(sentence);
    else expect(said(one)).toMatch(sentence);
  });

  it.each([
    ['agenda', 'Agenda'],
    ['closed hours', 'Citas en horas cerradas'],
    ['clinic 3', 'Clínica Torrent'],
    ['inbox message', 'Bandeja: Mensajes'],
    ['product request 12', 'Solicitud de producto 12'],
    ['message 7KQF-M2TX', 'Mensaje 7KQF-M2TX'],
    ['7KQF-M2TX', '7KQF-M2TX'],
    ['recibos-2026.csv', 'recibos-2026.csv'],
  ])('is about %s', (logged, shown) => expect(subject(logged)).toBe(shown));

  it('are attributed to the patient, or to the name in the log', () => {
    expect(['(patient)', 'Pilar Gil', 'root'].map(who)).toEqual(['el paciente', 'Pilar Gil', 'root']);
  });
});

describe.each(['es', 'ca', 'en'] as const)('the words of the access log in %s', (language) => {
  const { desk } = MESSAGES[language];

  it('exist for every act, every detail and every list', () => {
    const actions: Record<AuditAction, true> = {
      ...{
        show: true,
        link: true,
        cancel: true,
        move: true,
        confirm: true,
        export: true,
        redeem: true,
        unredeem: true,
        agenda: true,
      },
      ...{ visit: true, note: true, refund: true, mail: true, add: true, opening: true, inbox: true, answer: true },
      ...{
        attend: true,
        unattend: true,
        approve: true,
        refuse: true,
        disable: true,
        take: true,
        identity: true,
        extend: true,
        close: true,
        find: true,
      },
      ...{ correct: true, erase: true, 'open-blocked': true },
    };
    expect(Object.keys(actions).filter((one) => !(one in desk.actions))).toEqual([]);
    expect(Object.keys(desk.log.names).sort()).toEqual([...DETAILS].sort());
    expect(Object.keys(desk.log.inboxes).sort()).toEqual(Object.keys(INBOXES).sort());
  });

  it('exist for every value that is an internal word', () => {
    const filters: Record<Filter, true> = { new: true, mine: true, open: true, done: true };
    const settlements: Record<Settlement, true> = { move: true, cancel: true, leave: true };
    const changes: Record<OpeningChange['kind'], true> = {
      ...{ addLines: true, changeLine: true, endLine: true, addExtra: true, removeExtra: true },
      ...{ addClosure: true, addHolidays: true, removeClosure: true },
    };
    const { filter, how, what } = desk.log.values;
    for (const [words, known] of [
      [filter, filters],
      [how, settlements],
      [what, changes],
    ] as const)
      expect(Object.keys(words).sort()).toEqual(Object.keys(known).sort());
    expect(CANCEL_REASONS.filter((one) => !(one in desk.cancelar.reasons))).toEqual([]);
    expect(UNDO_REASONS.filter((one) => !(one in desk.vouchers.deshacer.reasons))).toEqual([]);
  });
});
