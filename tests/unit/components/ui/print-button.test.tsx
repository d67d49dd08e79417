import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrintButton } from '@/components/ui/print-button';

it('is in the document before hydration, which a first press starts: a link after it must not move under the press', () => {
  expect(renderToStaticMarkup(<PrintButton label="Imprimir" />)).toMatch(
    /^<button type="button" class="btn btn-line scripted" data-scripted=""/,
  );
});
