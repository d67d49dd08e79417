/** Whether a text is a path of this site: one that starts like //host leads elsewhere, also with a tab in it. */
export const isOwnPath = (text: unknown): text is string => typeof text === 'string' && /^\/(?![\s/\\])/.test(text);
