import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

/** The application as a listener of Node's own server. */
export const listenerOf = (app: Hono) => getRequestListener(app.fetch);
