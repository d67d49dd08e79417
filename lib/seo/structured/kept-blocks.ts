const MOST = 1_000;
const store: Record<symbol, unknown> = globalThis as never;
const KEY = Symbol.for('site.seo.structured');

/** Server and browser components are bundled apart: one map for both has to hang on the process. */
function kept(): Map<string, string> {
  store[KEY] ??= new Map<string, string>();
  return store[KEY] as Map<string, string>;
}

/** Keeps the text of a block for the component that writes it a moment later; the oldest of 1,000 make room. */
export function keepBlock(id: string, text: string): void {
  const blocks = kept();
  blocks.delete(id);
  blocks.set(id, text);
  for (const oldest of blocks.keys()) {
    if (blocks.size <= MOST) break;
    blocks.delete(oldest);
  }
}

/** The text kept under an id; '' in the browser, which has no use for it. */
export const keptBlock = (id: string): string => kept().get(id) ?? '';
