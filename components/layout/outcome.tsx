import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import type { PageActions, ShellContent } from '@/lib/domain/shell';
import type { SocialTag } from '@/lib/seo/social';
import { ErrorBody, NotFoundBody } from './outcome-bodies';
import { OutcomeBoundary } from './outcome-boundary';
import { Shell } from './shell';

type Frame = { shell: ShellContent; path: string; phone?: string };

type Props = Frame & {
  /** Returns the content of the page, or null when it does not exist. Throws when it could not be read. */
  load: () => Promise<ReactNode | null>;
  /** The actions of an existing record; asked only after its content. */
  actions?: (() => Promise<PageActions | null>) | undefined;
  /** Tags for social networks (lib/seo/social). */
  social?: Promise<SocialTag[]>;
};

/**
 * Where a page's outcome becomes an HTTP status: content 200, absence 404, failure 500, each with the whole
 * localized page as body; 308 for an absent page that has moved. Next sends an empty document for an error outside
 * Suspense; inside, it sends the fallback with the error's status and never caches a failure (docs/decisions/0004).
 */
export async function Outcome({ load, social, actions, ...frame }: Props) {
  const outcome = await load().then(
    (content) => ({ content, error: null }),
    (error: unknown) => ({ content: null, error }),
  );
  if (outcome.content) {
    return (
      <Shell {...frame} social={await social} actions={await actions?.()}>
        {outcome.content}
      </Shell>
    );
  }
  if (!outcome.error) return <NotFoundPage {...frame} />;
  const t = await getTranslations('Errors');
  return withStatus(
    <Fail error={outcome.error} />,
    <Shell {...frame}>
      <ErrorBody locale={frame.shell.locale} path={frame.path} message={t('unavailable')} />
    </Shell>,
  );
}

/** The page for an unknown address, or a redirect when the page has moved. */
export async function NotFoundPage(frame: Frame) {
  const { shell, path } = frame;
  const target = await shell.movedTo(path);
  if (target) permanentRedirect(target);
  const nearest = await shell.nearestTo(path);
  return withStatus(
    <Absent />,
    <Shell {...frame}>
      <NotFoundBody {...{ path, nearest }} locale={shell.locale} />
    </Shell>,
  );
}

/** `signal` throws the error that sets the status; `page` is the fallback on the server and stays in the browser. */
function withStatus(signal: ReactNode, page: ReactNode) {
  return (
    <OutcomeBoundary page={page}>
      <Suspense fallback={page}>{signal}</Suspense>
    </OutcomeBoundary>
  );
}

async function Absent(): Promise<null> {
  await Promise.resolve();
  notFound();
}

async function Fail({ error }: { error: unknown }): Promise<null> {
  await Promise.resolve();
  throw error;
}
