import { createTranslator } from 'next-intl';
import es from '../../messages/es.json';

/** Stands in for 'next-intl/server' where server components are drawn in a test: the Spanish messages. */
export const getTranslations = async (namespace: keyof typeof es) =>
  createTranslator({ locale: 'es', messages: es, namespace, timeZone: 'Europe/Madrid' });

/** Stands in for it too: all Spanish messages. */
export const getMessages = async () => es;
