'use client';

import { OpenPill } from '@/components/shared/open-pill';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import type { OpenTexts } from '@/lib/domain/open-sentence';
import type { ClinicCard } from './to-clinic-card';

type Texts = Record<'ask' | 'directions' | 'video', string>;

type Props = {
  sections: { key: string; name: string; cards: ClinicCard[] }[];
  open: OpenTexts;
  texts: Texts;
};

/** Clinics under their province: whether each is open, its hours, how to reach it, and two things to do. */
export function ClinicSections({ sections, open, texts }: Props) {
  return sections.map(({ key, name, cards }) => (
    <section key={key} className="province-section" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="clinic-cards">
        {cards.map((card) => (
          <Card key={card.slug} {...{ card, open, texts }} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ card, open, texts }: { card: ClinicCard; open: OpenTexts; texts: Texts }) {
  const { slug, name, address, phone, href, hours, week, ask, directions, hasVideo } = card;
  return (
    <li className="clinic-card" id={`clinica-${slug}`}>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      {week && <OpenPill week={week} texts={open} />}
      {address && (
        <p>
          <Icon name="map-pin" /> <span>{address}</span>
        </p>
      )}
      {hours && (
        <p>
          <Icon name="clock" /> <span className="whitespace-pre-line">{hours}</span>
        </p>
      )}
      {phone && (
        <p>
          <Icon name="phone" /> <PhoneLink className="tel" phone={phone} />
        </p>
      )}
      {hasVideo && (
        <p>
          <Icon name="video" /> <span>{texts.video}</span>
        </p>
      )}
      <p className="clinic-actions no-print">
        <a className="btn btn-primary" href={ask}>
          {texts.ask}
          <span className="sr-only"> · {name}</span>
        </a>
        {directions && (
          <a className="btn btn-line" href={directions} rel="noopener">
            {texts.directions}
            <span className="sr-only"> · {name}</span>
          </a>
        )}
      </p>
    </li>
  );
}
