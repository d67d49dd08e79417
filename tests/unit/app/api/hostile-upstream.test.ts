import type { ServerResponse } from 'node:http';
import { json } from '@clinic/contract/tests/support/loopback';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendFailure } from '@/components/forms/send-failure';
import { postForm } from '@/lib/browser/post-form';
import { LOCALES } from '@/lib/i18n/locales';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { apiUpstream } from '@/tests/support/api-upstream';
import { aCallBack } from '@/tests/support/appointment';
import { forgetState } from '@/tests/support/process-state';

vi.mock('@/lib/log', () => ({ log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));
const deadline = vi.hoisted(() => ({ ms: null as number | null }));
vi.mock(import('@/lib/upstream/call-kind'), async (original) => {
  const { callKind } = await original();
  return {
    callKind: (...call) => {
      const kind = callKind(...call);
      return { ...kind, deadlineMs: deadline.ms ?? kind.deadlineMs };
    },
  };
});

const upstream = apiUpstream();
const ROUTES: Record<string, (request: Request) => Promise<Response>> = {
  '/api/contactos/solicitar': (await import('@/app/api/contactos/solicitar/route')).POST,
  '/api/reservas/solicitar': (await import('@/app/api/reservas/solicitar/route')).POST,
  '/api/derechos/solicitar': (await import('@/app/api/derechos/solicitar/route')).POST,
  '/api/citas/solicitar': (await import('@/app/api/citas/solicitar/route')).POST,
};

const ANA = { clinicId: '5', name: 'Ana', email: 'ana@example.org', phone: '600123456', acceptsTerms: true };
const FORMS: [path: string, content: object][] = [
  ['/api/contactos/solicitar', { ...ANA, message: 'Hola' }],
  ['/api/reservas/solicitar', { ...ANA, productId: '3', newsletter: false }],
  ['/api/derechos/solicitar', { ...ANA, right: 'access', surnames: 'Pi', document: 'X1', message: 'Hola' }],
  ['/api/citas/solicitar', { draft: aCallBack() }],
];

const HTML = '<!doctype html><h1>Bad gateway</h1>';
const UPSTREAMS: [what: string, answer: (response: ServerResponse) => void][] = [
  ['answers 500', (response) => json(response, 500, { error: 'SQLSTATE' })],
  ['answers 502 with a page', (response) => json(response, 502, HTML, 'text/html')],
  ['answers 200 with a page', (response) => json(response, 200, HTML, 'text/html')],
  ['answers what is no JSON', (response) => json(response, 200, '{"success":')],
  ['answers nothing that says anything', (response) => json(response, 200, {})],
  ['answers success: false', (response) => json(response, 200, { success: false })],
  ['answers success: false with its reason', (response) => json(response, 200, { success: false, error: 'No' })],
  ['answers 400', (response) => json(response, 400, {})],
  ['answers 401', (response) => json(response, 401, { code: 401, message: 'JWT Token not found' })],
  ['answers 403', (response) => json(response, 403, {})],
  ['answers 404', (response) => json(response, 404, HTML, 'text/html')],
  ['leads elsewhere', (response) => response.writeHead(302, { location: '/login' }).end()],
  ['resets the connection', (response) => response.destroy()],
  [
    'breaks off',
    (response) => response.writeHead(200, { 'content-length': 99 }).write('{"suc', () => response.destroy()),
  ],
];

beforeEach(() => {
  deadline.ms = null;
  process.env.RIGHTS_FORM = 'on';
  forgetState('rate.', 'booking.');
  const outside = fetch;
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const route = ROUTES[address];
    if (!route) return outside(address, init);
    const headers = { ...init.headers, host: 'localhost:3000' };
    return route(new Request(`http://localhost:3000${address}`, { ...init, headers }));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The message of the form after sending. */
async function said(path: string, content: object, locale: keyof typeof MESSAGES): Promise<string> {
  const answer = await postForm(path, { locale, ...content }, crypto.randomUUID());
  if (answer.kind === 'done' || answer.kind === 'invalid') return JSON.stringify(answer);
  return renderToStaticMarkup(createElement(SendFailure, { texts: MESSAGES[locale].VisitorForm, failure: answer }));
}
const MESSAGES = { es, ca, en };

describe.each(FORMS)('%s before an upstream that', (path, content) => {
  it.each(UPSTREAMS)('%s reports an error', async (_what, answer) => {
    upstream.answer = (request, response) => {
      request.resume().on('end', () => answer(response));
    };
    for (const locale of LOCALES)
      expect(await said(path, content, locale)).toContain(MESSAGES[locale].VisitorForm.failed);
  });

  it('never responds reports an error', async () => {
    deadline.ms = 50;
    upstream.answer = (request) => void request.resume();
    expect(await said(path, content, 'es')).toContain('Se ha producido un error. Por favor, inténtelo de nuevo.');
    expect(await said(path, content, 'en')).toContain('An error has occurred. Please try again later.');
  });
});
