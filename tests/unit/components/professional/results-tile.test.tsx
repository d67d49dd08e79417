// @vitest-environment jsdom
import { phoneParts } from '@clinic/contract/phone-numbers';
import { render, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ResultsTile } from '@/components/professional/results-tile';
import es from '@/messages/es.json';

it.each([
  ['their site', 'https://results.example.test/', 'https://results.example.test/', /pacientes que nos remite/],
  ['the helpline if no site is configured', null, 'tel:+34963400901', /Llámenos al 963 400 901/],
])('the results of patients lead to %s (M168)', (_, configured, href, text) => {
  const { container } = render(
    <NextIntlClientProvider locale="es" messages={es} timeZone="Europe/Madrid">
      <ResultsTile href={configured} phone={phoneParts('963 400 901')} />
    </NextIntlClientProvider>,
  );
  const link = within(container).getByRole('link', { name: /^Resultados de pacientes/ });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.textContent).toMatch(text);
});
