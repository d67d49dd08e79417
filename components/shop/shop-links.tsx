import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SHOP_ORDERS, type ShopChoice } from '@/lib/domain/shop';
import type { ShopSpeciality } from '@/lib/domain/shop-lists';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { shopPath } from '@/lib/i18n/shop-address';

type Props = {
  locale: Locale;
  /** The choice that the page shows. */
  choice: ShopChoice;
  /** The specialities with vouchers. */
  sold: ShopSpeciality[];
};

/** Links that need no clinic: the vouchers of one speciality, and the order of the list. */
export async function ShopLinks({ locale, choice, sold }: Props) {
  const t = await getTranslations('ShopLinks');
  const linkTo = (to: ShopChoice, name: string, isCurrent: boolean) => (
    <li key={name}>
      <a className="chip" href={localePath(locale, shopPath(to))} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <div className="shop-links no-print mb-6 grid gap-3">
      {sold.length > 0 && (
        <details className="more">
          <summary className="link">
            {t('bySpeciality')} <Icon name="chevron-down" />
          </summary>
          <ul className="chips pt-2">
            {sold.map(({ id, name }) =>
              linkTo({ ...choice, specialityId: id, clinicId: null }, name, id === choice.specialityId),
            )}
          </ul>
        </details>
      )}
      <ul className="chips" aria-label={t('order')}>
        {([null, ...SHOP_ORDERS] as const).map((order) =>
          linkTo({ ...choice, order }, t(order ?? 'ownOrder'), order === choice.order),
        )}
      </ul>
    </div>
  );
}
