import type { EquipmentSeed } from '@/backend/seed/types';

/** Magnets, scanners, X-ray rooms and ultrasound. Joined in equipment.ts. */
export const imagingEquipment: EquipmentSeed[] = [
  {
    key: 'resonancia-3-teslas',
    nombre: { es: 'Resonancia magnética de 3 teslas', ca: 'Ressonància magnètica de 3 tesles', en: '3 tesla MRI' },
    descripcion: {
      es: '<p>El imán de mayor campo del grupo. Distingue estructuras muy pequeñas, por lo que lo reservamos sobre todo para cerebro, próstata, mama y articulaciones.</p><p>El túnel está iluminado y ventilado, y hablas con el equipo técnico durante toda la prueba. <strong>Avísanos al pedir cita si llevas marcapasos, implantes metálicos o estás embarazada.</strong></p>',
      ca: "<p>L'imant de més camp del grup. Distingeix estructures molt petites, de manera que el reservem sobretot per a cervell, pròstata, mama i articulacions.</p><p>El túnel està il·luminat i ventilat, i parles amb l'equip tècnic durant tota la prova. <strong>Avisa'ns en demanar cita si portes marcapassos, implants metàl·lics o estàs embarassada.</strong></p>",
      en: '<p>The strongest magnet in the group. It tells very small structures apart, so we keep it mainly for the brain, prostate, breast and joints.</p><p>The tunnel is lit and ventilated, and you can talk to the technician throughout. <strong>Please tell us when booking if you have a pacemaker or metal implants, or if you are pregnant.</strong></p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-3-teslas' },
    etiquetas: ['alta-resolucion', 'sin-radiacion', 'con-contraste'],
  },
  {
    key: 'resonancia-1-5-teslas',
    nombre: {
      es: 'Resonancia magnética de 1,5 teslas',
      ca: 'Ressonància magnètica de 1,5 tesles',
      en: '1.5 tesla MRI',
    },
    descripcion: {
      es: '<p>Equipo de uso general para columna, rodilla, hombro, abdomen y corazón. La mayoría de los estudios duran entre 20 y 35 minutos.</p><p>Muchos implantes modernos son compatibles con este campo; para confirmarlo te pediremos la tarjeta o el informe de la intervención.</p>',
      ca: "<p>Equip d'ús general per a columna, genoll, espatlla, abdomen i cor. La majoria dels estudis duren entre 20 i 35 minuts.</p><p>Molts implants moderns són compatibles amb aquest camp; per confirmar-ho et demanarem la targeta o l'informe de la intervenció.</p>",
      en: '<p>A general-purpose scanner for the spine, knee, shoulder, abdomen and heart. Most studies take between 20 and 35 minutes.</p><p>Many modern implants are compatible with this field strength; to be sure, we will ask for your implant card or surgical report.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-1-5-teslas' },
    etiquetas: ['sin-radiacion', 'con-contraste', 'cardiaco'],
  },
  {
    key: 'resonancia-abierta',
    nombre: { es: 'Resonancia magnética abierta', ca: 'Ressonància magnètica oberta', en: 'Open MRI' },
    descripcion: {
      es: '<p>Está abierta por los lados: quien te acompaña puede sentarse junto a ti y darte la mano. Es la opción que proponemos a menores y a personas con claustrofobia.</p><p>La imagen tiene menos detalle que la de un equipo de alto campo, así que antes comprobamos con quien te la ha pedido que responde a su pregunta.</p>',
      ca: "<p>És oberta pels costats: qui t'acompanya pot seure al teu costat i donar-te la mà. És l'opció que proposem a menors i a persones amb claustrofòbia.</p><p>La imatge té menys detall que la d'un equip d'alt camp, així que abans comprovem amb qui te l'ha demanada que respon a la seua pregunta.</p>",
      en: '<p>It is open at the sides, so the person with you can sit beside you and hold your hand. We suggest it for children and for people who feel anxious in closed spaces.</p><p>The images carry less detail than those of a high-field scanner, so we first check with the referring doctor that they will answer the question.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-abierta' },
    etiquetas: ['espacio-amplio', 'sin-radiacion', 'infantil'],
  },
  {
    key: 'resonancia-de-extremidades',
    nombre: {
      es: 'Resonancia de extremidades',
      ca: "Ressonància d'extremitats",
      en: 'Extremity MRI',
    },
    descripcion: {
      es: '<p>Te sientas en un sillón y solo el brazo o la pierna entra en el equipo. Sirve para mano, muñeca, codo, rodilla, tobillo y pie.</p>',
      ca: "<p>Seus en una butaca i només el braç o la cama entra a l'equip. Serveix per a mà, canell, colze, genoll, turmell i peu.</p>",
      en: '<p>You sit in an armchair and only your arm or leg goes into the scanner. It is used for the hand, wrist, elbow, knee, ankle and foot.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-de-extremidades' },
    etiquetas: ['espacio-amplio', 'sin-radiacion'],
  },
  {
    key: 'tac-128-cortes',
    nombre: { es: 'TAC de 128 cortes', ca: 'TAC de 128 talls', en: '128-slice CT' },
    descripcion: {
      es: '<p>Adquiere el tórax y el abdomen en una sola pausa de respiración. Con sincronización por electrocardiograma permite ver las arterias del corazón.</p><ul><li>La prueba dura unos 10 minutos.</li><li>Si se necesita contraste, te pediremos una analítica reciente de la función renal.</li></ul>',
      ca: "<p>Adquireix el tòrax i l'abdomen en una sola pausa de respiració. Amb sincronització per electrocardiograma permet veure les artèries del cor.</p><ul><li>La prova dura uns 10 minuts.</li><li>Si cal contrast, et demanarem una anàlisi recent de la funció renal.</li></ul>",
      en: '<p>It covers the chest and abdomen in a single breath-hold. Synchronised with an electrocardiogram, it can show the arteries of the heart.</p><ul><li>The test takes about 10 minutes.</li><li>If contrast is needed, we will ask for a recent kidney function test.</li></ul>',
    },
    fotografia: { scene: 'ct', seed: 'tac-128-cortes' },
    etiquetas: ['con-contraste', 'cardiaco', 'tres-dimensiones'],
  },
  {
    key: 'tac-baja-dosis',
    nombre: { es: 'TAC de baja dosis', ca: 'TAC de baixa dosi', en: 'Low-dose CT' },
    descripcion: {
      es: '<p>Ajusta la radiación al tamaño y a la zona de cada persona y reconstruye la imagen con programas que reducen el ruido. Lo usamos en pulmón, senos paranasales y cálculos renales.</p>',
      ca: '<p>Ajusta la radiació a la mida i a la zona de cada persona i reconstrueix la imatge amb programes que redueixen el soroll. El fem servir en pulmó, sins paranasals i càlculs renals.</p>',
      en: '<p>It adapts the radiation to the size and body area of each person and rebuilds the image with noise-reducing software. We use it for the lungs, sinuses and kidney stones.</p>',
    },
    fotografia: { scene: 'ct', seed: 'tac-baja-dosis' },
    etiquetas: ['baja-dosis', 'alta-resolucion'],
  },
  {
    key: 'pet-tac-digital',
    nombre: { es: 'PET-TAC digital', ca: 'PET-TAC digital', en: 'Digital PET-CT' },
    descripcion: {
      es: '<p>Une en una misma imagen la forma de los órganos y su actividad. Se utiliza sobre todo para estudiar la extensión de un tumor y seguir la respuesta al tratamiento.</p><p>Cuenta con unas dos horas y media: tras inyectar el trazador hay que reposar cerca de una hora antes de la exploración.</p>',
      ca: "<p>Uneix en una mateixa imatge la forma dels òrgans i la seua activitat. S'utilitza sobretot per estudiar l'extensió d'un tumor i seguir la resposta al tractament.</p><p>Compta amb unes dues hores i mitja: després d'injectar el traçador cal reposar prop d'una hora abans de l'exploració.</p>",
      en: '<p>It combines the shape of the organs and their activity in one image. It is mainly used to see how far a tumour extends and to follow the response to treatment.</p><p>Allow about two and a half hours: after the tracer is injected you rest for nearly an hour before the scan.</p>',
    },
    fotografia: { scene: 'ct', seed: 'pet-tac-digital' },
    etiquetas: ['alta-resolucion', 'tres-dimensiones'],
  },
  {
    key: 'radiologia-digital-directa',
    nombre: {
      es: 'Sala de radiología digital directa',
      ca: 'Sala de radiologia digital directa',
      en: 'Direct digital X-ray room',
    },
    descripcion: {
      es: '<p>La imagen aparece en segundos, de modo que se comprueba que es válida antes de que salgas de la sala. La mesa baja hasta la altura de una silla de ruedas.</p>',
      ca: "<p>La imatge apareix en segons, de manera que es comprova que és vàlida abans que isques de la sala. La taula baixa fins a l'altura d'una cadira de rodes.</p>",
      en: '<p>The image appears within seconds, so we check that it is valid before you leave the room. The table lowers to wheelchair height.</p>',
    },
    fotografia: { scene: 'xray', seed: 'radiologia-digital-directa' },
    etiquetas: ['baja-dosis', 'silla-de-ruedas', 'infantil'],
  },
  {
    key: 'telemetria-de-columna',
    nombre: {
      es: 'Radiología de columna completa',
      ca: 'Radiologia de columna completa',
      en: 'Full-spine X-ray',
    },
    descripcion: {
      es: '<p>Compone en una sola imagen, de pie y en carga, toda la columna o las dos piernas. Es la referencia para medir una escoliosis o una diferencia de longitud entre extremidades.</p>',
      ca: '<p>Compon en una sola imatge, dempeus i en càrrega, tota la columna o les dues cames. És la referència per mesurar una escoliosi o una diferència de longitud entre extremitats.</p>',
      en: '<p>It builds one image, standing and bearing weight, of the whole spine or both legs. It is the reference for measuring scoliosis or a difference in leg length.</p>',
    },
    fotografia: { scene: 'xray', seed: 'telemetria-de-columna' },
    etiquetas: ['infantil'],
  },
  {
    key: 'sala-intervencionista',
    nombre: {
      es: 'Sala de radiología intervencionista',
      ca: 'Sala de radiologia intervencionista',
      en: 'Interventional radiology suite',
    },
    descripcion: {
      es: '<p>Aquí hacemos biopsias, drenajes e infiltraciones guiadas por imagen a través de una punción, con anestesia local en la mayoría de los casos.</p><p>Tiene una zona de recuperación propia donde permaneces en observación el tiempo que indique el equipo médico. Ven con alguien que pueda llevarte a casa.</p>',
      ca: "<p>Ací fem biòpsies, drenatges i infiltracions guiades per imatge a través d'una punció, amb anestèsia local en la majoria dels casos.</p><p>Té una zona de recuperació pròpia on estàs en observació el temps que indique l'equip mèdic. Vine amb algú que puga portar-te a casa.</p>",
      en: '<p>Here we carry out image-guided biopsies, drainages and injections through a needle, under local anaesthetic in most cases.</p><p>It has its own recovery area where you stay under observation for as long as the medical team advises. Please come with someone who can take you home.</p>',
    },
    fotografia: { scene: 'xray', seed: 'sala-intervencionista' },
    etiquetas: ['tiempo-real', 'con-contraste'],
  },
  {
    key: 'ortopantomografo',
    nombre: { es: 'Ortopantomógrafo', ca: 'Ortopantomògraf', en: 'Panoramic dental X-ray' },
    descripcion: {
      es: '<p>Obtiene en unos 15 segundos una vista completa de los dientes y los maxilares. Puedes hacerte la prueba de pie o en silla de ruedas.</p>',
      ca: '<p>Obté en uns 15 segons una vista completa de les dents i els maxil·lars. Pots fer-te la prova dempeus o en cadira de rodes.</p>',
      en: '<p>In about 15 seconds it gives a complete view of the teeth and jaws. The test can be done standing or in a wheelchair.</p>',
    },
    fotografia: { scene: 'xray', seed: 'ortopantomografo' },
    etiquetas: ['baja-dosis', 'silla-de-ruedas'],
  },
  {
    key: 'mamografo-con-tomosintesis',
    nombre: {
      es: 'Mamógrafo con tomosíntesis',
      ca: 'Mamògraf amb tomosíntesi',
      en: 'Mammography with tomosynthesis',
    },
    descripcion: {
      es: '<p>Toma varias imágenes de la mama desde distintos ángulos y las presenta en capas finas, lo que ayuda a interpretar las mamas densas.</p><p>Si tienes mamografías anteriores, tráelas: comparar es parte del diagnóstico. El día de la prueba no uses desodorante ni crema en la zona.</p>',
      ca: "<p>Pren diverses imatges de la mama des d'angles distints i les presenta en capes fines, cosa que ajuda a interpretar les mames denses.</p><p>Si tens mamografies anteriors, porta-les: comparar és part del diagnòstic. El dia de la prova no uses desodorant ni crema a la zona.</p>",
      en: '<p>It takes several images of the breast from different angles and shows them in thin layers, which helps in reading dense breasts.</p><p>If you have earlier mammograms, bring them: comparing is part of the diagnosis. Please do not use deodorant or cream on the area that day.</p>',
    },
    fotografia: { scene: 'mammograph', seed: 'mamografo-con-tomosintesis' },
    etiquetas: ['tres-dimensiones', 'baja-dosis'],
  },
  {
    key: 'densitometro-dxa',
    nombre: { es: 'Densitómetro óseo DXA', ca: 'Densitòmetre ossi DXA', en: 'DXA bone densitometer' },
    descripcion: {
      es: '<p>Mide la densidad mineral de la cadera y la columna con una dosis de radiación muy pequeña. La prueba se hace en una camilla, con ropa cómoda y sin botones metálicos, y dura unos diez minutos.</p>',
      ca: '<p>Mesura la densitat mineral del maluc i la columna amb una dosi de radiació molt petita. La prova es fa en una llitera, amb roba còmoda i sense botons metàl·lics, i dura uns deu minuts.</p>',
      en: '<p>It measures the mineral density of the hip and spine with a very small dose of radiation. The test is done on a couch, in comfortable clothes without metal buttons, and takes about ten minutes.</p>',
    },
    fotografia: { scene: 'densitometer', seed: 'densitometro-dxa' },
    etiquetas: ['baja-dosis', 'no-invasivo'],
  },
];
