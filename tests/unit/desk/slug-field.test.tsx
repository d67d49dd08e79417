// @vitest-environment jsdom
// @own-process: packages of the desk require ES modules.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlugField } from '@/desk/src/records/slug-field';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => vi.unstubAllGlobals());

const input = () => document.querySelector('input') as HTMLInputElement;
const button = () => document.querySelector('button');
const press = () => act(async () => button()?.click());

type Given = { list?: string; value?: string; old?: string; title?: string };

function Field({ list = 'pruebas', value = '', old = '', title = '' }: Given) {
  const [typed, setTyped] = useState(value);
  const record = old ? { '@id': '', id: 1, urlseo: old } : null;
  return (
    <SlugField
      {...{ list, record, title, name: 'urlseo', label: 'Address', error: undefined }}
      value={typed}
      onChange={setTyped}
    />
  );
}

/** Shows the field with a slug, and the slug that the record had before; '' for a new record. */
async function open(given: Given): Promise<void> {
  await act(async () =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Field {...given} />
      </QueryClientProvider>,
    ),
  );
}

it.each([
  ['Ecografía de l’úter (3D)', 'ecografia-de-l-uter-3d'],
  ['Рентген', 'рентген'],
])('suggests a slug for the name %s of a new record', async (title, slug) => {
  await open({ title });
  await press();
  expect(input().value).toBe(slug);
  expect(button()).toBeNull();
});

it.each([
  ['without a name', {}],
  ['beside a slug that the site serves', { title: 'Holter', value: 'holter-24h' }],
  ['for a slug that was stored before the rule', { title: '50 %', value: '50%', old: '50%' }],
])('suggests nothing %s', async (_when, given) => {
  await open(given);
  expect(button()).toBeNull();
});

it.each([
  ['productos', '50%', '50'],
  ['productos', '-x-', 'x'],
  ['pruebas', 'Neurología', 'neurología'],
  ['especialidads', 'pagina', 'pagina-1'],
  ['paginas', 'medicos/x', 'medicos-x'],
])('replaces a slug of %s that the site cannot serve, %s, by %s', async (list, value, slug) => {
  await open({ list, value });
  await press();
  expect(input().value).toBe(slug);
});
