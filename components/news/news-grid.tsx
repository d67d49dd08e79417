'use client';

import type { NewsCard } from './news-card';
import { type Heading, NewsCardBody } from './news-card-body';

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
