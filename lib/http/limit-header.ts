/**
 * Marks a 429 that holds for every request of this client to this endpoint until Retry-After, whatever it sends. The
 * proxy then refuses them itself, before their bodies are read, and never sends the header on.
 */
export const LIMIT_HEADER = 'x-limit';
