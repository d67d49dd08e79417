import { mailLeaveLinks } from '@/lib/appointments/waiting-list';
import { WAITING_LINK_FORM } from '@/lib/domain/mailed-links';
import { waitingLinkSchema } from '@/lib/domain/request-schemas';
import { answer, refuse } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';
import { takingForms } from '@/lib/http/form-post';

const MAX_BYTES = 2048;

/**
 * Mails the links of an e-mail's entries again: {ok: true}, whether it is on a list or not; 404 when the upstream has no
 * waiting list.
 */
const mailLinks = defineMutation({
  limit: { name: 'espera-enlace', perMinute: 10 },
  maxBytes: MAX_BYTES,
  schema: waitingLinkSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    (await mailLeaveLinks(value.email, { locale, visitorAddress })) ? answer(200, { ok: true }) : refuse('not_found'),
});

/** Also the form of the page without JavaScript. */
export const POST = takingForms(mailLinks, { ...WAITING_LINK_FORM, maxBytes: MAX_BYTES });
