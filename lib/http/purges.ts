import { secretsIn } from '@clinic/contract/secret-ring';
import { env } from '@/lib/env';

/** The name of a purge: one that many sites make has the same in all of them. */
export const PURGE_HEADER = 'x-purge-id';

/** The bearers of POST /api/revalidate: the first is sent, all are taken. None when it is switched off. */
export const purgeSecrets = (): string[] => secretsIn(env().REVALIDATE_SECRET ?? '');
