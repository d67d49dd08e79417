import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CookieButton } from '@/components/cookies/cookie-button';
import { BannerSeal } from '@/components/shared/banner';
import { foreignSources } from '@/lib/http/third-party-sources';

// The proxy looks for both in the markup of the page: a service without a mark is blocked, even after consent.
it('names its services to the content policy, like the place of the seal', () => {
  const banner = { name: 'Medicina Estética' } as Parameters<typeof BannerSeal>[0]['banner'];
  const page = renderToStaticMarkup(
    <>
      <BannerSeal banner={banner} />
      <CookieButton locale="es" services="ahps" label="Configurar cookies" />
    </>,
  );
  const { script } = foreignSources(page, 'https://seal.example.test/seal.js');
  expect(script).toEqual(
    expect.arrayContaining([
      'https://www.googletagmanager.com',
      'https://static.hotjar.com',
      'https://connect.facebook.net',
      'https://seal.example.test',
    ]),
  );
});
