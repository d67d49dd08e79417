import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = { locale: Locale; trail: { name: string; path: string | null }[]; current: string; currentLang?: string };

/** Where the page stands. `trail` goes from the home down, without the page itself; paths carry no prefix. `currentLang` is given when the name is not in the page's language. */
export async function Breadcrumbs({ locale, trail, current, currentLang }: Props) {
  const t = await getTranslations('Shell');
  return (
    <nav aria-label={t('breadcrumbs')} className="crumbs no-print">
      <ol>
        <li>
          <a href={localePath(locale, '/')}>{t('home')}</a>
        </li>
        {trail.map(({ name, path }) => (
          <li key={name}>{path ? <a href={localePath(locale, path)}>{name}</a> : name}</li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
