// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FarSection } from '@/components/ui/far-section';

const section = (
  <FarSection className="bg-mist" aria-labelledby="horario-t">
    <h2 id="horario-t">Horario</h2>
  </FarSection>
);
const mount = () => {
  document.body.innerHTML = `<div>${renderToString(section)}</div>`;
  return document.body.firstElementChild as Element;
};

/** The start of an element with the class. */
const FAR_TAG = /<\w+\s[^<>]*className=[^<>=]*\bfar\b[^<>]*>/g;

afterEach(() => vi.unstubAllGlobals());

it('is a section with the classes of one out of sight and those of its own', () => {
  expect(mount().innerHTML).toBe(
    '<section aria-labelledby="horario-t" class="section far bg-mist"><h2 id="horario-t">Horario</h2></section>',
  );
  expect(renderToString(<FarSection />)).toBe('<section class="section far"></section>');
});

it('hydrates without a complaint on the console after the early script has laid it out, and stays so', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = mount();
  (root.firstElementChild as HTMLElement).style.contentVisibility = 'visible';
  await act(async () => void hydrateRoot(root, section));
  expect((root.firstElementChild as HTMLElement).style.contentVisibility).toBe('visible');
});

it('whatever else the early script lays out may differ when it is hydrated', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const tags = files.flatMap((file) =>
    Array.from(readFileSync(`components/${file}`, 'utf8').matchAll(FAR_TAG), ([tag]) => ({ file, tag })),
  );
  expect(tags.map(({ file }) => file)).toEqual(
    expect.arrayContaining(['home/service-columns.tsx', 'layout/footer.tsx', 'ui/far-section.tsx']),
  );
  expect(tags.filter(({ tag }) => !tag.includes('suppressHydrationWarning'))).toEqual([]);
});
