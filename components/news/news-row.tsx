import { Carousel } from '@/components/ui/carousel';
import { textsOf } from '@/lib/i18n/texts';
import type { NewsCard } from './news-card';
import { NewsCardBody } from './news-cards';

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
