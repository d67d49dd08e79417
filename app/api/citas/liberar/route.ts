import { z } from 'zod';
import { releaseBooking } from '@/lib/appointments/appointments';
import { isUnguessable } from '@/lib/domain/appointment/booking';
import { answer } from '@/lib/http/answers';
import { defineMutation } from '@/lib/http/define-endpoint';

/** Releases the slot of an unpaid booking whose number the caller knows: {ok: true}, also when nothing was held. */
export const POST = defineMutation({
  limit: { name: 'liberar', perMinute: 30 },
  maxBytes: 1024,
  schema: z.object({ numcita: z.string('invalid').refine(isUnguessable, 'invalid') }, 'invalid'),
  run: async ({ value, caller }) => {
    await releaseBooking(value.numcita, caller.visitorAddress);
    return answer(200, { ok: true });
  },
});
