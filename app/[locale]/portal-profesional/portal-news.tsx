import { getTranslations } from 'next-intl/server';
import { newsCards } from '@/components/news/news-card';
import { NewsRow } from '@/components/news/news-row';
import type { PostSummary } from '@/lib/domain/post';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; posts: PostSummary[] };

/** The news of the portal under its own title (M170). No posts: nothing. */
export async function PortalNews({ locale, posts }: Props) {
  if (posts.length === 0) return null;
  const [t, cards] = await Promise.all([getTranslations('ProfessionalPortal'), newsCards(locale, posts)]);
  return (
    <section className="bg-mist py-14" aria-labelledby="portal-noticias-t">
      <div className="wrap">
        <h2 id="portal-noticias-t" className="mb-8">
          {t('news')}
        </h2>
        <NewsRow label={t('news')} cards={cards} />
      </div>
    </section>
  );
}
