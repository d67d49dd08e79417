// The weight of a page.
import http from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { scriptsOf } from './browser.mjs';

/** One address of each kind of content page, on the demo catalogue. */
export const CONTENT_PAGES = {
  home: '/',
  clinic: '/clinicas/valencia-centro',
  speciality: '/especialidades/cardiologia',
  doctors: '/medicos',
  product: '/productos/chequeo-ginecologico',
  article: '/actualidad/gripe-o-resfriado',
};

/** The lists that lead to them. */
export const LISTING_PAGES = {
  specialities: '/especialidades',
  clinics: '/clinicas',
  tests: '/pruebas',
  shop: '/especial-online',
  insurers: '/aseguradoras',
  results: '/resultados-busqueda?q=corazon',
};

/** Pages that are deliberately noindex: the shop by the specification (M13). */
export const HIDDEN_PAGES = ['shop', 'results'];

/**
 * Returns a page's compressed document with its headers, its size and the share of its inline scripts, and the
 * compressed size of all scripts that a browser requests for it (null without a browser).
 */
export async function describePage(url, browser) {
  const { gzip, headers, rawHeaders } = await gzipped(url);
  let scriptGzip = null;
  if (browser) {
    scriptGzip = 0;
    for (const source of await scriptsOf(browser, url)) scriptGzip += (await gzipped(source)).gzip.length;
  }
  const inlinedPerMarkup = inlinedShare(gunzipSync(gzip).toString());
  return { gzip, headers, rawHeaders, htmlGzip: gzip.length, inlinedPerMarkup, scriptGzip };
}

/** The ratio of script bytes within a document to the other bytes; an element with a type is data, not a script. */
export function inlinedShare(html) {
  const inlined = html.match(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>[\s\S]*?<\/script>/gi) ?? [];
  const inlinedBytes = Buffer.byteLength(inlined.join(''));
  return inlinedBytes / (Buffer.byteLength(html) - inlinedBytes);
}

/** A response in gzip: as compressed by the server, else compressed here. Rejects unless it is a 200. */
export function gzipped(url) {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'gzip' }, timeout: 30_000 }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode, headers, rawHeaders } = answer;
        const body = Buffer.concat(parts);
        if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}`));
        else resolve({ gzip: headers['content-encoding'] === 'gzip' ? body : gzipSync(body), headers, rawHeaders });
      });
    });
    request.on('timeout', () => request.destroy(new Error(`${url} did not answer in time.`)));
    request.on('error', reject);
  });
}
