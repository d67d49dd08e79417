import { slotDayQuery } from '@/lib/appointments/query-fields';
import { joinWaitingList } from '@/lib/appointments/waiting-list';
import { waitingFields } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/** Joins a waiting list: {ok: true}, also when the e-mail is on it already; 404 when the upstream has none. */
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
