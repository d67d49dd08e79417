/**
 * Replaces 'node:crypto' in this project: the versions of the consent texts are hashed when their module loads. No
 * component shows a hash, and contract/tests checks them.
 */
export const createHash = () => ({ update: () => createHash(), digest: () => 'not hashed in a browser' });
