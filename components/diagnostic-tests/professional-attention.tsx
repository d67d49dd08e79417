import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import type { Helpline } from '@/lib/domain/helpline';

/** The direct line of professionals: the configured phone and, when there is one, e-mail (checklist M67). */
export async function ProfessionalAttention({ helpline }: { helpline: Helpline }) {
  const t = await getTranslations('ProfessionalAttention');
  return (
    <Dialog id="atencion-profesional" title={t('title')} closeLabel={t('close')}>
      <p>{t('text')}</p>
      <dl className="facts">
        <div>
          <dt>
            <Icon name="phone" /> {t('phone')}
          </dt>
          <dd>
            <PhoneLink className="link" phone={helpline.phone} />
          </dd>
        </div>
        {helpline.email && (
          <div>
            <dt>
              <Icon name="mail" /> {t('email')}
            </dt>
            <dd>
              <a className="link" href={`mailto:${helpline.email}`}>
                {helpline.email}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
