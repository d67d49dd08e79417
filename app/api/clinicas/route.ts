import { placesSomewhere } from '@/components/home/places-somewhere';
import { listOwnClinics } from '@/lib/api/clinics';
import { answer } from '@/lib/http/answers';
import { refuseFailure } from '@/lib/http/failures';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** Every own clinic and where it is (PlaceSomewhere[]): for the list by distance, where no page can carry them all. */
export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE;
  try {
    return answer(200, placesSomewhere(locale, await listOwnClinics(locale)), {
      'Cache-Control': 'public, max-age=30',
    });
  } catch (error) {
    return refuseFailure('clinicas', error);
  }
}
