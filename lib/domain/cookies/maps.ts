/** True when a page may load more than a map, which asks for consent where it is opened: then people are asked on arrival. */
export const hasMoreThanMaps = (services: string): boolean => /[^mo]/.test(services);
