import { MemoryStore } from './memory-store';
import { processState } from './process-state';
import { sharedRedis } from './redis-connection';
import { RedisStore } from './redis-store';
import { SharedStore } from './shared-store';
import type { Store } from './store';

/**
 * The store of this name, shared within this process; with REDIS_URL shared by all processes. `capacity` is the number
 * of keys in this process's memory.
 */
export const openStore = (name: string, capacity: number): Store =>
  processState(name, () => {
    const own = new MemoryStore(capacity);
    const redis = sharedRedis();
    return redis ? new SharedStore(new RedisStore(redis, name), own, redis) : own;
  });
