/** True if a page may load more than a map (which asks for consent when opened): visitors are then asked on arrival. */
export const hasMoreThanMaps = (services: string): boolean => /[^mo]/.test(services);
