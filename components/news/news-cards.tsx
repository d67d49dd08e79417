import type { ComponentProps } from 'react';
import { Motif } from '@/components/ui/motif/motif';
import { PictureBox } from '@/components/ui/picture-box';
import { DateTile } from './date-tile';
import type { NewsCard } from './news-card';

type Heading = 'h2' | 'h3';

/** Posts in rows of up to three. */
export function NewsGrid({ cards, heading }: { cards: NewsCard[]; heading: Heading }) {
  return (
    <ul className="news-grid">
      {cards.map((card) => (
        <li key={card.slug} className="card">
          <NewsCardBody card={card} heading={heading} sizes="(min-width: 45rem) 25rem, 92vw" />
        </li>
      ))}
    </ul>
  );
}

/** A post: picture, date and title; the whole card links to the article (docs/architecture.md#look). */
export function NewsCardBody({ card, heading: Title, sizes }: { card: NewsCard; heading: Heading; sizes: string }) {
  return (
    <>
      <NewsPicture card={card} className="aspect-16/9 sm:aspect-3/2" sizes={sizes} widths={[320, 640]} />
      <div className="flex gap-4 p-5">
        <DateTile date={card.date} />
        <Title className="text-lg leading-snug">
          <NewsTitle card={card} className="card-link" />
        </Title>
      </div>
    </>
  );
}

type PictureProps = {
  card: Pick<NewsCard, 'slug' | 'picture' | 'lang'>;
  className: string;
  sizes: string;
  eager?: boolean;
} & Pick<ComponentProps<typeof PictureBox>, 'widths'>;

/** The picture of a post, or the bands of its slug in the same box. */
export function NewsPicture({ card, className, ...shown }: PictureProps) {
  const { slug, picture, lang } = card;
  return (
    <div className={`overflow-hidden bg-mist-2 ${className}`} lang={lang}>
      {picture ? (
        <PictureBox picture={picture} {...shown} />
      ) : (
        <Motif service="genetica" seed={slug} cols={14} rows={9} className="size-full" />
      )}
    </div>
  );
}

/** The title of a post as a link; on pages in other languages it names the language of the post. */
function NewsTitle({ card, className }: { card: NewsCard; className?: string }) {
  return (
    <a href={card.href} className={className}>
      <span lang={card.lang}>{card.title}</span>
      {card.languageNote && <span className="text-base font-normal text-ink-2"> {card.languageNote}</span>}
    </a>
  );
}

/** The newest post in large, and the following ones in a list (docs/architecture.md#look). */
export function NewsLead({ lead, others }: { lead: NewsCard; others: NewsCard[] }) {
  return (
    <div className="news-lead">
      <article className="card">
        <NewsPicture
          card={lead}
          className="aspect-16/9"
          sizes="(min-width: 64rem) min(62vw, 50rem), 94vw"
          widths={[640, 960, 1280]}
          eager
        />
        <div className="flex gap-5 p-5 md:p-7">
          <DateTile date={lead.date} />
          <h2 className="text-2xl">
            <NewsTitle card={lead} className="card-link" />
          </h2>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="news-list">
          {others.map((card) => (
            <li key={card.slug}>
              <DateTile date={card.date} />
              <h2 className="text-lg leading-snug">
                <NewsTitle card={card} />
              </h2>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
