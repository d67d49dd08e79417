import { useTranslations } from 'next-intl';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { blockText, breadcrumbData, type Crumb, type Statement } from '@/lib/seo/structured/web-page';

type Props = {
  locale: Locale;
  /** From the home down, without the page itself; paths carry no prefix. */
  trail: Crumb[];
  current: string;
  /** Set if the name is not in the page's language. */
  currentLang?: string;
  /** Structured data about the page for search engines (lib/seo/structured). */
  about?: Statement[];
};

/** The breadcrumb trail and the page's structured data. */
export function Breadcrumbs({ locale, trail, current, currentLang, about = [] }: Props) {
  const t = useTranslations('Shell');
  const steps = [{ name: t('home'), path: '/' }, ...trail];
  return (
    <nav aria-label={t('breadcrumbs')} className="crumbs no-print">
      <ol>
        {steps.map(({ name, path }) => (
          <li key={name}>{path ? <a href={localePath(locale, path)}>{name}</a> : name}</li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
      <StructuredData statements={[breadcrumbData(locale, steps, current), ...about]} />
    </nav>
  );
}

/** Statements for search engines as JSON-LD. */
export const StructuredData = ({ statements }: { statements: Statement[] }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by blockText so that nothing in it ends the element.
    dangerouslySetInnerHTML={{ __html: blockText(statements) }}
  />
);
