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

/** How far the pixels of one column differ, of 255. */
async function contrastOf(picture: Buffer, { left, top, height }: Box): Promise<number> {
  const pixels = await sharp(picture).extract({ left, top, width: 1, height }).greyscale().raw().toBuffer();
  return Math.max(...pixels) - Math.min(...pixels);
}

// All icons are on one sheet: at the edges of each nothing is drawn, unless the sheet lies wrong.
test('an icon shows its own drawing, and nothing of those beside it', async ({ visitor }) => {
  await visitor.goto('/clinicas/valencia-centro');
  const box = await visitor.evaluate<Box>(FIRST_SHOWN);
  const picture = await visitor.engine.screenshot();
  const columns = [0.5, 0, 1].map((part) => Math.round(box.left + part * (box.width - 1)));
  const [middle = 0, ...edges] = await Promise.all(columns.map((left) => contrastOf(picture, { ...box, left })));
  expect(middle).toBeGreaterThan(80);
  expect(Math.max(...edges)).toBeLessThan(60);
});
