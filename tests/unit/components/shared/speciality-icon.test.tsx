import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ICON_GRID, SpecialityIcon } from '@/components/shared/speciality-icon';
import { DRAWN_ICONS, iconCell } from '@/components/shared/speciality-icons';

describe('iconCell', () => {
  it('points at the cell where speciality-icons.svg draws that speciality', () => {
    const sheet = readFileSync('components/shared/speciality-icons.svg', 'utf8');
    const drawn = Array.from(
      sheet.matchAll(/<path id="([^"]+)"(?: transform="translate\((\d+) (\d+)\)")?/g),
      ([, name, x, y]) => ({ name, cell: Number(x ?? 0) / 48 + (ICON_GRID.cols * Number(y ?? 0)) / 48 }),
    );
    expect(drawn).toEqual(DRAWN_ICONS.map(([name], cell) => ({ name, cell })));
    expect(sheet).toContain(`viewBox="0 0 ${ICON_GRID.cols * 48} ${ICON_GRID.rows * 48}"`);
  });

  it('gives each speciality of the demo a different icon, by its slug and by its name in any language', () => {
    const folder = 'backend/seed/content/especialidads';
    const records = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    const cells = records.map(({ urlseo, nombre }) =>
      [urlseo, nombre.es, nombre.ca, nombre.en].map((words) => iconCell(words, null)),
    );
    expect(cells.filter((same) => new Set(same).size > 1)).toEqual([]);
    expect(new Set(cells.map(([cell]) => cell)).size).toBe(records.length);
  });

  it.each([
    ['Cardiología infantil', 'heart'],
    ['Ecocardiograma de esfuerzo', 'heart-ultrasound'],
    ['Tomografía computarizada', 'scanner'],
  ])('knows a speciality nobody foresaw by its words: %s', (words, name) => {
    expect(DRAWN_ICONS[iconCell(words, null)]?.[0]).toBe(name);
  });

  it.each([
    ['medicas', 'stethoscope'],
    ['imagen', 'x-ray'],
    ['genetica', 'dna'],
    [null, 'stethoscope'],
  ] as const)('gives an unknown speciality of %s the icon of %s', (service, name) => {
    expect(DRAWN_ICONS[iconCell('acupuntura', service)]?.[0]).toBe(name);
  });
});

describe('SpecialityIcon', () => {
  it("shows the record's own icon when it has one, in the requested size", () => {
    const html = renderToStaticMarkup(<SpecialityIcon own="/media/api/i.png" words="cardiologia" service="medicas" />);
    expect(html).toMatch(/^<img src="\/media\/160\/api\/i.png" alt="" width="28" height="28"/);
  });

  it('shows the cell of the speciality, decoratively, in the requested size', () => {
    const html = renderToStaticMarkup(<SpecialityIcon words="cirugia-general" service="medicas" size={48} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).toContain('width:48px;height:48px');
    expect(html).toMatch(/-webkit-mask:url\([^)]*\) 100% 40%\/800% 600%/);
  });
});
