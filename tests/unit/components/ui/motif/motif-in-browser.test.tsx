// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawing } from '@/components/ui/motif/drawing';
import { Motif } from '@/components/ui/motif/motif';

const shapesOf = (container: HTMLElement) => container.querySelector('svg')?.innerHTML ?? '';
const paths = (markup: string) => markup.match(/ d="[^"]+"/g);
const drawn = (seed: string) => drawing({ service: 'genetica', seed, cols: 16, rows: 5, variant: 'filled' });

it('draws a motif that was not in the document, and replaces it', async () => {
  const { container, rerender } = render(<Motif service="genetica" seed="exoma-clinico" />);
  await waitFor(() => expect(paths(shapesOf(container))).toEqual(paths(drawn('exoma-clinico'))));

  rerender(<Motif service="genetica" seed="farmacogenetica" />);
  await waitFor(() => expect(paths(shapesOf(container))).toEqual(paths(drawn('farmacogenetica'))));
});

it('keeps the drawing of the server', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<svg><path d="M0 0h9"></path></svg>';
  document.body.append(container);
  render(<Motif service="genetica" seed="exoma-clinico" />, { container, hydrate: true });

  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shapesOf(container)).toBe('<path d="M0 0h9"></path>');
});
