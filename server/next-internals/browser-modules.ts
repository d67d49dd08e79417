// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, a script reads a constant or a word of `process` that is not here,
// and finds nothing.

/** Of the framework's constants those that its scripts in a browser read, in production or development; nothing of ours does. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
export const NEXT_INTERCEPTION_MARKER_PREFIX = 'nxtI';
export const NEXT_QUERY_PARAM_PREFIX = 'nxtP';
export const WEB_SOCKET_MAX_RECONNECTIONS = 12;

/** Of Node's `process` what a browser can be asked for: the build has written the variables it knows into the scripts. */
export const env = {};
