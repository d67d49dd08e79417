import { createRequire } from 'node:module';

/** Loads a file of the installed framework. */
export const framework = createRequire(import.meta.url);

type Render = (node: unknown, options: Record<string, unknown>) => { pipe: (into: NodeJS.WritableStream) => void };

/** The React that the framework contains and sends to browsers. */
export const React = framework('next/dist/compiled/react') as typeof import('react');
export const renderToPipeableStream: Render = framework(
  'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
).renderToPipeableStream;
