import { createTranslator } from 'next-intl';
import es from '../../messages/es.json';

/** Replaces 'next-intl/server' where a test renders server components: the Spanish messages. */
export const getTranslations = async (namespace: keyof typeof es) =>
  createTranslator({ locale: 'es', messages: es, namespace, timeZone: 'Europe/Madrid' });

/** Replaces getMessages: all Spanish messages. */
export const getMessages = async () => es;
