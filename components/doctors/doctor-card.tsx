'use client';

import type { Doctor } from '@/lib/domain/doctor';
import type { Service } from '@/lib/domain/speciality';
import { Portrait } from './portrait';

type Props = { doctor: Doctor; service: Service };

/** A doctor in a grid or a row; the button opens the whole profile (checklist M47). */
export function DoctorCard({ doctor, service }: Props) {
  return (
    <>
      <div className="portrait">
        <Portrait doctor={doctor} service={service} />
      </div>
      <div className="p-5">
        <h3 className="text-lg">
          <button type="button" className="card-link text-left" command="show-modal" commandfor={`medico-${doctor.id}`}>
            {doctor.name}
          </button>
        </h3>
        <p className="text-ink-2 text-sm">{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
        <p className="muted text-sm">{doctor.clinics.map(({ name }) => name).join(' · ')}</p>
      </div>
    </>
  );
}
