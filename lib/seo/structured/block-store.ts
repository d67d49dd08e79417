const MOST = 1_000;
const store: Record<symbol, unknown> = globalThis as never;
const KEY = Symbol.for('site.seo.structured');

/** Server and client components are bundled separately: a map for both must be state of the process. */
function blockTexts(): Map<string, string> {
  store[KEY] ??= new Map<string, string>();
  return store[KEY] as Map<string, string>;
}

/** Stores the text of a block for the component that writes it a moment later; of more than 1,000 the oldest are dropped. */
export function storeBlock(id: string, text: string): void {
  const blocks = blockTexts();
  blocks.delete(id);
  blocks.set(id, text);
  for (const oldest of blocks.keys()) {
    if (blocks.size <= MOST) break;
    blocks.delete(oldest);
  }
}

/** The text stored under an id; '' in the browser, which does not need it. */
export const storedBlock = (id: string): string => blockTexts().get(id) ?? '';
