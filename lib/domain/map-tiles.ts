/** The address of a tile with {z}, {x} and {y}, and {s} if a host has several names; https, or this machine. */
export const TILES_URL =
  /^(?:https:\/\/(?:\{s\}\.)?[a-z0-9][a-z0-9.-]*|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?\/(?=[^\s'"]*\{z\})(?=[^\s'"]*\{x\})(?=[^\s'"]*\{y\})[^\s'";,<>]+$/i;

/** Source of the tiles in the content policy: https://*.example.org for a host with several names. */
export const tileSource = (template: string): string =>
  (/^https?:\/\/[^/]+/i.exec(template)?.[0] ?? '').replace('{s}', '*');

/** The host name shown to visitors. */
export const tileHost = (template: string): string => tileSource(template).replace(/^https?:\/\/(?:\*\.)?/i, '');
