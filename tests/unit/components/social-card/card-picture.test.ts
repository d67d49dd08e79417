import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cardPicture } from '@/components/social-card/card-picture';

const card = { name: 'Holter', brand: 'Grupo', service: 'medicas' as const, seed: 'holter' };

/** Red on top, blue below. */
const photo = async () => {
  const half = { width: 400, height: 400, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, height: 800, background: '#ff0000' } })
    .composite([{ input: blue, top: 400, left: 0 }])
    .png()
    .toBuffer();
};
const cornerOf = async (picture: Uint8Array) => {
  const { data } = await sharp(picture)
    .extract({ left: 1180, top: 10, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

it('a card is a picture of 1200 by 630, a PNG of the drawing and a JPEG of a photo', async () => {
  const ground = { bytes: new Uint8Array(await photo()), focus: null };
  const [drawn, photographed] = await Promise.all([cardPicture('a', card, null), cardPicture('b', card, ground)]);
  const found = await Promise.all([drawn, photographed].map((one) => sharp(one).metadata()));
  expect(found.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 1200, 630],
    ['jpeg', 1200, 630],
  ]);
});

it.each([
  ['50% 0%', 'red', [true, false]],
  ['50% 100%', 'blue', [false, true]],
])('the point that stays in sight of the photo stays in sight: %s', async (focus, _colour, [isRed, isBlue]) => {
  const picture = await cardPicture(focus, card, { bytes: new Uint8Array(await photo()), focus });
  const [red = 0, , blue = 0] = await cornerOf(picture);
  expect([red > 200, blue > 200]).toEqual([isRed, isBlue]);
});
