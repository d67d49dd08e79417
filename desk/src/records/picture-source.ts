import { type Focus, readFocus } from '@clinic/contract/pictures';

/**
 * Where the desk shows the picture of a record's address: through the site, or the chosen file; null without a picture
 * that browsers show.
 */
export function pictureSource(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  if (address.startsWith('data:image/')) return /^data:image\/hei[cf]/.test(address) ? null : address;
  return address.startsWith('/media/') ? `/media/api${address.slice('/media'.length)}` : null;
}

/**
 * Returns the focus point, which stays visible when the picture is cropped; the middle when it is missing or invalid.
 */
export const pointOf = (focus: unknown): Focus => (typeof focus === 'string' ? readFocus(focus) : null) ?? MIDDLE;

const MIDDLE: Focus = { x: 50, y: 50 };

/** Returns the focus point in its stored form; null for the middle. */
export const focusOf = ({ x, y }: Focus): string | null => (x === MIDDLE.x && y === MIDDLE.y ? null : `${x}% ${y}%`);
