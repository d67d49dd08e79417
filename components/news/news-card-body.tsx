'use client';

import { DateTile } from './date-tile';
import type { NewsCard } from './news-card';
import { NewsPicture } from './news-picture';

export type Heading = 'h2' | 'h3';

/** A post: picture, date and title; the whole card leads to the article (look.md section 4, "News card"). */
export function NewsCardBody({ card, heading: Title, sizes }: { card: NewsCard; heading: Heading; sizes: string }) {
  return (
    <>
      <NewsPicture card={card} className="aspect-16/9 sm:aspect-3/2" sizes={sizes} widths={[320, 640]} />
      <div className="flex gap-4 p-5">
        <DateTile date={card.date} />
        <Title className="text-lg leading-snug">
          <a href={card.href} className="card-link" lang={card.lang}>
            {card.title}
          </a>
        </Title>
      </div>
    </>
  );
}
