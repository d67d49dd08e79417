import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { ClinicOption, OptionPrice } from '@/lib/domain/clinic-options';
import { answersOf, type Insurer, type InsurerAnswers } from '@/lib/domain/insurer';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { priceWriter } from './clinic-choice';

/** The id of the section, for links to it. */
export const PAYMENTS_ID = 'pagar';

/** A clinic as the answers of the insurers need it. */
type Place = Pick<ClinicOption, 'clinic' | 'service' | 'price'>;

type Props = {
  locale: Locale;
  /** The configured insurers; without any, or without a place, nothing is shown. */
  insurers: Insurer[];
  places: Place[];
};

/** The price without insurance, and for each insurer the clinics where it covers this, and where to ask. */
export async function InsurerPayments({ locale, insurers, places }: Props) {
  if (insurers.length === 0 || places.length === 0) return null;
  const [t, write] = await Promise.all([getTranslations('Payments'), priceWriter(locale)]);
  const lowest = places.flatMap(({ price }) => price ?? []).toSorted((a, b) => a.cents - b.cents)[0];
  return (
    <section id={PAYMENTS_ID} aria-labelledby="pagar-t">
      <h2 id="pagar-t" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-3 text-ink-2">{t('lead')}</p>
      <ul className="entries">
        <li className="entry text-sm">
          <strong>{t('uninsured')}</strong>
          {' · '}
          {lowest ? (
            write(lowest)
          ) : (
            <a className="link" href={localePath(locale, '/precios')}>
              {t('prices')}
            </a>
          )}
        </li>
        {answersOf(insurers, places).map((answers) => (
          <li key={answers.code} className="entry py-2">
            <InsurerFold {...{ answers, write }} total={places.length} />
          </li>
        ))}
        <li className="entry text-sm">
          <strong>{t('other')}</strong>
          {' · '}
          <a className="link" href={localePath(locale, '/contacto')}>
            {t('ask')}
          </a>
        </li>
      </ul>
    </section>
  );
}

type FoldProps = {
  answers: InsurerAnswers<Place>;
  total: number;
  write: (price: OptionPrice) => string;
};

/** An insurer with its answer in short, which opens the clinics of each answer. */
function InsurerFold({ answers, total, write }: FoldProps) {
  const t = useTranslations('Payments');
  const count = answers.covered.length;
  const shown = (['covered', 'ask', 'price'] as const).filter((answer) => answers[answer].length > 0);
  const short = count > 0 ? t('coveredAt', { count, total }) : t(shown[0] ?? 'ask');
  return (
    <details name="aseguradora" className="entry-more">
      <summary>
        <span>
          <strong>{answers.name}</strong> · {short}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <dl className="coverage">
        {shown.map((answer) => (
          <div key={answer}>
            <dt>{t(answer)}</dt>
            <dd>
              {answers[answer]
                .map(({ clinic: { name }, price }) =>
                  answer === 'price' && price ? `${name} (${write(price)})` : name,
                )
                .join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
