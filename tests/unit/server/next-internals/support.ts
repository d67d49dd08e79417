import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BROWSER_ALIASES } from '@/server/next-internals/browser-aliases';

/** Loads a file of the installed framework. */
export const framework = createRequire(import.meta.url);

type Render = (node: unknown, options: Record<string, unknown>) => { pipe: (into: NodeJS.WritableStream) => void };

/** The React that the framework brings along and sends to browsers. */
export const React = framework('next/dist/compiled/react') as typeof import('react');
export const renderToPipeableStream: Render = framework(
  'next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js',
).renderToPipeableStream;

/** The framework's sources for browsers that ask for its constants with a request that is replaced; not the folder "pages". */
export function askersOfConstants(): { name: string; text: string }[] {
  const dist = path.join(path.dirname(framework.resolve('next/package.json')), 'dist');
  const requests = Object.keys(BROWSER_ALIASES).filter((request) => request.endsWith('/constants'));
  return ['client', 'shared']
    .flatMap((folder) => readdirSync(path.join(dist, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.js') && !/\/pages\/|router\/router\.js$/.test(name))
    .map((name) => ({ name: `/${name}`, text: readFileSync(path.join(dist, name), 'utf8') }))
    .filter(({ text }) => requests.some((request) => text.includes(`require("${request}")`)));
}
