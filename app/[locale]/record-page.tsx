import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { ShellContent } from '@/lib/domain/shell';
import type { Locale } from '@/lib/i18n/locales';
import { recordMetadata } from '@/lib/seo/metadata';
import { FramedPage } from './framed-page';

type Props = { params: Promise<{ locale: Locale }> };

type Page = {
  /** Key of the record, and path of the page. */
  key: string;
  /** The namespace with the default title and lead. */
  messages: 'AppointmentPage' | 'ContactPage' | 'ProductRequestPage' | 'ProfessionalRegistrationPage' | 'RightsPage';
  /** True when the page has tags for social networks. */
  isShared: boolean;
  load: (shell: ShellContent) => Promise<ReactNode>;
};

/** Page and metadata of a form at a fixed address, with the head of its record. */
export function recordPage({ key, messages, isShared, load }: Page) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const { locale } = await params;
    const fallback = async () => {
      const t = await getTranslations(messages);
      return { title: t('title'), description: t('lead') };
    };
    return recordMetadata({ locale, key, fallback });
  }
  async function page({ params }: Props) {
    const { locale } = await params;
    const head = isShared ? generateMetadata({ params }) : undefined;
    return <FramedPage {...{ locale, head, load }} path={`/${key}`} />;
  }
  return { generateMetadata, page };
}
