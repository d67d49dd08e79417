import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Statement } from '@/lib/seo/structured/block';
import { breadcrumbData, type Crumb } from '@/lib/seo/structured/breadcrumbs';
import { BreadcrumbTrail } from './breadcrumb-trail';
import { blockId } from './structured-data';

type Props = {
  locale: Locale;
  /** From the home down, without the page itself; paths carry no prefix. */
  trail: Crumb[];
  current: string;
  /** Given when the name is not in the page's language. */
  currentLang?: string;
  /** What the page is about, for search engines (lib/seo/structured). */
  about?: Statement[];
};

/** The breadcrumb trail and the page's structured data. */
export async function Breadcrumbs({ locale, trail, current, currentLang, about = [] }: Props) {
  const t = await getTranslations('Shell');
  const steps = [{ name: t('home'), path: '/' }, ...trail];
  return (
    <BreadcrumbTrail
      label={t('breadcrumbs')}
      steps={steps.map(({ name, path }) => [name, path && localePath(locale, path)])}
      current={current}
      lang={currentLang}
      block={blockId([breadcrumbData(locale, steps, current), ...about])}
    />
  );
}
