import { expect, it, vi } from 'vitest';
import { SpecialityDetail } from '@/app/[locale]/especialidades/[urlseo]/speciality-detail';
import type { MediaRef } from '@/lib/domain/media';
import { aSpeciality, aTest } from '../../../support/domain';
import { draw } from '../../../support/draw';

vi.mock('next-intl/server', () => import('@/tests/support/labels'));

const photo = { url: '/media/api/foto.jpg', width: null, height: null, alt: 'Una sala', focus: null };
const ref = '/api/media_objects/1' as MediaRef;
const holter = aTest({ id: '1', slug: 'holter', name: 'Holter', isShownOnSpeciality: true, picture: ref });

it('the tests of a speciality show their photo before the name, or only the name', async () => {
  const html = await draw(
    <SpecialityDetail
      locale="es"
      speciality={aSpeciality()}
      icon={null}
      banner={null}
      products={[]}
      tests={[holter, { ...holter, id: '2', slug: 'otra', picture: null }]}
      photos={new Map([[ref, photo]])}
      machines={[]}
      doctors={[]}
      clinics={[]}
      articles={[]}
      hours={[]}
      insurers={[]}
    />,
  );
  expect(html.match(/class="test-thumb"/g)).toHaveLength(1);
  expect(html).toMatch(/<img[^>]*src="\/media\/160\/api\/foto\.jpg"[^>]*alt=""/);
});
