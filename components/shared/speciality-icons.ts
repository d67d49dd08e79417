import type { Service } from '@/lib/domain/speciality';

/** The cells of speciality-icons.svg, row by row: a speciality that is added here is drawn there, at the same place. */
export const ICON_SLUGS = [
  'medicina-deportiva',
  'cardiologia',
  'traumatologia',
  'ginecologia',
  'pediatria',
  'dermatologia',
  'neurologia',
  'oftalmologia',
  'otorrinolaringologia',
  'urologia',
  'aparato-digestivo',
  'endocrinologia',
  'neumologia',
  'reumatologia',
  'alergologia',
  'medicina-interna',
  'psicologia',
  'psiquiatria',
  'nutricion',
  'fisioterapia',
  'rehabilitacion',
  'medicina-estetica',
  'analisis-clinicos',
  'cirugia-general',
  'podologia',
  'anatomia-patologica',
  'informes-periciales',
  'resonancia-magnetica',
  'tac',
  'ecografia',
  'radiologia-digital',
  'mamografia',
  'densitometria',
  'pet-tac',
  'ecocardiografia',
  'tomografia-optica-ocular',
  'radiologia-intervencionista',
  'ortopantomografia',
  'genetica-clinica',
  'test-prenatal-no-invasivo',
  'panel-oncologico',
  'exoma-clinico',
  'test-de-portadores',
  'farmacogenetica',
  'genetica-reproductiva',
  'diagnostico-preimplantacional',
  'nutrigenetica',
] as const;

type IconSlug = (typeof ICON_SLUGS)[number];

const FALLBACK: Record<Service, IconSlug> = {
  medicas: 'medicina-interna',
  imagen: 'radiologia-digital',
  genetica: 'genetica-clinica',
};

/** The cell of a speciality's icon; of its service when the speciality has none of its own, and a stethoscope otherwise. */
export function iconCell(slug: string, service: Service | null): number {
  const own = ICON_SLUGS.map(String).indexOf(slug);
  return own === -1 ? ICON_SLUGS.indexOf(FALLBACK[service ?? 'medicas']) : own;
}
