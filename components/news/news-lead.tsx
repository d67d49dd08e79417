import { DateTile } from './date-tile';
import type { NewsCard } from './news-card';
import { NewsPicture, NewsTitle } from './news-cards';

/** The newest post large, the following ones in a list beside it (docs/architecture.md#look). */
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
