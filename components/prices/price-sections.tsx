import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { Section } from '@/lib/domain/listing-pages';
import { formatPrice } from '@/lib/domain/price';
import type { PriceRow } from '@/lib/domain/price-list';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The prices under their specialities, each a link to the page that sells it. */
export function PriceSections({ locale, sections }: { locale: Locale; sections: Section<PriceRow>[] }) {
  const t = useTranslations('PriceIndex');
  if (sections.length === 0) return null;
  const shown = sections.map(({ key, name, members }) => (
    <section key={key} className="letter" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="price-rows">
        {members.map((row) => (
          <li key={`${row.kind} ${row.path} ${row.name} ${row.cents}`}>
            <div>
              <a href={localePath(locale, row.path)}>{row.name}</a>
              {row.kind !== 'test' && <p className="text-ink-2 text-sm">{[t(row.kind), ...row.clinics].join(' · ')}</p>}
            </div>
            <p>
              <strong>{formatPrice(locale, row.cents)}</strong>
            </p>
            <Icon name="chevron-right" />
          </li>
        ))}
      </ul>
    </section>
  ));
  return <div className="price-columns">{shown}</div>;
}
