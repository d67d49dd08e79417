import { secretsIn } from '@clinic/contract/secret-ring';
import { env } from '@/lib/env';

/** The name of a purge: equal on all sites that make the same purge. */
export const PURGE_HEADER = 'x-purge-id';

/** The bearers of POST /api/revalidate: the first is sent, all are accepted. Empty if disabled. */
export const purgeSecrets = (): string[] => secretsIn(env().REVALIDATE_SECRET ?? '');
