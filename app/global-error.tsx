'use client';

import { useState } from 'react';
import { PhoneLink } from '@/components/ui/phone-link';
import { publicPhoneParts } from '@/lib/domain/phone';
import { type Locale, localeOfPath, localePath } from '@/lib/i18n/locales';
import ca from '@/messages/crash/ca.json';
import en from '@/messages/crash/en.json';
import es from '@/messages/crash/es.json';

// Bundled, because the server may be unreachable when the scripts of a page fail.
const TEXTS: Record<Locale, typeof es> = { es, ca, en };

/** Reads path and fonts of the failed page from its document. */
const readPage = () => {
  if (typeof document === 'undefined') return { path: '/', faces: '' };
  return { path: location.pathname, faces: document.documentElement.className };
};

/** Replaces a page whose scripts failed in the browser; the framework's own page is in English. */
export default function CrashedPage() {
  const [{ path, faces }] = useState(readPage);
  const locale = localeOfPath(path);
  const texts = TEXTS[locale].Crash;
  return (
    <html lang={locale} className={faces}>
      <body>
        <title>{texts.title}</title>
        <main className="wrap section stack">
          <h1 className="text-4xl">{texts.title}</h1>
          <p role="alert">{texts.text}</p>
          <p className="flex flex-wrap gap-3">
            <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
              {texts.retry}
            </button>
            <a className="btn btn-line" href={localePath(locale, '/')}>
              {texts.home}
            </a>
          </p>
          <p>
            {texts.phone} <PhoneLink className="link whitespace-nowrap" phone={publicPhoneParts()} />
          </p>
        </main>
      </body>
    </html>
  );
}
