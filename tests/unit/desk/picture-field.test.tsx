// @vitest-environment jsdom
// @own-process: packages of the desk require ES modules.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureField } from '@/desk/src/records/picture-field';

const IRI = '/gestion/catalogo/media_objects/1';
const PICTURE = { '@id': IRI, id: 1, contentUrl: '/media/sala.jpg' };

afterEach(() => vi.unstubAllGlobals());

const input = () => document.querySelector('input[role=combobox]') as HTMLInputElement;

/** Shows the field of a record with a picture after another record has read the list of pictures. */
async function open(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', answer);
  const queries = new QueryClient();
  queries.setQueryData(['offered', 'media_objects', ''], [PICTURE]);
  const field = <PictureField label="Fotografía" value={IRI} onChange={() => undefined} />;
  await act(async () => render(<QueryClientProvider client={queries}>{field}</QueryClientProvider>));
}

it('settles while the name of its picture is still being read', async () => {
  await open(() => new Promise(() => undefined));
  expect(input().value).toBe('/media/sala.jpg');
});

it('shows the name of its picture once it was read', async () => {
  await open(async () => Response.json({ 'hydra:member': [PICTURE], 'hydra:totalItems': 1 }));
  expect(input().value).toBe('/media/sala.jpg');
});
