import { expect, it } from 'vitest';
import { escapeMarkup } from '@/lib/escape-markup';

it('escapes characters that open a tag or an entity or end an attribute', () => {
  expect(escapeMarkup(`<a title="x">O'Neill & hijos</a>`)).toBe(
    '&lt;a title=&quot;x&quot;&gt;O&apos;Neill &amp; hijos&lt;/a&gt;',
  );
});
