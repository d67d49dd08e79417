import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LinkPair } from '@/components/ui/link-pair';
import { Motif } from '@/components/ui/motif/motif';
import { addressSearch } from '@/lib/domain/address-search';
import type { NearestPage } from '@/lib/domain/shell';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { CallLine } from './call-line';
import { NotFoundSearch } from './not-found-search';

type Props = {
  locale: Locale;
  /** The requested path without language prefix; '/' when it is unknown. */
  path: string;
  nearest: NearestPage[];
};

/**
 * Suggestions for a missing page: a similar page, a search for its words, the home page, the contact form, the
 * telephone.
 */
export function NotFoundBody({ locale, path, nearest }: Props) {
  const t = useTranslations('NotFound');
  return (
    <div className="wrap section stack">
      <Motif service="medicas" seed="404" variant="digits" className="w-full max-w-60" />
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      {nearest.length > 0 && (
        <section aria-labelledby="cercanas">
          <h2 id="cercanas" className="text-xl">
            {t('nearest')}
          </h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.path} className="py-2">
                <a className="link" href={localePath(locale, page.path)}>
                  {page.name}
                </a>
                {page.note && <span className="text-sm text-ink-2"> · {page.note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <NotFoundSearch
        action={localePath(locale, '/resultados-busqueda')}
        words={addressSearch(path)}
        label={t('search')}
        submit={t('submit')}
      />
      <p className="flex flex-wrap gap-3">
        <a className="btn btn-line" href={localePath(locale, '/')}>
          {t('home')}
        </a>
        <a className="btn btn-line" href={localePath(locale, '/contacto')}>
          {t('contact')}
        </a>
      </p>
      <CallLine text={t('phone')} />
    </div>
  );
}

type ErrorBodyProps = { locale: Locale; path: string; message: string };

/** A page that could not be read: the exact message, a retry, and the telephone. */
export function ErrorBody({ locale, path, message }: ErrorBodyProps) {
  const t = useTranslations('Errors');
  return (
    <div className="wrap section stack">
      <h1 className="text-4xl">{t('title')}</h1>
      <div className="error-panel" role="alert">
        <p>
          <Icon name="triangle-alert" /> {t('error', { message })}
        </p>
      </div>
      <LinkPair
        links={[
          [localePath(locale, path), t('retry')],
          [localePath(locale, '/'), t('home')],
        ]}
      />
      <CallLine text={t('phone')} />
    </div>
  );
}
