// Seen in next 16.4.6 (its React: 19.3.0-canary-278794d7). When it changes, the framework's scripts are asked for before the first paint.

const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w~.-]+\.js)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/chunks\/[\w~.-]+\.js"\/>/g;

/** The addresses of the framework's scripts in a document, in order, and the document without their tags and hints. */
export function takeScriptTags(html: string): { files: string[]; rest: string } {
  const files = [...html.matchAll(SCRIPT)].map(([, file = '']) => file);
  return { files, rest: html.replace(SCRIPT, '').replace(HINT, '') };
}
