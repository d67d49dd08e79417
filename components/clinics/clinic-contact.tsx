import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/layout/phone-link';
import { Icon } from '@/components/ui/icon';
import type { Clinic } from '@/lib/domain/clinic';
import { directionsHref } from '@/lib/domain/map-links';
import { telHref, whatsappHref } from '@/lib/domain/phone';

/** Address, phone, WhatsApp, fax, e-mail and hours, each only when the clinic has it (checklist M55). */
export async function ClinicContact({ clinic }: { clinic: Clinic }) {
  const t = await getTranslations('Clinic');
  const rows: { icon: string; label: string; value: ReactNode }[] = [];
  if (clinic.address) {
    rows.push({
      icon: 'map-pin',
      label: t('address'),
      value: (
        <>
          {clinic.address}
          <br />
          <a className="link" href={directionsHref(clinic)} rel="noopener">
            {t('directions')} <Icon name="external-link" />
          </a>
        </>
      ),
    });
  }
  if (clinic.phone)
    rows.push({ icon: 'phone', label: t('phone'), value: <PhoneLink className="link" phone={clinic.phone} /> });
  if (clinic.whatsapp) {
    rows.push({
      icon: 'message-circle',
      label: t('whatsapp'),
      value: (
        <a className="link" href={whatsappHref(clinic.whatsapp)} rel="noopener">
          {clinic.whatsapp}
        </a>
      ),
    });
  }
  if (clinic.fax)
    rows.push({ icon: 'printer', label: t('fax'), value: <a href={telHref(clinic.fax)}>{clinic.fax}</a> });
  if (clinic.email) {
    rows.push({
      icon: 'mail',
      label: t('email'),
      value: (
        <a className="link" href={`mailto:${clinic.email}`}>
          {clinic.email}
        </a>
      ),
    });
  }
  if (clinic.openingHours) {
    rows.push({
      icon: 'clock',
      label: t('hours'),
      value: <span className="whitespace-pre-line">{clinic.openingHours}</span>,
    });
  }
  if (rows.length === 0) return null;
  return (
    <section className="lg:col-span-5" aria-labelledby="contacto-t">
      <h2 id="contacto-t" className="text-2xl">
        {t('contact')}
      </h2>
      <dl className="facts">
        {rows.map(({ icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} /> {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
