import { mailOwnLink } from '@/lib/appointments/own-visit';
import { lostLinkSchema } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/**
 * Mails the link of a booking again: {ok: true}, whether the booking exists or not; 404 when the upstream has no links.
 */
export const POST = defineMutation({
  limit: { name: 'enlace', perMinute: 10 },
  maxBytes: 2048,
  schema: lostLinkSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    (await mailOwnLink(value, { locale, visitorAddress })) ? answer(200, { ok: true }) : refuse('not_found'),
});
