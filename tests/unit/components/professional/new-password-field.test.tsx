// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { FormTexts } from '@/components/professional/load-professional';
import { NewPasswordField } from '@/components/professional/new-password-field';

const texts = {
  ...{ show: 'Mostrar', hide: 'Ocultar', rules: 'Reglas', ruleMet: 'cumplido', ruleOpen: 'pendiente' },
  ...{ ruleLength: 'De 12 a 128 caracteres', ruleOwn: 'No tu nombre', ruleCommon: 'No una habitual' },
} as FormTexts;
const field = <NewPasswordField id="nueva" label="Nueva" owner={{ name: '', email: '' }} texts={texts} />;
const rules = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent?.split(': ')[1]);

it('counts a password for the rules that was typed before hydration', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (text: string) => text }); // jsdom has none
  document.body.innerHTML = `<div>${renderToString(field)}</div>`;
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'contraseña2026';
  await act(async () => void hydrateRoot(document.body.firstElementChild as Element, field));
  expect(rules()).toEqual(['cumplido', 'cumplido', 'pendiente']);
});
