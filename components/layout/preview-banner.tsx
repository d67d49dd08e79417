import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';

/** Says on every page of a preview that it shows a change that is not published (docs/decisions/0182). */
export async function PreviewBanner({ locale }: { locale: Locale }) {
  const { label, text, leave } = await textsOf('Preview', locale);
  return (
    <aside className="bg-mist no-print" aria-label={label}>
      <div className="wrap flex flex-wrap gap-x-6 gap-y-2 py-2 text-sm">
        <p>
          <strong>{label}.</strong> {text}
        </p>
        <a className="link" href={localePath(locale, '/vista-previa/salir')}>
          {leave}
        </a>
      </div>
    </aside>
  );
}
