import { getTranslations } from 'next-intl/server';
import { newsCards } from '@/components/news/news-card';
import { NewsCardBody } from '@/components/news/news-card-body';
import { Carousel } from '@/components/ui/carousel';
import type { PostSummary } from '@/lib/domain/post';
import type { Locale } from '@/lib/i18n/locales';

type Props = { locale: Locale; posts: PostSummary[] };

/** The news of the portal under its own title (M170). No posts: nothing. */
export async function PortalNews({ locale, posts }: Props) {
  if (posts.length === 0) return null;
  const [t, carousel, cards] = await Promise.all([
    getTranslations('ProfessionalPortal'),
    getTranslations('Carousel'),
    newsCards(locale, posts),
  ]);
  return (
    <section className="bg-mist py-14" aria-labelledby="portal-noticias-t">
      <div className="wrap">
        <h2 id="portal-noticias-t" className="mb-8">
          {t('news')}
        </h2>
        <Carousel label={t('news')} texts={{ previous: carousel('previous'), next: carousel('next') }}>
          {cards.map((card) => (
            <li key={card.slug} className="card w-72 sm:w-80">
              <NewsCardBody card={card} heading="h3" sizes="20rem" />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
