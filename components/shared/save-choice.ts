import { type Choice, choiceCookie } from '@/lib/domain/cookies/choice';

/** Stores the visitor's choice about the configured services, for six months from now. */
export function saveChoice(choice: Choice, services: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(choice, services, location.protocol === 'https:');
}

/** Cookies that the services set on this site's own name. */
const SERVICE_KEYS = /^(?:_ga|_gid|_gat|_gcl|_fbp|_fbc|_hj)/;

/** Returns the names of the services' cookies in `document.cookie`. */
export const foreignNames = (cookies: string): string[] =>
  cookies.split('; ').flatMap((pair) => (SERVICE_KEYS.test(pair) ? [pair.split('=')[0] ?? ''] : []));

/** Deletes the data stored by the services and reloads the page: a running script cannot be stopped. */
export function withdraw(): void {
  const { hostname } = location;
  const labels = hostname.split('.');
  const domains = labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`);
  for (const name of foreignNames(document.cookie)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
  for (const store of [localStorage, sessionStorage]) {
    for (const key of Object.keys(store)) if (SERVICE_KEYS.test(key)) store.removeItem(key);
  }
  location.reload();
}
