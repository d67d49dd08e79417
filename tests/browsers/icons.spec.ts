import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures';

type Box = { left: number; top: number; width: number; height: number };

const FIRST_SHOWN = `(() => {
  const icon = [...document.querySelectorAll('.btn .i-calendar')].find((one) => one.checkVisibility?.() ?? one.offsetParent);
  const { left, top, right, bottom } = icon.getBoundingClientRect();
  const [x, y] = [Math.round(left), Math.round(top)];
  return { left: x, top: y, width: Math.round(right) - x, height: Math.round(bottom) - y };
})()`;

/** Difference between the pixels of one column of an icon, out of 255; the column is given as a part of the width. */
async function contrastOf(picture: Buffer, { left, top, width, height }: Box, part: number): Promise<number> {
  const column = { left: left + Math.round(part * (width - 1)), top, width: 1, height };
  const pixels = await sharp(picture).extract(column).greyscale().raw().toBuffer();
  return Math.max(...pixels) - Math.min(...pixels);
}

// All icons are on one sheet: their edges are empty, unless the sheet is misplaced.
test('an icon shows its own drawing, and no part of its neighbours', async ({ visitor }) => {
  await visitor.goto('/clinicas/valencia-centro');
  const box = await visitor.evaluate<Box>(FIRST_SHOWN);
  // WebKit paints the page before it has drawn the sheet, even after the load event.
  await expect.poll(async () => contrastOf(await visitor.engine.screenshot(), box, 0.5)).toBeGreaterThan(80);
  const picture = await visitor.engine.screenshot();
  const edges = await Promise.all([0, 1].map((part) => contrastOf(picture, box, part)));
  expect(Math.max(...edges)).toBeLessThan(60);
});
