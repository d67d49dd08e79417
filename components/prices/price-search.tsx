import { useTranslations } from 'next-intl';
import { MAX_TEXT_LENGTH, PRICE_FIELDS } from '@/lib/i18n/directory-address';
import { type Locale, localePath } from '@/lib/i18n/locales';

/** The search among the prices: a form that loads the page again. */
export function PriceSearch({ locale, text }: { locale: Locale; text: string }) {
  const t = useTranslations('PriceIndex');
  return (
    <search className="no-print w-full max-w-3xl">
      <form action={localePath(locale, '/precios')} autoComplete="off">
        <label htmlFor="precios-busca" className="mb-2 block font-semibold">
          {t('search')}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="precios-busca"
            className="control flex-1"
            type="search"
            name={PRICE_FIELDS.text}
            defaultValue={text}
            maxLength={MAX_TEXT_LENGTH}
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="submit" className="btn btn-primary">
            {t('submit')}
          </button>
        </div>
      </form>
    </search>
  );
}
