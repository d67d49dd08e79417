import { clockTime } from '@clinic/contract/dates';
import { Motif } from '@/components/ui/motif/motif';
import type { CovidTest } from '@/lib/domain/appointment/choices';
import type { Slot } from '@/lib/domain/appointment/slot';
import { formatPrice } from '@/lib/domain/price';
import { formatDay } from '@/lib/i18n/format-day';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { ConsentMessages } from './consent-messages';

type Props = {
  locale: Locale;
  /** The names of the child and the guardian who consents; null if the patient does. */
  people: { patient: string; guardian: string } | null;
  test: CovidTest;
  clinicName: string | null;
  day: string | null;
  slot: Slot | null;
  priceCents: number | null;
  texts: ConsentMessages;
};

/** A summary before consent, with a link to change it: for a child who consents, the test, the price. Unknown values are left out. */
export function ConsentSummary({ locale, people, test, clinicName, day, slot, priceCents, texts }: Props) {
  return (
    <aside className="card consent-summary" aria-label={texts.summary}>
      <Motif service="medicas" seed={test} className="consent-motif" />
      <div className="consent-facts">
        <h2 className="sr-only">{texts.summary}</h2>
        <dl>
          {people && (
            <>
              <dt>{texts.patient}</dt>
              <dd>{people.patient}</dd>
              <dt>{texts.guardian}</dt>
              <dd>{people.guardian}</dd>
            </>
          )}
          <dt>{texts.test}</dt>
          <dd>{texts.tests[test]}</dd>
          {clinicName && (
            <>
              <dt>{texts.clinic}</dt>
              <dd>{clinicName}</dd>
            </>
          )}
          {day && slot && (
            <>
              <dt>{texts.when}</dt>
              <dd>
                {formatDay(locale, day)} <time>{clockTime(slot.start)}</time>
              </dd>
            </>
          )}
          {priceCents !== null && (
            <>
              <dt>{texts.price}</dt>
              <dd>
                <strong>{formatPrice(locale, priceCents)}</strong> <span className="muted">{texts.taxes}</span>
              </dd>
            </>
          )}
        </dl>
        <a className="link" href={localePath(locale, '/pedir-cita')}>
          {texts.change}
        </a>
      </div>
    </aside>
  );
}
