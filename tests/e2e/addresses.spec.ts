import { expect, test } from './visit';

for (const [asked, right] of [
  ['/home', '/'],
  ['/ca/home?x=1', '/ca?x=1'],
  ['/Clinicas/Torrent?Origen=Y', '/clinicas/torrent?Origen=Y'],
  ['/EN/Especialidades', '/en/especialidades'],
  ['/ES/Contacto', '/contacto'],
  ['/CA/Payment/OK/aB3', '/ca/payment/ok/aB3'],
] as const) {
  test(`${asked} leads to ${right} for good`, async ({ request, baseURL }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(baseURL + right);
  });
}

test('an address in capitals that no page has is still a missing page', async ({ request }) => {
  expect((await request.get('/Clinicas/No-La-Hay')).status()).toBe(404);
});

for (const [path, heading] of [
  ['/payment/KO', 'Se ha producido un error en el pago'],
  ['/payment/OKAY/N1', 'Se ha producido un error en el pago'],
  ['/payment/cancelado_3.2', 'Se ha producido un error en el pago'],
  ['/en/payment/Ko/N1', 'A payment error has occurred'],
] as const) {
  test(`${path} is the page of a payment that failed`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

for (const path of ['/payment/ko/N1/N2', '/payment/a%20b']) {
  test(`${path} is no page of a payment`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const path of ['/salud/contacto', '/.well-known/clinicas', '/fr/clinicas', '/xx', '/media-x/clinicas']) {
  test(`${path} is a missing page in Spanish: only es, ca and en are languages`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('<html lang="es"');
  });
}

test('an unknown endpoint answers 404 in JSON and must not be cached', async ({ request }) => {
  for (const path of ['/api/nada', '/api/clinicas/x', '/api/medicos', '/api/pedir-cita', '/api/crawlers/robots']) {
    const answer = await request.get(path);
    expect([path, answer.status(), await answer.text()]).toEqual([path, 404, '{"error":"not_found"}']);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});
