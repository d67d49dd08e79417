/** Fills the {placeholders} of a message. Throws when a value is missing, which is a programming error. */
export const fill = (message: string, values: Record<string, string>): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The message "${message}" needs a value for ${placeholder}.`);
    return value;
  });

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
