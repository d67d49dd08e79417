import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { renderAhead } from '#media/render-ahead';
import type { Db } from '#store/db';

const rows = ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'].map((contentUrl) => ({
  contentUrl,
  picture: contentUrl,
}));
const db = { query: async () => rows } as unknown as Db;

function pictures() {
  const asked: string[] = [];
  const app = new Hono();
  app.get('/media/:name', (c) => {
    asked.push(c.req.path);
    return c.body(null);
  });
  return { app, asked };
}

describe('renderAhead', () => {
  it('requests every picture, one after the other', async () => {
    const { app, asked } = pictures();
    renderAhead(app, db, '/nowhere');
    await vi.waitFor(() => expect(asked).toEqual(['/media/a.jpg', '/media/b.jpg', '/media/c.jpg']));
  });

  it('requests no more once it is stopped', async () => {
    const { app, asked } = pictures();
    const stop = renderAhead(app, db, '/nowhere');
    stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toEqual([]);
  });
});
