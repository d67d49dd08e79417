import { z } from 'zod';
import { leaveWaitingList } from '@/lib/appointments/waiting-list';
import { isVisitSecret } from '@/lib/domain/appointment/own-visit';
import { answer } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/** Leaves the waiting list by the secret of a link in its mails: {ok}, false when it opens no entry. */
export const POST = defineMutation({
  limit: { name: 'espera-salir', perMinute: 30 },
  maxBytes: 1024,
  schema: z.object({ secreto: z.string('invalid').refine(isVisitSecret, 'invalid') }),
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    answer(200, { ok: await leaveWaitingList(value.secreto, { locale, visitorAddress }) }),
});
