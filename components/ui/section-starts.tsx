import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  label: string;
  starts: { key: string; name: string; number: number }[];
  /** The path of a page, without language prefix. */
  pathOf: (number: number) => string;
};

/** Links to the sections of a long list, on any of its pages. */
export function SectionStarts({ locale, label, starts, pathOf }: Props) {
  return (
    <nav aria-label={label} className="no-print">
      <ul className="section-starts">
        {starts.map(({ key, name, number }) => (
          <li key={key}>
            <a href={`${localePath(locale, pathOf(number))}#${key}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
