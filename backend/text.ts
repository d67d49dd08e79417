/** A message with its {placeholders} filled in. Throws when one has no value: a mistake of the caller. */
export const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message "${message}" needs a value for ${placeholder}.`);
    return value;
  });

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
