import { type CountName, type Figures, readFigures } from '#reception/figures';
import { PERIODS } from '#retention/periods';
import { chosenClinic } from './staff-bookings';
import { answerStaff, refuseStaff, type StaffEndpoints, type StaffOptions } from './staff-endpoint';

const MAX_MONTHS = 24;

/** Wire names of the figures. */
const WIRE: Record<CountName, string> = {
  ...{ confirmed: 'confirmadas', paid: 'pagadas', arrived: 'atendidas', noShow: 'ausencias', expired: 'caducadas' },
  ...{ cancelled: 'anuladas', byPatient: 'porpaciente', byClinic: 'porclinica', byDoctor: 'pormedico' },
  ...{ duplicate: 'repetidas', byOther: 'porotro', requests: 'solicitudes', inTime: 'atiempo', waiting: 'esperan' },
  ...{ vouchers: 'bonos', redeemed: 'canjeados', vouchersExpired: 'bonoscaducados' },
  ...{ messages: 'mensajes', professionals: 'profesionales' },
};

/** Figures for managers: counts by clinic and month, no personal data (docs/desk.md). */
export function figureEndpoints({ on }: StaffEndpoints, { db, periods }: StaffOptions): void {
  on('GET', '/cifras', 'manager', async ({ c, account }) => {
    const [from, until] = [c.req.query('desde') ?? '', c.req.query('hasta') ?? ''];
    const clinics = chosenClinic(c.req.query('clinica') ?? '', account);
    const months = numberOf(until) - numberOf(from) + 1;
    if (clinics === null || !(months >= 1 && months <= MAX_MONTHS)) return refuseStaff(c, 422, 'badMonths');
    const { rows, total } = await readFigures(db, { ...clinics, from, until });
    const daysOf = (name: keyof typeof PERIODS) => periods?.[name] ?? PERIODS[name].days;
    return answerStaff(c, {
      filas: rows.map(({ month, clinicId, ...figures }) => ({
        ...{ mes: month, centromedico: clinicId },
        ...wireFigures(figures),
      })),
      total: wireFigures(total),
      plazos: {
        ...{ citas: daysOf('appointments'), caducadas: daysOf('unpaidBookings') },
        ...{ bonos: daysOf('productRequests'), mensajes: daysOf('messages') },
      },
    });
  });
}

/** Returns the months of YYYY-MM since the year 0, or NaN. */
function numberOf(month: string): number {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  return Number(year) * 12 + Number(number);
}

const wireFigures = ({ medianMinutes, ...counts }: Figures) => ({
  ...Object.fromEntries(Object.entries(WIRE).map(([name, wire]) => [wire, counts[name as CountName]])),
  mediana: medianMinutes,
});
