import { type BestResult, countResults, type SearchResults } from './search';
import type { Service } from './speciality';

/** One of the best with what its picture is drawn from; `service` is null where it belongs to none. */
export type BestShown = BestResult & { service: Service | null; slug: string; iconUrl?: string | undefined };

/** The best matches worth showing before the lists: none when all results are a short list of one kind. */
export function bestOf(results: SearchResults): BestShown[] {
  const { todo, ...counts } = countResults(results);
  const isShortList = todo <= results.best.length && Object.values(counts).filter(Boolean).length < 2;
  return isShortList ? [] : results.best.map((one) => ({ ...one, ...pictureOf(one, results) }));
}

type Drawn = Pick<BestShown, 'service' | 'slug' | 'iconUrl'>;

function pictureOf({ kind, id }: BestResult, results: SearchResults): Drawn {
  const among = <T extends { id: string }>(list: T[]) => list.find((one) => one.id === id);
  if (kind === 'speciality') {
    const { service = null, slug = id, iconUrl } = among(results.specialities) ?? {};
    return { service, slug, ...(iconUrl && { iconUrl }) };
  }
  if (kind === 'test') {
    const { service = null, slug = id } = among(results.tests) ?? {};
    return { service, slug };
  }
  if (kind === 'regional') {
    const { service = null, path = '', iconUrl } = among(results.regional) ?? {};
    return { service, slug: path.split('/')[2] ?? id, ...(iconUrl && { iconUrl }) };
  }
  return { service: null, slug: id };
}
