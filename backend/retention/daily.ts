import type { Db } from '#store/db';
import { forgetOld } from './forget';
import type { Forgotten, Periods } from './periods';

const FIRST_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

type Options = {
  periods: Periods;
  mailFolder: string | null;
  /** Called after each round with the number of deleted records by period. */
  onForgotten: (forgotten: Forgotten) => void;
  onError: (error: unknown) => void;
};

/** Deletes personal data whose period is over, a minute after the start and then daily. Answers the function that stops it. */
export function startRetention(db: Db, { periods, mailFolder, onForgotten, onError }: Options): () => void {
  const round = () => void forgetOld(db, { periods, mailFolder, now: new Date() }).then(onForgotten, onError);
  let daily: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    round();
    daily = setInterval(round, DAY_MS);
    daily.unref();
  }, FIRST_MS);
  first.unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}
