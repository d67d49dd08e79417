import type { Body } from './respond';

const MAX_BYTES = 32 * 1024 * 1024;

/** Ready bodies of one version of the catalogue, oldest dropped first when they weigh too much. */
export function createBodyCache(maxBytes = MAX_BYTES) {
  const bodies = new Map<string, Body>();
  let heldVersion = -1;
  let bytes = 0;

  /** The cached body of a key, or the one `build` makes now. */
  return (version: number, key: string, build: () => Body): Body => {
    if (version !== heldVersion) {
      bodies.clear();
      bytes = 0;
      heldVersion = version;
    }
    const known = bodies.get(key);
    if (known) return known;
    const body = build();
    bodies.set(key, body);
    bytes += size(key, body);
    for (const [oldKey, old] of bodies) {
      if (bytes <= maxBytes) break;
      bodies.delete(oldKey);
      bytes -= size(oldKey, old);
    }
    return body;
  };
}

const size = (key: string, body: Body): number => 2 * (key.length + body.text.length);
