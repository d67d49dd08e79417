import { type Focus, readFocus } from '@clinic/contract/pictures';

/**
 * Returns the address at which the desk shows a picture: through the site, or the chosen file itself. Null if browsers
 * cannot show it.
 */
export function pictureSource(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  if (address.startsWith('data:image/')) return /^data:image\/hei[cf]/.test(address) ? null : address;
  return address.startsWith('/media/') ? `/media/api${address.slice('/media'.length)}` : null;
}

/** Returns the focus point, which stays visible when the picture is cropped; the centre if it is missing or invalid. */
export const pointOf = (focus: unknown): Focus => (typeof focus === 'string' ? readFocus(focus) : null) ?? MIDDLE;

const MIDDLE: Focus = { x: 50, y: 50 };

/** Converts a focus point to its stored form; null for the centre. */
export const focusOf = ({ x, y }: Focus): string | null => (x === MIDDLE.x && y === MIDDLE.y ? null : `${x}% ${y}%`);
