'use client';

import { DateTile } from './date-tile';
import type { NewsCard } from './news-card';
import { NewsPicture } from './news-picture';

/** The newest post large, the following ones in a list beside it (look.md section 6, "News"). */
export function NewsFront({ lead, others }: { lead: NewsCard; others: NewsCard[] }) {
  return (
    <div className="news-front">
      <article className="card news-lead">
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
            <a href={lead.href} className="card-link" lang={lead.lang}>
              {lead.title}
            </a>
          </h2>
        </div>
      </article>
      {others.length > 0 && (
        <ul className="news-list">
          {others.map((card) => (
            <li key={card.slug}>
              <DateTile date={card.date} />
              <h2 className="text-lg leading-snug">
                <a href={card.href} lang={card.lang}>
                  {card.title}
                </a>
              </h2>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
