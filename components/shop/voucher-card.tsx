import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import { RichContent } from '@/components/ui/rich-content';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Voucher } from './voucher';

type Props = { locale: Locale; voucher: Voucher };

/** A product as a voucher: picture, name, text, where it is redeemed and, below the perforation, its price (M74). */
export function VoucherCard({ locale, voucher }: Props) {
  const t = useTranslations('VoucherCard');
  const { slug, name, href, description, service, picture, clinics, terms, price } = voucher;
  return (
    <article className="card voucher-card" data-service={service}>
      <div className="voucher-card-head">
        {picture ? (
          <PictureBox
            picture={picture}
            alt=""
            sizes="(min-width: 78rem) 18.5rem, (min-width: 40rem) 25rem, 92vw"
            widths={[320, 640]}
          />
        ) : (
          <Motif service={service} seed={slug} cols={20} rows={8} className="size-full" />
        )}
      </div>
      <div className="voucher-card-body">
        <h3>
          <a className="card-link" href={href}>
            {name}
          </a>
        </h3>
        {clinics && (
          <p className="voucher-card-clinics">
            <Icon name="map-pin" /> {clinics}
          </p>
        )}
        {terms && <p className="voucher-card-clinics">{terms}</p>}
        {description && <RichContent html={description} className="text-ink-2 text-sm" />}
      </div>
      <div className="voucher-card-tear" />
      <div className="voucher-card-foot">
        <p className="voucher-card-price">
          <span className="pill">{t('online')}</span>
          {price ? (
            <>
              <strong>{price}</strong>
              <span className="muted">{t('taxesIncluded')}</span>
            </>
          ) : (
            <strong className="voucher-card-ask">{t('askPrice')}</strong>
          )}
        </p>
        <p className="voucher-card-links">
          <a className="link" href={localePath(locale, '/politica-precios')}>
            {t('pricingPolicy')}
          </a>
          <span className="voucher-card-see" aria-hidden="true">
            {t('see')} <Icon name="arrow-right" />
          </span>
        </p>
      </div>
    </article>
  );
}
