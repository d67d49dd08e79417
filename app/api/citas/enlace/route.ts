import { mailOwnLink } from '@/lib/appointments/own-visit';
import { MAILED_LINK_FORM } from '@/lib/domain/mailed-links';
import { lostLinkSchema } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';
import { takingForms } from '@/lib/http/form-post';

const MAX_BYTES = 2048;

/**
 * Mails the link of a booking again: {ok: true}, whether the booking exists or not; 404 when the upstream has no links.
 */
const mailLink = defineMutation({
  limit: { name: 'enlace', perMinute: 10 },
  maxBytes: MAX_BYTES,
  schema: lostLinkSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    (await mailOwnLink(value, { locale, visitorAddress })) ? answer(200, { ok: true }) : refuse('not_found'),
});

/** Also the form of the page without JavaScript. */
export const POST = takingForms(mailLink, { ...MAILED_LINK_FORM, maxBytes: MAX_BYTES });
