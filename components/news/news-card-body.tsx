'use client';

import { DateTile } from './date-tile';
import type { NewsCard } from './news-card';
import { NewsPicture } from './news-picture';
import { NewsTitle } from './news-title';

export type Heading = 'h2' | 'h3';

/** A post: picture, date and title; the whole card leads to the article (docs/architecture.md#look). */
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
