import { Monogram } from '@/components/motif/monogram';
import { PictureBox } from '@/components/ui/picture-box';
import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';

/** The photograph, or the read-out of the service with the doctor's initials. */
export function Portrait({ doctor, service }: { doctor: Doctor; service: Service }) {
  if (doctor.picture) return <PictureBox picture={doctor.picture} alt="" />;
  return <Monogram name={doctor.name} service={service} seed={`medico-${doctor.id}`} />;
}
