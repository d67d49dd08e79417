import type { ReactNode } from 'react';
import { type Locale, localePath } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  /** The page of the record, without language prefix; null if it has none. */
  path: string | null;
  className?: string;
  /** Says after the name that there is no page. */
  missing?: string;
  children: ReactNode;
};

/** The name of a record: a link to its page, or text if it has none. */
export const NameLink = ({ locale, path, className, missing, children }: Props) =>
  path === null ? (
    <span>
      {children}
      {missing && <small> {missing}</small>}
    </span>
  ) : (
    <a className={className} href={localePath(locale, path)}>
      {children}
    </a>
  );
