/** FNV-1a, 32 bits, over the UTF-16 units of the key. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    value = Math.imul(value ^ key.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Numbers from 0 (included) to 1 (excluded), permanently equal for equal keys in every process: mulberry32. */
export function seededRandom(key: string): () => number {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
