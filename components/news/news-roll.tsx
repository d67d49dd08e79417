import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import type { PostSummary } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { newsCards } from './news-card';
import { NewsCardBody } from './news-card-body';

type Props = { locale: Locale; posts: PostSummary[] };

/** The latest posts of the blog as a row of cards (checklist M46). The blog has one language, Spanish. */
export async function NewsRoll({ locale, posts }: Props) {
  const [t, carousel] = await Promise.all([getTranslations('News'), getTranslations('Carousel')]);
  if (posts.length === 0) return null;
  const cards = await newsCards(locale, posts);
  return (
    <section className="section" aria-labelledby="actualidad-t">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="actualidad-t">{t('title')}</h2>
          <a className="link" href={localePath(locale, '/actualidad')}>
            {t('all')} <Icon name="arrow-right" />
          </a>
        </div>
        <Carousel label={t('title')} texts={{ previous: carousel('previous'), next: carousel('next') }}>
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
