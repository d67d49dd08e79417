import { z } from 'zod';
import type { MailBlock, MailContext } from '#mail/content';
import { ours, sitePath } from './person-payload';

/** What the mails of the waiting list say besides their own. */
export const waitingPayload = z.object({
  service: ours,
  clinic: z.object({ name: ours.nullable(), address: ours.nullable(), phone: ours.nullable() }),
  /** Where the list is left. */
  leave: sitePath,
});

/** A button to the page that takes the reader off the list. */
export const leaveList = (
  { leave }: z.output<typeof waitingPayload>,
  { messages, siteUrl }: MailContext,
): MailBlock => ({ kind: 'action', label: messages.leaveList, href: new URL(leave, siteUrl).href });
