import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SpecialityIcon } from '@/components/shared/speciality-icon';
import { ICON_SLUGS, iconCell } from '@/components/shared/speciality-icons';
import { ICON_GRID } from '@/components/shared/sprite-icon';

describe('iconCell', () => {
  it('points at the cell where speciality-icons.svg draws that speciality', () => {
    const sheet = readFileSync('components/shared/speciality-icons.svg', 'utf8');
    const drawn = Array.from(
      sheet.matchAll(/<path id="([^"]+)"(?: transform="translate\((\d+) (\d+)\)")?/g),
      ([, slug, x, y]) => ({ slug, cell: Number(x ?? 0) / 48 + (ICON_GRID.cols * Number(y ?? 0)) / 48 }),
    );
    expect(drawn).toEqual(ICON_SLUGS.map((slug) => ({ slug, cell: iconCell(slug, null) })));
    expect(sheet).toContain(`viewBox="0 0 ${ICON_GRID.cols * 48} ${ICON_GRID.rows * 48}"`);
  });

  it('has an icon for each of the 47 specialities of the catalogue', () => {
    expect(new Set(ICON_SLUGS).size).toBe(47);
  });

  it.each([
    ['medicas', 'medicina-interna'],
    ['imagen', 'radiologia-digital'],
    ['genetica', 'genetica-clinica'],
    [null, 'medicina-interna'],
  ] as const)('gives an unknown speciality of %s the icon of %s', (service, slug) => {
    expect(iconCell('acupuntura', service)).toEqual(iconCell(slug, null));
  });
});

describe('SpecialityIcon', () => {
  it('shows the cell of the speciality, decoratively, in the size asked', () => {
    const html = renderToStaticMarkup(<SpecialityIcon slug="cirugia-general" service="medicas" size={48} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('width:48px;height:48px');
    expect(html).toMatch(/-webkit-mask:url\([^)]*\) 100% 40%\/800% 600%/);
  });
});
