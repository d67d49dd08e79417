'use client';

import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import type { Picture } from '@/lib/domain/media';
import type { Service } from '@/lib/domain/speciality';

type Entry = {
  name: string;
  slug: string;
  service: Service | null;
  photo: Picture | null;
  summary: string | null;
  /** The name of its speciality, and in how many clinics it is done. */
  of: string | null;
  where: string | null;
  facts: [title: string, text: string][];
  /** Those for it, with the price as text. */
  vouchers: [name: string, slug: string, price: string | null][];
};

type Props = {
  /** What the slug of a test, and of a voucher, is put behind to make an address. */
  base: string;
  vouchers: string;
  sections: { key: string; name: string; entries: Entry[] }[];
  texts: Texts;
};

type Texts = Record<'more' | 'voucher', string>;

/** Tests under their letter; what the record says of preparation and results is folded, so that a phone shows many. */
export function TestSections({ base, vouchers, sections, texts }: Props) {
  return sections.map(({ key, name, entries }) => (
    <section key={key} className="letter-section" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="entries">
        {entries.map((entry) => (
          <TestEntry key={entry.slug} {...{ entry, base, vouchers, texts }} />
        ))}
      </ul>
    </section>
  ));
}

type EntryProps = Omit<Props, 'sections'> & { entry: Entry };

function TestEntry({ entry, base, vouchers: shop, texts }: EntryProps) {
  const { name, slug, service, photo, summary, of, where, facts, vouchers } = entry;
  return (
    <li className="entry" data-service={service ?? undefined}>
      {photo && (
        <span className="entry-photo">
          <PictureBox picture={photo} alt="" widths={[160, 320]} />
        </span>
      )}
      <h3>
        <a href={base + slug}>{name}</a>
      </h3>
      {summary && <p>{summary}</p>}
      {(of || where) && <p className="entry-facts">{[of, where].filter(Boolean).join(' · ')}</p>}
      {vouchers.map(([title, path, price]) => (
        <p key={path} className="entry-facts">
          {texts.voucher} <a href={shop + path}>{title}</a>
          {price && ` · ${price}`}
        </p>
      ))}
      {facts.length > 0 && (
        <details className="entry-more">
          <summary className="link">
            {texts.more}
            <span className="sr-only"> · {name}</span> <Icon name="chevron-down" />
          </summary>
          <dl>
            {facts.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}
