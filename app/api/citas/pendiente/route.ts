import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { findBooking } from '@/lib/appointments/appointments';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { answer, withCookies } from '@/lib/http/answers';
import { numbersToPay, paidLine } from '@/lib/http/booking-access';
import { defineQuery } from '@/lib/http/define-endpoint';
import { payAgainHref } from '@/lib/i18n/links';

/** What this browser has booked and not paid: {text, href} while its hour is held, or {}, which takes the hint away. */
export const GET = defineQuery({
  limit: { name: 'pendiente', perMinute: 60 },
  schema: z.object({}),
  run: async ({ locale, headers, caller }) => {
    for (const numcita of await numbersToPay(headers)) {
      const found = await findBooking(locale, numcita, undefined, caller.visitorAddress);
      if (!isRefusedBooking(found) || !found.isPending || !found.heldUntil) continue;
      const t = await getTranslations({ locale, namespace: 'PaymentPage' });
      return answer(200, { text: t('openUntil', { time: found.heldUntil }), href: payAgainHref(numcita) });
    }
    return withCookies(answer(200, {}), [paidLine()]);
  },
});
