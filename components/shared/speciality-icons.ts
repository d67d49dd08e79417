import type { Service } from '@/lib/domain/speciality';

/**
 * The cells of speciality-icons.svg, row by row, each with its words in the three languages, without accents. An icon
 * added here must be drawn there, in the same place. The upstream decides which specialities exist.
 */
export const DRAWN_ICONS: readonly (readonly [name: string, words: RegExp])[] = [
  ['sports', /deporti|esportiv|sport/],
  ['heart', /cardi|corazon|heart/],
  ['bones', /trauma|ortoped|orthop/],
  ['woman', /ginecolog|gynaecolog|obstetr/],
  ['child', /pediatr|paediatr/],
  ['skin', /derma/],
  ['brain', /neurolog|neurocir|encefal|polisomno/],
  ['eye', /oftalm|ophthalm|ocular|campimetr/],
  ['ear', /otorr?ino|audiolog|audiometr|\bent\b/],
  ['kidneys', /\burolog|nefrolog|prostat/],
  ['stomach', /digesti|gastro|colonosc/],
  ['thyroid', /endocrin|tiroid|diabet/],
  ['lungs', /neumolog|respirat|espirometr/],
  ['joints', /reumat|rheumat/],
  ['allergy', /all?erg|intoleranc/],
  ['stethoscope', /medicina interna|internal medicine/],
  ['conversation', /psicolog|psycholog/],
  ['mind', /psiquiatr|psychiatr/],
  ['food', /nutri|dietet/],
  ['therapy', /fisioter|physiother/],
  ['crutches', /rehabilit/],
  ['face', /estetic|aesthetic/],
  ['laboratory', /analis|analitic|laborator|blood/],
  ['surgery', /cirug|cirurg|surger/],
  ['foot', /podolog|podiatr/],
  ['microscope', /patolog|patholog|citolog|biops/],
  ['report', /pericial|informe|report/],
  ['magnet', /ress?onanc|\bmri\b/],
  ['scanner', /\btac\b|\bct\b|tomograf/],
  ['ultrasound', /ecograf|ultrasound/],
  ['x-ray', /radiolog|radiograf|x.ray/],
  ['breast', /mamograf|mammogra/],
  ['bone-density', /densitometr/],
  ['pet-scanner', /\bpet.(?:tac|ct)\b|\bpet\b/],
  ['heart-ultrasound', /ecocardi|echocardi/],
  ['eye-scan', /tomografia optica(?: ocular)?|optical coherence|\boct\b/],
  ['catheter', /intervencion|intervention/],
  ['teeth', /ortopanto|odontolog|dental/],
  ['dna', /genetic|genomic/],
  ['pregnancy', /prenatal/],
  ['tumour', /oncolog|cancer|\bbrca\b/],
  ['exome', /exom/],
  ['family', /portador|carrier/],
  ['medicine', /farmacogen|pharmacogen/],
  ['reproduction', /reproductiv|fertil/],
  ['embryo', /preimplanta/],
  ['food-genes', /nutrigen/],
];

const cellOf = (name: string): number => DRAWN_ICONS.findIndex(([one]) => one === name);

const OF_SERVICE: Record<Service, number> = {
  medicas: cellOf('stethoscope'),
  imagen: cellOf('x-ray'),
  genetica: cellOf('dna'),
};

/**
 * Returns the cell of the drawn icon for a speciality's slug or name. If several fit, the longest word decides, so that
 * an echocardiogram does not get a heart; if none fits, the icon of the service.
 */
export function iconCell(words: string, service: Service | null): number {
  const folded = words
    .normalize('NFD')
    .replace(/[\p{M}·]/gu, '')
    .replaceAll('-', ' ')
    .toLowerCase();
  const lengths = DRAWN_ICONS.map(([, pattern]) => pattern.exec(folded)?.[0].length ?? 0);
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) : OF_SERVICE[service ?? 'medicas'];
}
