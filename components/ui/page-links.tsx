import { Icon } from '@/components/ui/icon';
import { pageNumbers } from '@/lib/domain/page-numbers';

type Props = {
  number: number;
  count: number;
  /** The address of a page. */
  href: (number: number) => string;
  texts: { label: string; previous: string; next: string; page: (number: number) => string };
};

/** The way through the pages of a list, by plain links; nothing when there is only one. */
export function PageLinks({ number, count, href, texts }: Props) {
  if (count === 1) return null;
  return (
    <nav aria-label={texts.label} className="page-links no-print">
      {number > 1 && (
        <a className="btn btn-line" href={href(number - 1)} rel="prev">
          <Icon name="chevron-left" /> {texts.previous}
        </a>
      )}
      <ol>
        {pageNumbers(number, count).map((page, index, pages) => (
          <li key={page} data-gap={index > 0 && page - (pages[index - 1] ?? page) > 1 ? '' : undefined}>
            <a href={href(page)} aria-label={texts.page(page)} aria-current={page === number ? 'page' : undefined}>
              {page}
            </a>
          </li>
        ))}
      </ol>
      {number < count && (
        <a className="btn btn-line" href={href(number + 1)} rel="next">
          {texts.next} <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
