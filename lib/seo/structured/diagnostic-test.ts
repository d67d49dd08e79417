import type { MedicalTestLeaf } from 'schema-dts';
import type { DiagnosticTest } from '../../domain/diagnostic-test';
import type { Picture } from '../../domain/media';
import type { Locale } from '../../i18n/locales';
import { absolutePicture, absoluteUrl } from '../absolute';

/** A diagnostic test as its page shows it. */
export function testData(locale: Locale, test: DiagnosticTest, pictures: (Picture | null)[]): MedicalTestLeaf {
  return {
    '@type': 'MedicalTest',
    name: test.name,
    url: absoluteUrl(locale, `/pruebas/${test.slug}`),
    description: test.seo.description ?? undefined,
    image: absolutePicture(pictures.find((picture) => picture !== null) ?? null),
  };
}
