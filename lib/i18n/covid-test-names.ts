import 'server-only';
import ca from '@/messages/ca.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { type CovidTest, isCovidTest } from '../domain/appointment/choices';
import type { Locale } from './locales';

const NAMES: Record<Locale, Record<CovidTest, string>> = {
  es: es.Payment.services,
  ca: ca.Payment.services,
  en: en.Payment.services,
};

/** A test booked by slot in words, for its wire name (M152); null for any other. */
export const covidTestName = (locale: Locale, test: string | null): string | null =>
  isCovidTest(test) ? NAMES[locale][test] : null;
