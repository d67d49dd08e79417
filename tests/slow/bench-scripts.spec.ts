import { Loopback } from '@clinic/contract/tests/support/loopback';
import { scriptsOf } from '@/tools/bench/browser.mjs';
import { expect, test } from '../e2e/visit';

const PAGE = `<!doctype html><title>x</title><link rel="icon" href="data:,">
<script src="/early.js"></script>
<script src="/old.js" nomodule></script>
<script>addEventListener('load', () => setTimeout(() => import('/late.js'), 1_000));</script>`;

const site = new Loopback();

test.beforeAll(async () => {
  site.answer = (request, response) => {
    const isPage = request.url === '/';
    response.writeHead(request.url === '/missing' ? 404 : 200, {
      'content-type': isPage ? 'text/html' : 'text/javascript',
    });
    response.end(isPage ? PAGE : 'void 0');
  };
  await site.start();
});

test.afterAll(() => site.stop());

test('the benchmark counts the scripts that a page loads after the load event, not those it never requests', async ({
  browser,
}) => {
  const scripts = await scriptsOf(browser, `${site.origin}/`);
  expect(scripts.toSorted()).toEqual([`${site.origin}/early.js`, `${site.origin}/late.js`]);
});

test('the benchmark does not weigh a missing page', async ({ browser }) => {
  await expect(scriptsOf(browser, `${site.origin}/missing`)).rejects.toThrow('/missing answered 404');
});
