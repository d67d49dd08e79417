import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';

/** Selects a file with the button that opens the file dialog, which tests cannot see. */
export async function chooseFile(choosing: Locator, file: File): Promise<void> {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await choosing.click();
  await expect.poll(() => opened.mock.contexts).toHaveLength(1);
  const input = opened.mock.contexts[0] as HTMLInputElement;
  opened.mockRestore();
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** An APP1 segment with a single entry, Orientation: the camera was turned to the right. */
const TURNED = [0xff, 0xe1, 0, 34, ...[...'Exif\0\0II*\0'].map((sign) => sign.charCodeAt(0)), 8, 0, 0, 0]
  .concat([1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0])
  .concat([0, 0, 0, 0]);

/** Makes a JPEG of this number of pixels, taken by a turned camera; camera metadata fills it up to `bytes`. */
export async function photograph(width: number, height: number, name: string, bytes = 0): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.fillStyle = '#3a7';
  context.fillRect(0, 0, width, height);
  const picture = await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer();
  const more = new Uint8Array(Math.max(0, bytes - picture.byteLength - TURNED.length));
  const parts = [picture.slice(0, 2), new Uint8Array(TURNED), picture.slice(2), more];
  return new File(parts, `${name}.jpg`, { type: 'image/jpeg' });
}

/** Returns the picture that an element shows, or null. */
export const imageOf = (within: Locator) => () => within.element().querySelector('img');
