import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { LOADING_ATTRIBUTE, mark } from '@/lib/domain/page-marks';
import { publicPhoneParts } from '@/lib/domain/phone';
import { siteUrl } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import '../globals.css';

/*
 * Made by scripts/fonts.mjs. One file has the letters of the site's languages; the other has those in foreign names and
 * is loaded only where a page needs it.
 */
const display = localFont({
  src: '../fonts/bricolage-grotesque.woff2',
  weight: '600 700',
  variable: '--font-bricolage',
  display: 'swap',
});
const displayOther = localFont({
  src: '../fonts/bricolage-grotesque-other.woff2',
  weight: '600 700',
  variable: '--font-bricolage-other',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AC-B6, U+B8-B9, U+BC-BE, U+C2-C6, U+CA-CC, U+CE, U+D0, U+D4-D9, U+DB, U+DD-DF, U+E2, U+E4-E6, U+EA-EC, U+EE, U+F0, U+F4, U+F6-F9, U+FB, U+FD-FF, U+131, U+152-153, U+201A, U+201E, U+2020, U+2022, U+2039-203A, U+2122',
    },
  ],
});
const text = localFont({
  src: '../fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  display: 'swap',
});
const textOther = localFont({
  src: '../fonts/figtree-other.woff2',
  weight: '400 700',
  variable: '--font-figtree-other',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AC-B6, U+B8-B9, U+BC-BE, U+C2-C6, U+CA-CC, U+CE, U+D0, U+D4-D9, U+DB, U+DD-DF, U+E2, U+E4-E6, U+EA-EC, U+EE, U+F0, U+F4, U+F6-F9, U+FB, U+FD-FF, U+131, U+152-153, U+201A, U+201E, U+2020, U+2022, U+2039-203A, U+2122',
    },
  ],
});

const FACES = [display, displayOther, text, textOther].map(({ variable }) => variable).join(' ');

/** No page is built ahead: each is rendered on its first request and cached (docs/architecture.md#rendering). */
export const generateStaticParams = async () => [] as never[];

export const viewport: Viewport = { themeColor: '#06332F' };

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), icons: { icon: '/icon.svg' } };
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const [phone] = publicPhoneParts();
  const { loading } = await textsOf('Bootstrap', language);
  return (
    <html lang={language} className={FACES} data-phone={phone?.text} data-tel={phone?.number ?? undefined}>
      <body>
        {children}
        <script src="/bootstrap.js" async {...mark(LOADING_ATTRIBUTE, loading)} />
      </body>
    </html>
  );
}
