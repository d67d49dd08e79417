import { PORTS } from '../support/ports';
import { startSite } from '../support/site';
import { startTlsProxy } from '../support/tls-proxy';
import { test as visiting } from './fixtures';
import { addProfessional, choosePassword, leaveAndGoBack, logIn } from './professional-steps';
import { MAIN, the } from './visitor';

/** The origin of a site that is requested by https. */
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

// Everybody uses https: there the headers of a page decide whether the browser keeps it.
test('a first access sets a password, uses the portal, and leaves nothing behind', async ({ visitor, origin }) => {
  test.setTimeout(120_000);
  await visitor.goto(`${origin}/medicos`);
  await logIn(visitor, addProfessional());
  await choosePassword(visitor);

  const clinics = the('dialog', /València/);
  await visitor.press(the('button', 'València', MAIN));
  await visitor.sees(clinics);
  await visitor.engine.pressAt(4, 4);
  await visitor.lacks(clinics);

  await leaveAndGoBack(visitor);
});
