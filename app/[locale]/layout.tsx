import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { siteUrl } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import '../globals.css';

const display = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
});
const text = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
});

/** Nothing is rendered at build: every page is made on its first request and kept (architecture section 3). */
export const generateStaticParams = async () => [] as never[];

export const viewport: Viewport = { themeColor: '#06332F' };

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(siteUrl()), icons: { icon: '/icon.svg' } };
}

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  return (
    <html lang={isLocale(locale) ? locale : DEFAULT_LOCALE} className={`${display.variable} ${text.variable}`}>
      <body>{children}</body>
    </html>
  );
}
