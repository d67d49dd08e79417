import { useTranslations } from 'next-intl';
import { FirstHourLink } from '@/components/shared/first-hour';
import { Icon } from '@/components/ui/icon';
import { PictureBox } from '@/components/ui/picture-box';
import type { MediaRef, Picture } from '@/lib/domain/media';
import { formatPrice } from '@/lib/domain/price';
import type { TestEntry as Entry, TestPage } from '@/lib/domain/test-directory';
import type { ShownHour } from '@/lib/i18n/first-hour';
import { type Locale, localePath } from '@/lib/i18n/locales';

const MAX_VOUCHERS = 2;

type Sections = TestPage['sections'];

type Props = {
  locale: Locale;
  sections: Sections;
  pictures: Map<MediaRef, Picture>;
  /** The first free hour of a test; null without an agenda. */
  hourOf: (entry: Entry) => ShownHour | null;
};

/** Tests under their letter. Preparation and results are folded, so that a phone shows many tests. */
export function TestSections({ locale, sections, pictures, hourOf }: Props) {
  return sections.map(({ key, name, members }) => (
    <section key={key} className="letter-section" aria-labelledby={key}>
      <h2 id={key}>{name}</h2>
      <ul className="entries">
        {members.map((entry) => (
          <TestEntry
            key={entry.test.slug}
            {...{ locale, entry }}
            hour={hourOf(entry)}
            photo={(entry.test.picture && pictures.get(entry.test.picture)) ?? null}
          />
        ))}
      </ul>
    </section>
  ));
}

type EntryProps = {
  locale: Locale;
  entry: Sections[number]['members'][number];
  photo: Picture | null;
  hour: ShownHour | null;
};

function TestEntry({ locale, entry: { test, speciality, clinics, vouchers }, photo, hour }: EntryProps) {
  const [t, first] = [useTranslations('TestIndex'), useTranslations('FirstHour')];
  const { name, slug, summary, delivery } = test;
  const facts = [...test.facts, ...(delivery ? [{ title: t('delivery'), text: delivery }] : [])];
  const where = clinics && clinics.length > 0 ? t('clinics', { count: clinics.length }) : null;
  const about = [speciality?.name, where].filter(Boolean);
  return (
    <li className="entry" data-service={speciality?.service ?? undefined}>
      {photo && (
        <span className="entry-photo">
          <PictureBox picture={photo} alt="" widths={[160, 320]} />
        </span>
      )}
      <h3>
        <a href={localePath(locale, `/pruebas/${slug}`)}>{name}</a>
      </h3>
      {summary && <p>{summary}</p>}
      {about.length > 0 && <p className="entry-facts">{about.join(' · ')}</p>}
      {vouchers.slice(0, MAX_VOUCHERS).map((voucher) => (
        <p key={voucher.slug} className="entry-facts">
          {t('voucher')} <a href={localePath(locale, `/productos/${voucher.slug}`)}>{voucher.name}</a>
          {voucher.priceCents ? ` · ${formatPrice(locale, voucher.priceCents)}` : null}
        </p>
      ))}
      <FirstHourLink label={first('label')} hour={hour} about={name} />
      {facts.length > 0 && (
        <details className="entry-more">
          <summary className="link">
            {t('more')}
            <span className="sr-only"> · {name}</span> <Icon name="chevron-down" />
          </summary>
          <dl>
            {facts.map(({ title, text }) => (
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
