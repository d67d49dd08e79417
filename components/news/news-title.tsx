import type { NewsCard } from './news-card';

/** The title of a post as a link to it; on pages of another language it says which language the post is in. */
export function NewsTitle({ card, className }: { card: NewsCard; className?: string }) {
  return (
    <a href={card.href} className={className}>
      <span lang={card.lang}>{card.title}</span>
      {card.languageNote && <span className="text-base font-normal text-ink-2"> {card.languageNote}</span>}
    </a>
  );
}
