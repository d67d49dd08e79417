import { expect, it } from 'vitest';
import { sourceFiles } from '@/tests/support/source-files';

/** The files that call another process over HTTP, with their part of docs/decisions/0200. */
const CLIENTS = new Map([
  ['lib/upstream/send.ts', 'the site calls the upstream'],
  ['lib/upstream/transport.ts', 'its sockets'],
  ['lib/upstream/staff-calls.ts', 'the desk is passed on unchanged'],
  ['server/framework.ts', 'the proxy calls Next'],
  ['lib/browser/request.ts', 'a page calls the site'],
  ['components/layout/unpaid.ts', 'the bootstrap script'],
  ['components/layout/first-use.ts', 'the bootstrap script'],
  ['components/layout/prefetch-links.ts', 'the bootstrap script'],
  ['desk/src/api.ts', 'the desk calls the backend'],
  ['backend/post-json.ts', 'the backend calls other servers'],
]);

const CALL = /(?<![\w.])fetch\(|https?\.(?:request|get)\(|^import \{[^}]*\} from 'undici'/m;

it('calls over HTTP in these files only', () => {
  const sources = sourceFiles(['app', 'components', 'lib', 'server', 'backend', 'desk/src']);
  const found = sources.filter(({ name, text }) => !name.includes('/tests/') && CALL.test(text));
  expect(found.map(({ name }) => name).sort()).toEqual([...CLIENTS.keys()].sort());
});
