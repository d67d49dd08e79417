import type { MachineSeed } from '../types';

/** Machines of the laboratory and of genetics. */
export const laboratoryMachines: MachineSeed[] = [
  {
    key: 'analizador-bioquimica',
    nombre: {
      es: 'Cadena automática de bioquímica',
      ca: 'Cadena automàtica de bioquímica',
      en: 'Automated biochemistry line',
    },
    descripcion: {
      es: '<p>Procesa cientos de tubos por hora con controles de calidad al comienzo de cada turno. Cada resultado fuera de rango se revisa antes de firmarse.</p>',
      ca: '<p>Processa centenars de tubs per hora amb controls de qualitat al començament de cada torn. Cada resultat fora de rang es revisa abans de signar-se.</p>',
      en: '<p>Handles hundreds of tubes an hour, with quality controls at the start of each shift. Every out-of-range result is reviewed before it is signed.</p>',
    },
    fotografia: { scene: 'laboratory', seed: 'analizador-bioquimica' },
  },
  {
    key: 'pcr-tiempo-real',
    nombre: { es: 'PCR en tiempo real', ca: 'PCR en temps real', en: 'Real-time PCR' },
    descripcion: {
      es: '<p>Detecta el material genético de virus y bacterias a partir de una muestra mínima. También confirma variantes concretas en los estudios familiares.</p>',
      ca: "<p>Detecta el material genètic de virus i bacteris a partir d'una mostra mínima. També confirma variants concretes en els estudis familiars.</p>",
      en: '<p>Detects the genetic material of viruses and bacteria from a tiny sample. It also confirms specific variants in family studies.</p>',
    },
    fotografia: { scene: 'laboratory', seed: 'pcr-tiempo-real' },
  },
  {
    key: 'secuenciador-masivo',
    nombre: { es: 'Secuenciador masivo', ca: 'Seqüenciador massiu', en: 'Next-generation sequencer' },
    descripcion: {
      es: '<p>Lee millones de fragmentos de ADN a la vez. De un tubo de sangre se obtienen desde un panel de pocos genes hasta el exoma completo.</p>',
      ca: "<p>Llig milions de fragments d'ADN alhora. D'un tub de sang s'obtenen des d'un panell de pocs gens fins a l'exoma complet.</p>",
      en: '<p>Reads millions of DNA fragments at once. One tube of blood is enough for anything from a panel of a few genes to the whole exome.</p>',
    },
    fotografia: { scene: 'sequencer', seed: 'secuenciador-masivo' },
  },
  {
    key: 'array-cromosomico',
    nombre: {
      es: 'Plataforma de arrays cromosómicos',
      ca: "Plataforma d'arrays cromosòmics",
      en: 'Chromosome array platform',
    },
    descripcion: {
      es: '<p>Busca fragmentos de cromosoma perdidos o repetidos que el cariotipo clásico no alcanza a ver. Se emplea en retraso del desarrollo y en diagnóstico prenatal.</p>',
      ca: '<p>Busca fragments de cromosoma perduts o repetits que el cariotip clàssic no arriba a veure. Es fa servir en retard del desenvolupament i en diagnòstic prenatal.</p>',
      en: '<p>Looks for missing or repeated stretches of chromosome that a classic karyotype cannot show. Used in developmental delay and prenatal diagnosis.</p>',
    },
    fotografia: { scene: 'sequencer', seed: 'array-cromosomico' },
  },
  {
    key: 'estacion-bioinformatica',
    nombre: {
      es: 'Estación de análisis bioinformático',
      ca: "Estació d'anàlisi bioinformàtica",
      en: 'Bioinformatics workstation',
    },
    descripcion: {
      es: '<p>Ordena y filtra los datos del secuenciador en servidores propios. Dos genetistas revisan por separado cada variante que llega al informe.</p>',
      ca: "<p>Ordena i filtra les dades del seqüenciador en servidors propis. Dos genetistes revisen per separat cada variant que arriba a l'informe.</p>",
      en: '<p>Sorts and filters sequencer data on our own servers. Two geneticists review independently every variant that reaches the report.</p>',
    },
    fotografia: { scene: 'genetics', seed: 'estacion-bioinformatica' },
  },
  {
    key: 'microscopio-digital',
    nombre: {
      es: 'Escáner de preparaciones y microscopio digital',
      ca: 'Escàner de preparacions i microscopi digital',
      en: 'Slide scanner and digital microscope',
    },
    descripcion: {
      es: '<p>Digitaliza la preparación completa a gran aumento. Así un segundo patólogo puede opinar el mismo día sin que la muestra salga del laboratorio.</p>',
      ca: '<p>Digitalitza la preparació completa a gran augment. Així un segon patòleg pot opinar el mateix dia sense que la mostra isca del laboratori.</p>',
      en: '<p>Digitises the whole slide at high magnification, so a second pathologist can give an opinion the same day without the sample leaving the laboratory.</p>',
    },
    fotografia: { scene: 'microscope', seed: 'microscopio-digital' },
  },
];
