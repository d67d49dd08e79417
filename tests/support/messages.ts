import backendCa from '@/backend/messages/ca.json';
import backendEn from '@/backend/messages/en.json';
import backendEs from '@/backend/messages/es.json';
import contractCa from '@/contract/messages/ca.json';
import contractEn from '@/contract/messages/en.json';
import contractEs from '@/contract/messages/es.json';
import { MESSAGES } from '@/desk/src/messages/all';
import ca from '@/messages/ca.json';
import crashCa from '@/messages/crash/ca.json';
import crashEn from '@/messages/crash/en.json';
import crashEs from '@/messages/crash/es.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

type Texts = { [key: string]: string | Texts };

/** All messages in their languages. */
export const ALL_MESSAGES = {
  site: { es, ca, en },
  desk: MESSAGES,
  backend: { es: backendEs, ca: backendCa, en: backendEn },
  crash: { es: crashEs, ca: crashCa, en: crashEn },
  contract: { es: contractEs, ca: contractCa, en: contractEn },
};

/** Returns the texts by their keys: { 'ClinicCard.title': '…' }. */
export const textsByKey = (texts: object, before = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts as Texts).flatMap(([key, one]) =>
      typeof one === 'string' ? [[before + key, one]] : Object.entries(textsByKey(one, `${before}${key}.`)),
    ),
  );
