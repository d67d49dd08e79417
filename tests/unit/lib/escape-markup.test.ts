import { expect, it } from 'vitest';
import { escapeMarkup } from '@/lib/escape-markup';

it('turns what opens a tag, an entity or ends an attribute into entities', () => {
  expect(escapeMarkup(`<a title="x">O'Neill & hijos</a>`)).toBe(
    '&lt;a title=&quot;x&quot;&gt;O&apos;Neill &amp; hijos&lt;/a&gt;',
  );
});
