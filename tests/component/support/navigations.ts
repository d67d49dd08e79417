type Navigate = Event & { destination: { url: string; sameDocument: boolean }; formData: FormData | null };

const leaving: string[] = [];

/**
 * Stops every navigation to another document: links, forms and location.assign would end the test. Same-document ones,
 * such as history.replaceState and fragments, take place.
 */
export function stopNavigations(): void {
  const { navigation } = window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Navigate;
    if (destination.sameDocument) return;
    event.preventDefault();
    const { pathname, search, hash, origin, href } = new URL(destination.url);
    leaving.push(origin === location.origin ? pathname + search + hash : href);
  });
}

/** Returns the addresses of the stopped navigations, oldest first; own ones as path, query and fragment. */
export const navigations = (): readonly string[] => leaving;

export const forgetNavigations = (): void => {
  leaving.length = 0;
};
