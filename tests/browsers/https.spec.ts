import { PORTS } from '../support/ports';
import { startSite } from '../support/site';
import { startTlsProxy } from '../support/tls-proxy';
import { test as visiting } from './fixtures';
import { addProfessional, choosePassword, leaveAndGoBack, logIn } from './professional-steps';

/** The origin of a site that is asked by https. */
const test = visiting.extend<{ origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern
    async ({}, use, { parallelIndex }) => {
      const port = PORTS.browsersHttps + parallelIndex;
      const proxy = await startTlsProxy(port);
      const apiUrl = `http://127.0.0.1:${PORTS.backend}`;
      const site = await startSite({ apiUrl, port, env: { SITE_URL: proxy.origin, TRUSTED_PROXY_HOPS: '1' } });
      await use(proxy.origin);
      await proxy.close();
      await site.stop();
    },
    { timeout: 120_000 },
  ],
});

test('over https, too, Back after the logout shows nothing of the portal', async ({ visitor, origin }) => {
  test.setTimeout(120_000);
  await visitor.goto(`${origin}/medicos`);
  await logIn(visitor, addProfessional());
  await choosePassword(visitor);
  await leaveAndGoBack(visitor);
});
