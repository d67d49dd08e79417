import { slotDayQuery } from '@/lib/appointments/query-fields';
import { joinWaitingList } from '@/lib/appointments/waiting-list';
import { waitingFields } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/** Joins the waiting list of a clinic and test: {ok: true}, whether the e-mail was on it or not; 404 with an upstream without one. */
export const POST = defineMutation({
  limit: { name: 'espera', perMinute: 10 },
  maxBytes: 2048,
  schema: slotDayQuery.extend(waitingFields),
  fields: { hasta: 'hasta', email: 'email' },
  run: async ({ value, locale, caller: { visitorAddress } }) => {
    const { centromedico: clinicId, fecha: day, prueba: test, hasta: until, email } = value;
    const isListed = await joinWaitingList({ clinicId, day, test }, { until, email }, { locale, visitorAddress });
    return isListed ? answer(200, { ok: true }) : refuse('invalid', { fields: {} });
  },
});
