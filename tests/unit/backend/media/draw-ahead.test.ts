import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { drawAhead } from '@/backend/media/draw-ahead';
import type { Db } from '@/backend/store/db';

const rows = ['/media/a.jpg', '/media/b.jpg', '/media/c.jpg'].map((contentUrl) => ({ contentUrl }));
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

describe('drawAhead', () => {
  it('asks for every picture, one after the other', async () => {
    const { app, asked } = pictures();
    drawAhead(app, db);
    await vi.waitFor(() => expect(asked).toEqual(['/media/a.jpg', '/media/b.jpg', '/media/c.jpg']));
  });

  it('asks for no more once it is stopped', async () => {
    const { app, asked } = pictures();
    const stop = drawAhead(app, db);
    stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked).toEqual([]);
  });
});
