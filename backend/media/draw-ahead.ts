import type { Hono } from 'hono';
import type { Db } from '@/backend/store/db';

/** A demo catalogue has fewer; a generated one many times more, of which most are never looked at. */
const MOST = 400;
const PAUSE_MS = 20;

/**
 * Asks for the pictures one after the other, so that they are drawn before the first visitor needs them: drawn all at
 * once for a page of thirty, the last would keep that visitor waiting. Answers the function that stops it.
 */
export function drawAhead(app: Hono, db: Db): () => void {
  let isStopped = false;
  const run = async (): Promise<void> => {
    const rows = await db.query<{ contentUrl: string }>(
      `select "contentUrl" from media_object order by id limit ${MOST}`,
    );
    for (const { contentUrl } of rows) {
      if (isStopped) return;
      await app.request(contentUrl);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  run().catch(() => undefined); // a picture that fails here fails again, with a log line, when somebody asks for it
  return () => {
    isStopped = true;
  };
}
