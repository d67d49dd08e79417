import { getTranslations } from 'next-intl/server';
import { everyPage, pageNumbers } from '@/lib/domain/page-numbers';
import { type Texts, textsOf } from '@/lib/i18n/texts';
import { Icon } from './icon';

type Props = {
  number: number;
  count: number;
  /** The address of a page. */
  href: (number: number) => string;
  /** Labels of the neighbouring pages of a list sorted by time. */
  names?: Texts<'PageLinkNames'>;
};

/** Plain links to the near pages of a list and, folded, to all of them; renders nothing for a single page. */
export async function PageLinks({ number, count, href, names }: Props) {
  if (count === 1) return null;
  const [t, texts] = await Promise.all([getTranslations('PageLinks'), names ?? textsOf('PageLinkNames')]);
  const near = pageNumbers(number, count);
  return (
    <nav aria-label={texts.label} className="page-links no-print">
      {number > 1 && (
        <a className="btn btn-line" href={href(number - 1)} rel="prev">
          <Icon name="chevron-left" /> {texts.previous}
        </a>
      )}
      <Numbers pages={near} {...{ number, href }} />
      {number < count && (
        <a className="btn btn-line" href={href(number + 1)} rel="next">
          {texts.next} <Icon name="chevron-right" />
        </a>
      )}
      {near.length < count && (
        <details>
          <summary className="link">
            {t('all')} <Icon name="chevron-down" />
          </summary>
          <Numbers pages={everyPage(count)} {...{ number, href }} />
        </details>
      )}
    </nav>
  );
}

type NumbersProps = { pages: number[]; number: number; href: Props['href'] };

/** Pages by their numbers, with a mark where some are left out. */
async function Numbers({ pages, number, href }: NumbersProps) {
  const t = await getTranslations('PageLinks');
  return (
    <ol>
      {pages.map((page, index) => (
        <li key={page} data-gap={index > 0 && page - (pages[index - 1] ?? page) > 1 ? '' : undefined}>
          <a
            href={href(page)}
            aria-label={t('page', { number: page })}
            aria-current={page === number ? 'page' : undefined}
          >
            {page}
          </a>
        </li>
      ))}
    </ol>
  );
}
