import { mailLeaveLinks } from '@/lib/appointments/waiting-list';
import { waitingLinkSchema } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/**
 * Mails the links of an e-mail's entries again: {ok: true}, whether it is on a list or not; 404 when the upstream has no
 * waiting list.
 */
export const POST = defineMutation({
  limit: { name: 'espera-enlace', perMinute: 10 },
  maxBytes: 2048,
  schema: waitingLinkSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    (await mailLeaveLinks(value.email, { locale, visitorAddress })) ? answer(200, { ok: true }) : refuse('not_found'),
});
