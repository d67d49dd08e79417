import { z } from 'zod';
import { findBooking } from '@/lib/appointments/appointments';
import {
  cancelOwnVisit,
  confirmOwnVisit,
  moveOwnVisit,
  openOwnVisit,
  ownFreeHours,
  readOwnReceipt,
  readOwnVisit,
} from '@/lib/appointments/own-visit';
import { dayParameter, timeParameter } from '@/lib/appointments/query-fields';
import { cancelTyped, typedChangeSchema } from '@/lib/appointments/typed-changes';
import { isRefusedBooking, isUnguessable } from '@/lib/domain/appointment/booking';
import { isReceiptNumber, isVisitSecret } from '@/lib/domain/appointment/own-visit';
import { CANCEL_FORM } from '@/lib/domain/mailed-links';
import { answer, refuse } from '@/lib/http/answers';
import { accessibleBookings } from '@/lib/http/booking-access';
import { defineMutation } from '@/lib/http/define-endpoint';
import { takingForms } from '@/lib/http/form-post';

const LIMIT = { name: 'propia', perMinute: 60 };
const MAX_BYTES = 2048;

const secreto = z.string('invalid').refine(isVisitSecret, 'invalid');

const schema = z.discriminatedUnion('accion', [
  z.object({ accion: z.literal('ver'), secreto }),
  z.object({ accion: z.literal('huecos'), secreto, fecha: dayParameter }),
  z.object({
    ...{ accion: z.literal('mover'), secreto, fecha: dayParameter },
    initTime: timeParameter,
    secuencia: z.int('invalid').min(0, 'invalid').optional(),
  }),
  z.object({ accion: z.literal('anular'), secreto }),
  z.object({ accion: z.literal('asistire'), secreto, asiste: z.boolean('invalid').default(true) }),
  z.object({
    ...{ accion: z.literal('recibo'), secreto },
    numero: z.string('invalid').refine(isReceiptNumber, 'invalid'),
  }),
  z.object({ accion: z.literal('abrir'), numcita: z.string('invalid').refine(isUnguessable, 'invalid') }),
]);

/** The form that cancels without JavaScript: the link and the number that the page asks for. */
const cancelByForm = defineMutation({
  limit: LIMIT,
  maxBytes: MAX_BYTES,
  schema: typedChangeSchema,
  run: async ({ value, locale, caller: { visitorAddress } }) =>
    answer(200, { outcome: await cancelTyped(value, { locale, visitorAddress }) }),
});

/**
 * The patient's own booking, by the secret of its link: `ver` returns OwnVisitAnswer, `huecos` {slots: PricedSlot[]},
 * `mover`, `anular` and `asistire` OwnChange, `recibo` a PDF. The secret is in the body, so that addresses and logs do
 * not contain it. `abrir` returns {href} with a separate secret to the browser that booked, and null to any other.
 */
const own = defineMutation({
  limit: LIMIT,
  maxBytes: MAX_BYTES,
  schema,
  run: async ({ value, locale, headers, caller: { visitorAddress } }) => {
    const caller = { locale, visitorAddress };
    switch (value.accion) {
      case 'ver':
        return answer(200, await readOwnVisit(value.secreto, caller));
      case 'huecos':
        return answer(200, { slots: await ownFreeHours(value.secreto, value.fecha, caller) });
      case 'mover':
        return answer(200, await moveOwnVisit(value.secreto, hourOf(value), caller));
      case 'anular':
        return answer(200, await cancelOwnVisit(value.secreto, caller));
      case 'asistire':
        return answer(200, await confirmOwnVisit(value.secreto, value.asiste, caller));
      case 'recibo': {
        const receipt = await readOwnReceipt(value.secreto, value.numero, caller);
        return receipt ? pdf(receipt) : refuse('not_found');
      }
      case 'abrir': {
        const isOwn = await accessibleBookings(headers);
        const found = await findBooking(locale, value.numcita, isOwn, visitorAddress);
        const isBooker = !isRefusedBooking(found) && isOwn(found);
        return answer(200, { href: isBooker ? await openOwnVisit(value.numcita, caller) : null });
      }
    }
  },
});

export const POST = takingForms(own, { ...CANCEL_FORM, maxBytes: MAX_BYTES, form: cancelByForm });

const hourOf = ({ fecha, initTime, secuencia }: { fecha: string; initTime: string; secuencia?: number }) => ({
  ...{ day: fecha, start: initTime },
  sequence: secuencia,
});

/** A file for one person: shared caches must not store it. */
const pdf = ({ name, pdf: content }: { name: string; pdf: Uint8Array<ArrayBuffer> }): Response =>
  new Response(content, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'no-store',
    },
  });
