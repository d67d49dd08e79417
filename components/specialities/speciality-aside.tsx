import { phoneParts } from '@clinic/contract/phone-numbers';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';
import { phoneOfSpeciality } from '@/lib/phones';

type Props = { slug: string /** Where this is done. */; children: ReactNode };

/** The telephone and its hours, beside the text of a speciality. */
export function SpecialityAside({ slug, children }: Props) {
  const t = useTranslations('Speciality');
  return (
    <aside className="aside lg:col-span-4" aria-label={t('aside')}>
      <div className="stack">
        <h2 className="text-xl">{t('questions')}</h2>
        <p>
          <PhoneLink className="big-phone" phone={phoneParts(phoneOfSpeciality(slug))} />
        </p>
        <p className="text-ink-2 text-sm">{t('hours')}</p>
        <p className="text-ink-2 text-sm">{t('callBack')}</p>
      </div>
      {children}
    </aside>
  );
}
