import { expect } from 'vitest';
import { blocksOf } from './page-statements';
import { PORTS } from './ports';
import { startSite } from './site';
import { startSpelledUpstream } from './spelled-upstream';

type Statement = Record<string, unknown>;

/** A page as its visitors and search engines read it: its head, its main part, and the statement of a type. */
type Shown = { head: Element; main: Element; about: (type: string) => Statement };

/**
 * Starts a site in front of the API with the corpora of spellings. `read` returns a page, which is read once; it needs
 * a document of jsdom. `posted` lists the forms that the API has received.
 */
export async function startSpelledSite() {
  const upstream = await startSpelledUpstream();
  const env = { TRUSTED_PROXY_HOPS: '1' }; // each form has another visitor
  const site = await startSite({ apiUrl: upstream.origin, port: PORTS.spellings, env });
  const shown = new Map<string, Promise<Shown>>();
  const request = async (path: string): Promise<Shown> => {
    const answer = await fetch(site.origin + path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    const { head, body } = new DOMParser().parseFromString(html, 'text/html');
    const about = (type: string) => blocksOf(html).find((one) => one['@type'] === type) ?? {};
    return { head, main: body.querySelector('main') ?? body, about };
  };
  const read = (path: string): Promise<Shown> => {
    const page = shown.get(path) ?? request(path);
    shown.set(path, page);
    return page;
  };
  const stop = async () => {
    await site.stop();
    await upstream.stop();
  };
  return { origin: site.origin, posted: upstream.posted, read, stop };
}

/** Compares the seen and the right values of each record or spelling. */
export async function compare<T>(
  all: readonly T[],
  of: (one: T) => Promise<[seen: unknown, right: unknown]>,
): Promise<void> {
  const pairs: [unknown, unknown][] = [];
  for (const one of all) pairs.push(await of(one));
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.map(([seen]) => seen)).toEqual(pairs.map(([, right]) => right));
}

/** Text with its white space as browsers show it. */
export const bare = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The different addresses of the links in an element that begin like this. */
export function hrefsOf(element: Element | undefined, start: string): string[] {
  const links = element?.querySelectorAll(`a[href^="${start}"]`) ?? [];
  return [...new Set([...links].map((link) => link.getAttribute('href') ?? ''))];
}

type Week = readonly (readonly (readonly [number, number])[])[];

/** A week as pages have it for the script that says whether a clinic is open. */
export const writtenWeek = (week: Week): string => week.map((day) => day.map((one) => one.join('-')).join()).join(';');

/** The week of an element that says whether a clinic is open; null without hours. */
export const shownWeek = (element: Element | undefined): string | null =>
  element?.querySelector('[data-week]')?.getAttribute('data-week') ?? null;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The week that a clinic states for search engines; null without hours. */
export function statedWeek({ openingHoursSpecification: stated }: Statement): string | null {
  if (!Array.isArray(stated)) return null;
  const minute = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const week = DAYS.map((day) =>
    stated
      .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
      .map(({ opens, closes }): [number, number] => {
        const [from, until] = [minute(opens), closes === '23:59' ? 1440 : minute(closes)];
        return [from, until > from ? until : until + 1440];
      }),
  );
  return writtenWeek(week);
}
