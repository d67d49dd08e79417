import { Monogram } from '@/components/ui/motif/monogram';
import { PictureBox } from '@/components/ui/picture-box';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';

/** In a row of cards, or in the dialog. */
const CARD = { sizes: '20rem', widths: [320, 640] } as const;
/** On the doctor's own page, at first sight. */
const LARGE = { sizes: '(min-width: 64rem) 25rem, 94vw', widths: [640, 960, 1280], eager: true } as const;

/** The photograph, or the read-out of the service with the doctor's initials. */
export function Portrait({ doctor, service, isLarge }: { doctor: Doctor; service: Service; isLarge?: boolean }) {
  if (doctor.picture) return <PictureBox picture={doctor.picture} alt="" {...(isLarge ? LARGE : CARD)} />;
  return <Monogram name={doctor.name} service={service} seed={`medico-${doctor.id}`} />;
}
