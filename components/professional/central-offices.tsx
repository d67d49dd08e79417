import { whatsappHref } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { HeadOffice } from '@/lib/domain/contact';

/** The central offices of València and Barcelona: address, telephone, a message (M165). None: nothing. */
export function CentralOffices({ offices }: { offices: HeadOffice[] }) {
  const t = useTranslations('ProfessionalRegistrationPage');
  if (offices.length === 0) return null;
  return (
    <div>
      <h2>{t('officesTitle')}</h2>
      {offices.map((office) => (
        <Office key={office.region} {...office} />
      ))}
    </div>
  );
}

function Office({ region, clinic }: HeadOffice) {
  const t = useTranslations('ProfessionalRegistrationPage');
  const regions = useTranslations('Regions');
  const chat = clinic.whatsapp && whatsappHref(clinic.whatsapp);
  return (
    <address className="office">
      <h3>{t('office', { region: regions(region) })}</h3>
      <span>{clinic.address}</span>
      {clinic.phone && (
        <span>
          <Icon name="phone" /> <PhoneLink className="link" phone={clinic.phone} />
        </span>
      )}
      {chat && (
        <span>
          <Icon name="message-circle" />{' '}
          <a className="link" href={chat}>
            {t('message')}
          </a>
        </span>
      )}
    </address>
  );
}
