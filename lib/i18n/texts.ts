import { getMessages } from 'next-intl/server';
import type messages from '@/messages/es.json';
import type { Locale } from './locales';

type Messages = typeof messages;

/** The messages of one namespace of messages/*.json, by key. */
export type Texts<Namespace extends keyof Messages> = Messages[Namespace];

/**
 * A whole namespace for a client component, in the page's language or `locale`: the browser has neither other
 * messages nor their formatter (docs/architecture.md#texts). Its texts have no plurals or tags; `fillText` fills their values.
 */
export async function textsOf<Namespace extends keyof Messages>(
  namespace: Namespace,
  locale?: Locale,
): Promise<Texts<Namespace>> {
  return (await getMessages(locale && { locale }))[namespace];
}
