import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { findBooking } from '@/lib/appointments/appointments';
import { isRefusedBooking } from '@/lib/domain/appointment/booking';
import { answer, withCookies } from '@/lib/http/answers';
import { clearUnpaidLine, numbersToPay } from '@/lib/http/booking-access';
import { defineQuery } from '@/lib/http/define-endpoint';
import { payAgainHref } from '@/lib/i18n/links';

/** The unpaid booking of this browser: {text, href} while its hour is held, else {}, and the hint is cleared. */
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
    return withCookies(answer(200, {}), [clearUnpaidLine()]);
  },
});
