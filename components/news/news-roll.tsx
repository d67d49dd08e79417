import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { Icon } from '@/components/ui/icon';
import type { PostSummary } from '@/lib/domain/post';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { textsOf } from '@/lib/i18n/texts';
import { type NewsCard, newsCards } from './news-card';
import { NewsCardBody } from './news-cards';

type Props = { locale: Locale; posts: PostSummary[] };

/** The latest posts of the blog as a row of cards (M46). The blog has one language, Spanish. */
export async function NewsRoll({ locale, posts }: Props) {
  if (posts.length === 0) return null;
  const [t, cards] = await Promise.all([getTranslations('News'), newsCards(locale, posts)]);
  return (
    <section className="section" aria-labelledby="actualidad-t">
      <div className="wrap">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
          <h2 id="actualidad-t">{t('title')}</h2>
          <a className="link" href={localePath(locale, '/actualidad')}>
            {t('all')} <Icon name="arrow-right" />
          </a>
        </div>
        <NewsRow label={t('title')} cards={cards} />
      </div>
    </section>
  );
}

/** Posts side by side, as a row that scrolls. `label` names it. */
export async function NewsRow({ label, cards }: { label: string; cards: NewsCard[] }) {
  const texts = await textsOf('Carousel');
  return (
    <Carousel label={label} texts={texts} cards={cards.length} cardWidth="20rem">
      {cards.map((card) => (
        <li key={card.slug} className="card w-72 sm:w-80">
          <NewsCardBody card={card} heading="h3" sizes="20rem" />
        </li>
      ))}
    </Carousel>
  );
}
