/** Announces a text to screen readers: the region must exist before its text. Returns the region, to be removed. */
export function notify(text: string): HTMLElement {
  const region = document.createElement('p');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  setTimeout(() => region.append(text), 200);
  return region;
}
