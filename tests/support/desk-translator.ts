/** Translates like the screens: a text by its key with its values, else the option `_`, else the key. */
export const translator =
  (messages: object) =>
  (key: string, options: Record<string, unknown> = {}): string => {
    const text = key.split('.').reduce<unknown>((one, part) => (one as Record<string, unknown>)?.[part], messages);
    if (typeof text !== 'string') return String(options._ ?? key);
    return text.replace(/%\{(\w+)\}/g, (_, name: string) => String(options[name]));
  };
