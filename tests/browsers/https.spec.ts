import { PORTS } from '../support/ports';
import { startSite } from '../support/site';
import { startTlsProxy } from '../support/tls-proxy';
import { test } from './fixtures';
import { addProfessional, choosePassword, leaveAndGoBack, logIn } from './professional-steps';

test('over https, too, Back after the logout shows nothing of the portal', async ({ visitor }, { parallelIndex }) => {
  test.setTimeout(120_000);
  const port = PORTS.browsersHttps + parallelIndex;
  const proxy = await startTlsProxy(port);
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${PORTS.backend}`,
    port,
    env: { SITE_URL: proxy.origin, TRUSTED_PROXY_HOPS: '1' },
  });
  try {
    await visitor.goto(`${proxy.origin}/medicos`);
    await logIn(visitor, addProfessional());
    await choosePassword(visitor);
    await leaveAndGoBack(visitor);
  } finally {
    await proxy.close();
    await site.stop();
  }
});
