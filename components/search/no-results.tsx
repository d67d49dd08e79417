import { getTranslations } from 'next-intl/server';
import { PhoneLink } from '@/components/layout/phone-link';
import { Motif } from '@/components/motif/motif';
import { DEFAULT_PHONE } from '@/lib/domain/phone';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** What to try next, and whom to call, when nothing was found (checklist M77). */
export async function NoResults({ locale }: { locale: Locale }) {
  const t = await getTranslations('SearchResults');
  return (
    <div className="grid items-start gap-8 md:grid-cols-[15rem_1fr]">
      <Motif
        service="medicas"
        seed="404"
        variant="outline"
        cols={12}
        rows={6}
        className="h-30 w-full max-w-60 rounded-lg"
      />
      <div className="stack">
        <h2 className="text-2xl">{t('suggestions')}</h2>
        <ul className="rich list-disc pl-5">
          <li>{t('suggestSpelling')}</li>
          <li>{t('suggestGeneral')}</li>
          <li>{t('suggestPlace')}</li>
        </ul>
        <p className="flex flex-wrap gap-3">
          <a className="btn btn-primary" href={localePath(locale, '/')}>
            {t('home')}
          </a>
          <a className="btn btn-line" href={localePath(locale, '/contacto')}>
            {t('contact')}
          </a>
        </p>
        <p>
          {t('phone')} <PhoneLink className="link" phone={DEFAULT_PHONE} />
        </p>
      </div>
    </div>
  );
}
