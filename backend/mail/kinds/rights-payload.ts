import { z } from 'zod';
import type { MailContext } from '#mail/content';
import { ours, typed } from './person-payload';

const RIGHTS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const;

export const rightsPayload = z.object({ reference: ours, right: z.enum(RIGHTS), dueOn: z.iso.date() });

export const ownRightsPayload = rightsPayload.extend({ name: typed });

/** What a right is called in the language of the mail. */
export const rightName = (right: (typeof RIGHTS)[number], { messages }: MailContext): string => messages.rights[right];
