import { getTranslations } from 'next-intl/server';
import type { HomeRegion } from '@/lib/domain/clinic';

/** The names of the regions with own clinics, in the language of the page. */
export async function regionNames(): Promise<Record<HomeRegion, string>> {
  const [regions, own] = await Promise.all([getTranslations('Regions'), getTranslations('SpecialityRegion')]);
  return {
    valencia: regions('valencia'),
    castello: regions('castello'),
    barcelona: regions('barcelona'),
    madrid: own('madrid'),
  };
}
