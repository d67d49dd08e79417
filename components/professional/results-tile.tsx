import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { type PhonePart, writtenPhone } from '@/lib/domain/phone';

/** `href`: the site with the results, or null if none is configured; `phone`: the helpline of professionals. */
export type ResultsSource = { href: string | null; phone: PhonePart[] };

/** The way to the results of a professional's patients (M168): their site, or without one the helpline. */
export function ResultsTile({ href, phone }: ResultsSource) {
  const t = useTranslations('ProfessionalPortal');
  const className = 'portal-tile portal-tile-main';
  if (href === null) {
    return (
      <PhoneLink className={className} phone={phone}>
        <Icon name="shield-check" />
        <strong>{t('results')}</strong>
        <span>{t('resultsCall', { phone: writtenPhone(phone) })}</span>
      </PhoneLink>
    );
  }
  return (
    <a className={className} href={href}>
      <Icon name="shield-check" />
      <strong>{t('results')}</strong>
      <span>{t('resultsText')}</span>
    </a>
  );
}
