import type { Hono } from 'hono';
import type { Db } from '#store/db';
import { deleteUnusedFiles } from './picture-files';

/** A demo catalogue has fewer pictures; a generated one has many times more, most of which are never requested. */
const MAX_PICTURES = 400;
const PAUSE_MS = 20;

/**
 * Requests the pictures one after the other, so that they are rendered before the first visitor needs them: rendered
 * all at once for a page of thirty, the visitor would wait for the last one. Returns a stop function.
 */
export function renderAhead(app: Hono, db: Db, folder: string): () => void {
  let isStopped = false;
  const run = async (): Promise<void> => {
    const rows = await db.query<{ contentUrl: string; picture: string }>(
      'select "contentUrl", picture from media_object order by id',
    );
    await deleteUnusedFiles(
      folder,
      rows.map(({ picture }) => picture),
    );
    for (const { contentUrl } of rows.slice(0, MAX_PICTURES)) {
      if (isStopped) return;
      await app.request(contentUrl);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  run().catch(() => undefined); // a picture that fails here fails again, with a log line, when it is requested
  return () => {
    isStopped = true;
  };
}
