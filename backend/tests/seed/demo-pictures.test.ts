import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderPicture } from '#media/render';
import { ownFile } from '#own-folder';
import { demoTables } from '#seed/demo';

/** The hues of the services on the pages. */
const HUES = {
  medicas: ['#e9f5f2', '#cbe8e1', '#7cc3b4', '#0e7468', '#0a5c54', '#06332f'],
  imagen: ['#edf1fc', '#d5dff8', '#9db4f5', '#3556b8', '#2a4593', '#182a5c'],
  genetica: ['#fbeef5', '#f4d3e3', '#e39abf', '#a33371', '#85265a', '#4d1233'],
};

/** Motifs of the demo's pictures: each file name begins with one. */
const SCENES = [
  'facade',
  'other-facade',
  'portrait',
  'reception',
  'consulting-room',
  'mri',
  'ct',
  'ultrasound',
  'xray',
  'mammograph',
  'densitometer',
  'sequencer',
  'laboratory',
  'microscope',
  'eye',
  'heart',
  'rehabilitation',
  'sports',
  'genetics',
  'family',
  'teleconsultation',
  'calendar',
  'welcome',
];

const tables = demoTables();
const pictures = new Map(
  tables.media_objects.map(({ id, contentUrl }) => [id, String(contentUrl).replace(/^\/media\/(.*)\.jpg$/, '$1')]),
);
const names = [...pictures.values()];
const pictureOf = (id: unknown) => pictures.get(Number(id));
const svgOf = (name: string) => readFileSync(ownFile(`seed/content/media_objects/${name}.svg`), 'utf8');
const serviceOf = new Map(tables.especialidads.map(({ id, servicio }) => [id, String(servicio)]));

describe.each(SCENES)('the demo pictures that show %s', (scene) => {
  const shown = names.filter((name) => name.startsWith(`${scene}-`));

  it('have the size of a photograph and a small file', async () => {
    const jpeg = await renderPicture(Buffer.from(svgOf(shown[0] ?? '')));
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1280, height: 853 });
    expect(jpeg.length).toBeGreaterThan(12_000);
    expect(jpeg.length).toBeLessThan(75_000);
  });

  it('are all different', () => {
    expect(shown).not.toEqual([]);
    expect(new Set(shown.map(svgOf)).size).toBe(shown.length);
  });

  it('contain only shapes, and no duplicate clip path', () => {
    for (const svg of shown.map(svgOf)) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<(?:text|script|image|style|foreignObject)|href|\son\w+=/);
      const ids = Array.from(svg.matchAll(/clipPath id="([^"]+)"/g), ([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it('each show one of these scenes', () => {
  expect(names.filter((name) => !SCENES.some((scene) => name.startsWith(`${scene}-`)))).toEqual([]);
  expect(names.length).toBeGreaterThan(300);
});

it('show each doctor alone, and no two alike', () => {
  const portraits = tables.medicos.flatMap(({ fotografia }) => pictureOf(fotografia) ?? []);
  expect(portraits.length).toBeGreaterThan(3);
  expect(portraits.filter((name) => !name.startsWith('portrait-'))).toEqual([]);
  expect(new Set(portraits.map(svgOf)).size).toBe(portraits.length);
});

it('have our logo on our clinics only', () => {
  const fronts = tables.centromedicos.flatMap(({ otro, fotografia }) => {
    const scene = pictureOf(fotografia)?.match(/^(?:other-)?facade/)?.[0];
    return scene ? [[scene, otro]] : [];
  });
  expect(fronts).toContainEqual(['other-facade', true]);
  expect(fronts).toContainEqual(['facade', false]);
  expect(fronts).not.toContainEqual(['facade', true]);
});

it('have the colour of the service of the test or product that shows them', () => {
  for (const { urlseo, especialidads, ...row } of [...tables.pruebas, ...tables.productos]) {
    const services = (especialidads as number[]).toSorted((a, b) => a - b).map((id) => serviceOf.get(id));
    for (const field of ['fotografia', 'icono', 'imagen1', 'imagen2']) {
      const name = pictureOf((row as Record<string, unknown>)[field]);
      if (!name) continue;
      const isTest = 'imagen1' in row;
      const own = (isTest && services.find((service) => service !== 'medicas')) || services[0];
      expect([urlseo, field, name.split('-').at(-1)]).toEqual([urlseo, field, own]);
    }
  }
});

it.each(Object.entries(HUES))('of %s have its hue', (service, hues) => {
  const ofService = names.filter((name) => name.endsWith(`-${service}`));
  expect(ofService.length).toBeGreaterThan(10);
  for (const name of ofService) expect([name, hues.some((hue) => svgOf(name).includes(hue))]).toEqual([name, true]);
});
