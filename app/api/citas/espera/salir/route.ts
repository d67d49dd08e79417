import { z } from 'zod';
import { leaveTyped, typedChangeSchema } from '@/lib/appointments/typed-changes';
import { leaveWaitingList } from '@/lib/appointments/waiting-list';
import { isVisitSecret } from '@/lib/domain/appointment/own-visit';
import { LEAVE_FORM } from '@/lib/domain/mailed-links';
import { answer } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';
import { takingForms } from '@/lib/http/form-post';

const LIMIT = { name: 'espera-salir', perMinute: 30 };
const MAX_BYTES = 2048;

/** Leaves the waiting list by the secret of a link in its mails: {ok}, false when it opens no entry. */
const leave = defineMutation({
  limit: LIMIT,
  maxBytes: MAX_BYTES,
  schema: z.object({ secreto: z.string('invalid').refine(isVisitSecret, 'invalid') }),
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    answer(200, { ok: await leaveWaitingList(value.secreto, { locale, visitorAddress }) }),
});

/** The form of the page without JavaScript: the link and the number that the page asks for. */
const leaveByForm = defineMutation({
  limit: LIMIT,
  maxBytes: MAX_BYTES,
  schema: typedChangeSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    answer(200, { outcome: await leaveTyped(value, { locale, visitorAddress }) }),
});

export const POST = takingForms(leave, { ...LEAVE_FORM, maxBytes: MAX_BYTES, form: leaveByForm });
