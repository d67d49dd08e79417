import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CLINICS_ID } from '@/components/shared/clinic-comparison';
import { PAYMENTS_ID } from '@/components/shared/insurer-payments';
import { type DiagnosticTest, preparationOf } from '@/lib/domain/diagnostic-test';
import { formatPrice, shownPrice } from '@/lib/domain/price';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { PREPARATION_ID } from './test-body';
import { VisitorsOnly } from './visitors-only';

const MAX_VOUCHERS = 2;

/** A voucher for a test. */
export type TestVoucher = { name: string; slug: string; priceCents: number | null };

type Props = {
  locale: Locale;
  test: DiagnosticTest;
  vouchers: TestVoucher[];
  clinics: unknown[];
  insurers: unknown[];
};

/** Price, vouchers, preparation and the way to clinics and insurers; a row without value is left out. */
export function TestFacts({ locale, test, vouchers, clinics, insurers }: Props) {
  const t = useTranslations('TestFacts');
  const preparation = preparationOf(test);
  const rows: [name: string, value: ReactNode][] = [
    [t('price'), <Price key="price" {...{ locale, test }} />],
    [t('voucher'), vouchers.length > 0 && <Vouchers {...{ locale, vouchers }} />],
    [t('preparation'), preparation && <FragmentLink key="preparation" id={PREPARATION_ID} text={preparation.title} />],
    [t('delivery'), test.delivery],
  ];
  return (
    <dl id="datos" className="test-facts grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {rows.map(([name, value]) => value && <Fact key={name} {...{ name, value }} />)}
      {clinics.length > 0 && (
        <VisitorsOnly>
          <Fact
            name={t('where')}
            value={<FragmentLink id={CLINICS_ID} text={t('compare', { count: clinics.length })} />}
          />
          {insurers.length > 0 && (
            <Fact name={t('insurance')} value={<FragmentLink id={PAYMENTS_ID} text={t('seeInsurance')} />} />
          )}
        </VisitorsOnly>
      )}
    </dl>
  );
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt className="text-ink-2 text-sm">{name}</dt>
    <dd>{value}</dd>
  </div>
);

const FragmentLink = ({ id, text }: { id: string; text: string }) => (
  <a className="link" href={`#${id}`}>
    {text}
  </a>
);

/** The price without insurance, or a link to ask for it. */
function Price({ locale, test }: Pick<Props, 'locale' | 'test'>) {
  const t = useTranslations('TestFacts');
  const cents = shownPrice(test.priceCents);
  if (cents !== null) {
    return (
      <>
        <strong>{formatPrice(locale, cents)}</strong> <small>{t('taxesIncluded')}</small>
        <a className="link block w-fit" href={localePath(locale, '/precios')}>
          {t('everyPrice')}
        </a>
      </>
    );
  }
  return (
    <a className="link" href={localePath(locale, '/contacto')}>
      {t('ask')}
    </a>
  );
}

function Vouchers({ locale, vouchers }: Pick<Props, 'locale' | 'vouchers'>) {
  return vouchers.slice(0, MAX_VOUCHERS).map(({ name, slug, priceCents }) => {
    const cents = shownPrice(priceCents);
    return (
      <span key={slug} className="block">
        <a className="link" href={localePath(locale, `/productos/${slug}`)}>
          {name}
        </a>
        {cents !== null && <strong> {formatPrice(locale, cents)}</strong>}
      </span>
    );
  });
}
