import { z } from 'zod';
import { readWaitingEntry } from '@/lib/appointments/waiting-list';
import { isVisitSecret } from '@/lib/domain/appointment/own-visit';
import { answer } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/** The entry that the secret of a mailed link opens: WaitingAnswer. It is a POST, so that no address has the secret. */
export const POST = defineMutation({
  limit: { name: 'espera-entrada', perMinute: 60 },
  maxBytes: 1024,
  schema: z.object({ secreto: z.string('invalid').refine(isVisitSecret, 'invalid') }),
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    answer(200, await readWaitingEntry(value.secreto, { locale, visitorAddress })),
});
