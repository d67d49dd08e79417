import type { EquipmentSeed } from '@/backend/seed/types';

/** Ultrasound, heart, lungs, eyes, movement and the laboratories. Joined in equipment.ts. */
export const clinicalEquipment: EquipmentSeed[] = [
  {
    key: 'ecografo-doppler-color',
    nombre: { es: 'Ecógrafo Doppler color', ca: 'Ecògraf Doppler color', en: 'Colour Doppler ultrasound' },
    descripcion: {
      es: '<p>Muestra los órganos y, en color, la dirección y la velocidad de la sangre. Lo empleamos en tiroides, abdomen, riñón y vasos del cuello y de las piernas.</p>',
      ca: '<p>Mostra els òrgans i, en color, la direcció i la velocitat de la sang. El fem servir en tiroide, abdomen, ronyó i vasos del coll i de les cames.</p>',
      en: '<p>It shows the organs and, in colour, the direction and speed of blood flow. We use it for the thyroid, abdomen, kidneys and the vessels of the neck and legs.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-doppler-color' },
    etiquetas: ['sin-radiacion', 'tiempo-real', 'no-invasivo'],
  },
  {
    key: 'ecografo-obstetrico-4d',
    nombre: { es: 'Ecógrafo obstétrico 4D', ca: 'Ecògraf obstètric 4D', en: '4D obstetric ultrasound' },
    descripcion: {
      es: '<p>Acompaña el embarazo en los tres trimestres y estudia útero y ovarios. Hay una segunda pantalla frente a la camilla para que sigas la exploración mientras te la explican.</p>',
      ca: "<p>Acompanya l'embaràs en els tres trimestres i estudia úter i ovaris. Hi ha una segona pantalla davant de la llitera perquè seguisques l'exploració mentre te l'expliquen.</p>",
      en: '<p>It follows pregnancy through the three trimesters and examines the womb and ovaries. A second screen faces the couch so that you can follow the scan as it is explained.</p>',
    },
    fotografia: { scene: 'family', seed: 'ecografo-obstetrico-4d' },
    etiquetas: ['sin-radiacion', 'tiempo-real', 'tres-dimensiones'],
  },
  {
    key: 'ecografo-musculoesqueletico',
    nombre: {
      es: 'Ecógrafo musculoesquelético',
      ca: 'Ecògraf musculoesquelètic',
      en: 'Musculoskeletal ultrasound',
    },
    descripcion: {
      es: '<p>Con sondas de alta frecuencia vemos tendones, músculos y nervios mientras mueves la articulación. En la misma visita permite guiar una infiltración.</p>',
      ca: "<p>Amb sondes d'alta freqüència veiem tendons, músculs i nervis mentre mous l'articulació. En la mateixa visita permet guiar una infiltració.</p>",
      en: '<p>High-frequency probes let us see tendons, muscles and nerves while you move the joint. It can guide an injection during the same visit.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-musculoesqueletico' },
    etiquetas: ['sin-radiacion', 'resultado-en-consulta'],
  },
  {
    // A machine as a newly opened clinic publishes it: only its name yet.
    key: 'ecografo-portatil',
    nombre: { es: 'Ecógrafo portátil', ca: 'Ecògraf portàtil', en: 'Portable ultrasound' },
    descripcion: null,
    fotografia: null,
    etiquetas: [],
  },
  {
    key: 'ecocardiografo',
    nombre: { es: 'Ecocardiógrafo', ca: 'Ecocardiògraf', en: 'Echocardiograph' },
    descripcion: {
      es: '<p>Estudia las cavidades, las válvulas y la fuerza con que late el corazón. La exploración dura entre 20 y 30 minutos y no necesita preparación.</p>',
      ca: "<p>Estudia les cavitats, les vàlvules i la força amb què batega el cor. L'exploració dura entre 20 i 30 minuts i no necessita preparació.</p>",
      en: '<p>It examines the chambers, the valves and how strongly the heart beats. The study takes 20 to 30 minutes and needs no preparation.</p>',
    },
    fotografia: { scene: 'heart', seed: 'ecocardiografo' },
    etiquetas: ['cardiaco', 'sin-radiacion', 'tiempo-real'],
  },
  {
    key: 'holter-y-mapa',
    nombre: {
      es: 'Holter y control de tensión de 24 horas',
      ca: 'Holter i control de tensió de 24 hores',
      en: '24-hour Holter and blood pressure monitors',
    },
    descripcion: {
      es: '<p>Dos aparatos pequeños que llevas puestos mientras haces vida normal: uno registra el ritmo del corazón y el otro, la tensión arterial. Se colocan y se retiran en la clínica.</p>',
      ca: "<p>Dos aparells menuts que portes posats mentre fas vida normal: un registra el ritme del cor i l'altre, la tensió arterial. Es col·loquen i es retiren a la clínica.</p>",
      en: '<p>Two small devices you wear during a normal day: one records the rhythm of the heart, the other your blood pressure. They are fitted and removed at the clinic.</p>',
    },
    fotografia: { scene: 'heart', seed: 'holter-y-mapa' },
    etiquetas: ['cardiaco', 'no-invasivo'],
  },
  {
    key: 'ergometro-de-esfuerzo',
    nombre: { es: 'Laboratorio de esfuerzo', ca: "Laboratori d'esforç", en: 'Exercise testing lab' },
    descripcion: {
      es: '<p>Cinta y bicicleta con análisis del aire que respiras. Medimos el consumo de oxígeno y los umbrales con un médico presente, tanto si entrenas como si vuelves a la actividad tras una lesión.</p><table><tr><th>Prueba</th><th>Duración</th></tr><tr><td>En cinta</td><td>45 minutos</td></tr><tr><td>En bicicleta</td><td>50 minutos</td></tr></table>',
      ca: "<p>Cinta i bicicleta amb anàlisi de l'aire que respires. Mesurem el consum d'oxigen i els llindars amb un metge present, tant si entrenes com si tornes a l'activitat després d'una lesió.</p><table><tr><th>Prova</th><th>Durada</th></tr><tr><td>En cinta</td><td>45 minuts</td></tr><tr><td>En bicicleta</td><td>50 minuts</td></tr></table>",
      en: '<p>A treadmill and a bicycle with analysis of the air you breathe. We measure oxygen uptake and thresholds with a doctor in the room, whether you train or are returning to activity after an injury.</p><table><tr><th>Test</th><th>Length</th></tr><tr><td>On the treadmill</td><td>45 minutes</td></tr><tr><td>On the bicycle</td><td>50 minutes</td></tr></table>',
    },
    fotografia: { scene: 'sports', seed: 'ergometro-de-esfuerzo' },
    etiquetas: ['cardiaco', 'resultado-en-consulta'],
  },
  {
    key: 'plataforma-isocinetica',
    nombre: { es: 'Dinamómetro isocinético', ca: 'Dinamòmetre isocinètic', en: 'Isokinetic dynamometer' },
    descripcion: {
      es: '<p>Mide la fuerza de cada grupo muscular a velocidad constante y la compara con la del otro lado. Nos dice, con cifras, cuándo una rodilla o un hombro están listos para avanzar en la recuperación.</p>',
      ca: "<p>Mesura la força de cada grup muscular a velocitat constant i la compara amb la de l'altre costat. Ens diu, amb xifres, quan un genoll o una espatlla estan a punt per avançar en la recuperació.</p>",
      en: '<p>It measures the strength of each muscle group at a constant speed and compares it with the other side. It tells us, in figures, when a knee or shoulder is ready for the next stage of recovery.</p>',
    },
    fotografia: { scene: 'rehabilitation', seed: 'plataforma-isocinetica' },
    etiquetas: ['no-invasivo', 'resultado-en-consulta'],
  },
  {
    key: 'gimnasio-de-rehabilitacion',
    nombre: {
      es: 'Gimnasio de rehabilitación',
      ca: 'Gimnàs de rehabilitació',
      en: 'Rehabilitation gym',
    },
    descripcion: {
      es: '<p>Barras paralelas, poleas, plano inclinado y un espacio despejado para reaprender a caminar. Trabajamos en grupos de cuatro personas como máximo.</p>',
      ca: '<p>Barres paral·leles, politges, pla inclinat i un espai lliure per reaprendre a caminar. Treballem en grups de quatre persones com a màxim.</p>',
      en: '<p>Parallel bars, pulleys, a tilt table and clear floor space for learning to walk again. We work in groups of four people at most.</p>',
    },
    fotografia: { scene: 'rehabilitation', seed: 'gimnasio-de-rehabilitacion' },
    etiquetas: ['silla-de-ruedas'],
  },
  {
    key: 'bioimpedancia',
    nombre: {
      es: 'Analizador de composición corporal',
      ca: 'Analitzador de composició corporal',
      en: 'Body composition analyser',
    },
    descripcion: {
      es: '<p>Estima en un minuto el agua, el músculo y la grasa por segmentos. No sustituye a la consulta: es un dato más para el plan de alimentación o de entrenamiento.</p>',
      ca: "<p>Estima en un minut l'aigua, el múscul i el greix per segments. No substitueix la consulta: és una dada més per al pla d'alimentació o d'entrenament.</p>",
      en: '<p>In one minute it estimates water, muscle and fat by segment. It does not replace the consultation: it is one more figure for your diet or training plan.</p>',
    },
    fotografia: { scene: 'sports', seed: 'bioimpedancia' },
    etiquetas: ['no-invasivo', 'resultado-en-consulta'],
  },
  {
    key: 'espirometro-y-pletismografo',
    nombre: {
      es: 'Laboratorio de función pulmonar',
      ca: 'Laboratori de funció pulmonar',
      en: 'Lung function lab',
    },
    descripcion: {
      es: '<p>Espirometría, prueba broncodilatadora y medida de los volúmenes del pulmón en cabina. Te indicaremos al citarte si debes dejar antes algún inhalador.</p>',
      ca: "<p>Espirometria, prova broncodilatadora i mesura dels volums del pulmó en cabina. T'indicarem en citar-te si has de deixar abans algun inhalador.</p>",
      en: '<p>Spirometry, bronchodilator test and measurement of lung volumes in a cabin. When booking we will tell you whether to stop any inhaler beforehand.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'espirometro-y-pletismografo' },
    etiquetas: ['no-invasivo', 'infantil'],
  },
  {
    key: 'cabina-audiometrica',
    nombre: { es: 'Cabina audiométrica', ca: 'Cabina audiomètrica', en: 'Audiometry booth' },
    descripcion: {
      es: '<p>Una sala aislada del ruido para medir la audición con auriculares o, en los más pequeños, jugando. El resultado se comenta en la misma visita.</p>',
      ca: "<p>Una sala aïllada del soroll per mesurar l'audició amb auriculars o, en els més menuts, jugant. El resultat es comenta en la mateixa visita.</p>",
      en: '<p>A soundproof room to measure hearing with headphones or, with the youngest, through play. The result is discussed at the same visit.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'cabina-audiometrica' },
    etiquetas: ['infantil', 'resultado-en-consulta'],
  },
  {
    key: 'tomografo-optico-oct',
    nombre: {
      es: 'Tomógrafo de coherencia óptica (OCT)',
      ca: 'Tomògraf de coherència òptica (OCT)',
      en: 'Optical coherence tomograph (OCT)',
    },
    descripcion: {
      es: '<p>Con luz, sin contacto ni radiación, dibuja las capas de la retina y del nervio óptico. Es muy útil en el seguimiento de la mácula, la diabetes y el glaucoma.</p>',
      ca: '<p>Amb llum, sense contacte ni radiació, dibuixa les capes de la retina i del nervi òptic. És molt útil en el seguiment de la màcula, la diabetis i el glaucoma.</p>',
      en: '<p>Using light, with no contact or radiation, it maps the layers of the retina and the optic nerve. It is very useful for following the macula, diabetes and glaucoma.</p>',
    },
    fotografia: { scene: 'eye', seed: 'tomografo-optico-oct' },
    etiquetas: ['alta-resolucion', 'sin-radiacion', 'no-invasivo'],
  },
  {
    key: 'retinografo-de-campo-amplio',
    nombre: {
      es: 'Retinógrafo de campo amplio',
      ca: 'Retinògraf de camp ampli',
      en: 'Wide-field retinal camera',
    },
    descripcion: {
      es: '<p>Fotografía casi toda la retina, a menudo sin dilatar la pupila. Guardamos la imagen para compararla con la de tu próxima revisión.</p>',
      ca: '<p>Fotografia quasi tota la retina, sovint sense dilatar la pupil·la. Guardem la imatge per comparar-la amb la de la pròxima revisió.</p>',
      en: '<p>It photographs almost the whole retina, often without dilating the pupil. We keep the image to compare it with that of your next check-up.</p>',
    },
    fotografia: { scene: 'eye', seed: 'retinografo-de-campo-amplio' },
    etiquetas: ['no-invasivo', 'resultado-en-consulta'],
  },
  {
    key: 'videodermatoscopio',
    nombre: { es: 'Videodermatoscopio', ca: 'Videodermatoscopi', en: 'Video dermatoscope' },
    descripcion: {
      es: '<p>Amplía cada lunar y guarda un mapa de tu piel, de modo que en la siguiente visita se ve si algo ha cambiado. Ven sin maquillaje ni esmalte de uñas.</p>',
      ca: "<p>Amplia cada piga i guarda un mapa de la teua pell, de manera que en la visita següent es veu si alguna cosa ha canviat. Vine sense maquillatge ni esmalt d'ungles.</p>",
      en: '<p>It magnifies each mole and keeps a map of your skin, so that any change shows at the next visit. Please come without make-up or nail varnish.</p>',
    },
    fotografia: { scene: 'microscope', seed: 'videodermatoscopio' },
    etiquetas: ['alta-resolucion', 'no-invasivo'],
  },
  {
    key: 'laboratorio-automatizado',
    nombre: {
      es: 'Laboratorio de análisis automatizado',
      ca: "Laboratori d'anàlisis automatitzat",
      en: 'Automated analysis laboratory',
    },
    descripcion: {
      es: '<p>Cada tubo lleva un código desde la extracción hasta el informe. Los resultados de bioquímica y hematología suelen estar listos el mismo día; una facultativa los valida antes de publicarlos.</p>',
      ca: "<p>Cada tub porta un codi des de l'extracció fins a l'informe. Els resultats de bioquímica i hematologia solen estar llestos el mateix dia; una facultativa els valida abans de publicar-los.</p>",
      en: '<p>Every tube carries a code from the blood draw to the report. Biochemistry and haematology results are usually ready the same day and a specialist validates them before release.</p>',
    },
    fotografia: { scene: 'laboratory', seed: 'laboratorio-automatizado' },
    etiquetas: [],
  },
  {
    key: 'secuenciador-masivo',
    nombre: {
      es: 'Secuenciador de nueva generación',
      ca: 'Seqüenciador de nova generació',
      en: 'Next-generation sequencer',
    },
    descripcion: {
      es: '<p>Lee miles de fragmentos de ADN a la vez. Es la base de nuestros paneles de genes, del exoma y del estudio de portadores; el informe siempre se entrega con consejo genético.</p>',
      ca: "<p>Llig milers de fragments d'ADN alhora. És la base dels nostres panells de gens, de l'exoma i de l'estudi de portadors; l'informe sempre es lliura amb consell genètic.</p>",
      en: '<p>It reads thousands of DNA fragments at once. It is the basis of our gene panels, exome and carrier studies; the report always comes with genetic counselling.</p>',
    },
    fotografia: { scene: 'sequencer', seed: 'secuenciador-masivo' },
    etiquetas: ['alta-resolucion'],
  },
  {
    key: 'escaner-de-preparaciones',
    nombre: {
      es: 'Escáner de preparaciones histológicas',
      ca: 'Escàner de preparacions histològiques',
      en: 'Histology slide scanner',
    },
    descripcion: {
      es: '<p>Convierte cada biopsia en una imagen digital que dos especialistas pueden estudiar a la vez desde ciudades distintas. Así pedimos una segunda opinión sin mover la muestra.</p>',
      ca: '<p>Converteix cada biòpsia en una imatge digital que dos especialistes poden estudiar alhora des de ciutats distintes. Així demanem una segona opinió sense moure la mostra.</p>',
      en: '<p>It turns each biopsy into a digital image that two specialists can study at once from different cities. That is how we ask for a second opinion without moving the sample.</p>',
    },
    fotografia: { scene: 'microscope', seed: 'escaner-de-preparaciones' },
    etiquetas: ['alta-resolucion'],
  },
];
