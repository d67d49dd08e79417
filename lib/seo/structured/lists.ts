import type { ItemListLeaf } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { absoluteUrl } from '../absolute';

/** A record as a list shows it; without path it has no page. */
export type Listed = { name: string; path: string | null };

/** A list of the page under its heading; undefined for one that is empty and so not shown. */
export function listData(locale: Locale, name: string, records: Listed[]): ItemListLeaf | undefined {
  if (records.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    name,
    itemListElement: records.map((record, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: record.name,
      url: record.path === null ? undefined : absoluteUrl(locale, record.path),
    })),
  };
}
