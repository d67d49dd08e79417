import type { MachineSeed } from '../types';

/** Machines of diagnostic imaging. */
export const imagingMachines: MachineSeed[] = [
  {
    key: 'resonancia-3-teslas',
    nombre: {
      es: 'Resonancia magnética de 3 teslas',
      ca: 'Ressonància magnètica de 3 tesles',
      en: '3-tesla MRI scanner',
    },
    descripcion: {
      es: '<p>Equipo de alto campo y túnel ancho de 70 centímetros. La señal más intensa permite ver con detalle el cerebro, la próstata o los ligamentos pequeños de la mano y del pie.</p>',
      ca: "<p>Equip d'alt camp i túnel ample de 70 centímetres. El senyal més intens permet veure amb detall el cervell, la pròstata o els lligaments menuts de la mà i del peu.</p>",
      en: '<p>A high-field scanner with a wide, 70-centimetre bore. Its stronger signal shows the brain, the prostate or the small ligaments of the hand and foot in fine detail.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-3-teslas' },
  },
  {
    key: 'resonancia-1-5-teslas',
    nombre: {
      es: 'Resonancia magnética de 1,5 teslas',
      ca: "Ressonància magnètica d'1,5 tesles",
      en: '1.5-tesla MRI scanner',
    },
    descripcion: {
      es: '<p>El equipo de uso diario para columna, rodilla, hombro y abdomen. Es también la opción habitual cuando hay prótesis o implantes compatibles, porque deforman menos la imagen.</p>',
      ca: "<p>L'equip d'ús diari per a columna, genoll, muscle i abdomen. És també l'opció habitual quan hi ha pròtesis o implants compatibles, perquè deformen menys la imatge.</p>",
      en: '<p>The everyday scanner for the spine, knee, shoulder and abdomen. It is also the usual choice with compatible prostheses or implants, because they distort the picture less.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-1-5-teslas' },
  },
  {
    key: 'resonancia-abierta',
    nombre: { es: 'Resonancia abierta', ca: 'Ressonància oberta', en: 'Open MRI scanner' },
    descripcion: {
      es: '<p>Abierta por los lados, pensada para personas con claustrofobia, corpulentas o que necesitan tener cerca a un acompañante. El estudio puede durar algo más que en un túnel cerrado.</p>',
      ca: "<p>Oberta pels costats, pensada per a persones amb claustrofòbia, corpulentes o que necessiten tindre a prop un acompanyant. L'estudi pot durar una mica més que en un túnel tancat.</p>",
      en: '<p>Open at the sides, for people with claustrophobia, larger patients or anyone who needs a companion close by. The study may take a little longer than in a closed bore.</p>',
    },
    fotografia: { scene: 'mri', seed: 'resonancia-abierta' },
  },
  {
    key: 'resonancia-articular',
    nombre: { es: 'Resonancia para extremidades', ca: 'Ressonància per a extremitats', en: 'MRI scanner for limbs' },
    descripcion: null,
    fotografia: { scene: 'mri', seed: 'resonancia-articular' },
  },
  {
    key: 'sala-inmersiva-resonancia',
    nombre: {
      es: 'Sala de resonancia con luz y sonido',
      ca: 'Sala de ressonància amb llum i so',
      en: 'MRI room with light and sound',
    },
    descripcion: {
      es: '<p>Eliges color de luz y música antes de entrar, y ves imágenes por un espejo colocado sobre los ojos. Ayuda a estar quieto, sobre todo a los niños, y reduce las repeticiones.</p>',
      ca: "<p>Tries el color de la llum i la música abans d'entrar, i veus imatges per un espill col·locat sobre els ulls. Ajuda a estar quiet, sobretot als infants, i redueix les repeticions.</p>",
      en: '<p>You choose the colour of the light and the music beforehand, and watch pictures through a mirror placed over your eyes. It helps people, children above all, to keep still.</p>',
    },
    fotografia: { scene: 'mri', seed: 'sala-inmersiva-resonancia' },
  },
  {
    key: 'tac-256-cortes',
    nombre: { es: 'TAC de 256 cortes', ca: 'TAC de 256 talls', en: '256-slice CT scanner' },
    descripcion: {
      es: '<p>Obtiene el corazón entero en un solo latido y el tórax en menos de un segundo. Es el equipo de elección para las arterias coronarias y para quien no puede aguantar la respiración.</p>',
      ca: "<p>Obté el cor sencer en un sol batec i el tòrax en menys d'un segon. És l'equip d'elecció per a les artèries coronàries i per a qui no pot aguantar la respiració.</p>",
      en: '<p>Captures the whole heart in a single beat and the chest in under a second. The scanner of choice for the coronary arteries and for people who cannot hold their breath.</p>',
    },
    fotografia: { scene: 'ct', seed: 'tac-256-cortes' },
  },
  {
    key: 'tac-64-cortes',
    nombre: { es: 'TAC de 64 cortes', ca: 'TAC de 64 talls', en: '64-slice CT scanner' },
    descripcion: {
      es: '<p>Estudios generales de tórax, abdomen, hueso y senos paranasales, con ajuste automático de la dosis según tu talla y la zona que se explora.</p>',
      ca: "<p>Estudis generals de tòrax, abdomen, os i sins paranasals, amb ajust automàtic de la dosi segons la teua talla i la zona que s'explora.</p>",
      en: '<p>General studies of the chest, abdomen, bones and sinuses, with automatic dose control according to your size and the area examined.</p>',
    },
    fotografia: { scene: 'ct', seed: 'tac-64-cortes' },
  },
  {
    key: 'tac-energia-dual',
    nombre: { es: 'TAC de energía dual', ca: "TAC d'energia dual", en: 'Dual-energy CT scanner' },
    descripcion: {
      es: '<p>Explora con dos energías de rayos X a la vez y distingue materiales: un cálculo de ácido úrico de otro de calcio, o el contraste del hueso. Útil en gota, litiasis y vasos.</p>',
      ca: "<p>Explora amb dues energies de raigs X alhora i distingeix materials: un càlcul d'àcid úric d'un altre de calci, o el contrast de l'os. Útil en gota, litiasi i vasos.</p>",
      en: '<p>Scans with two X-ray energies at once and tells materials apart: a uric acid stone from a calcium one, or contrast medium from bone. Useful in gout, stones and vessels.</p>',
    },
    fotografia: { scene: 'ct', seed: 'tac-energia-dual' },
  },
  {
    key: 'inyector-contraste',
    nombre: {
      es: 'Inyector automático de contraste',
      ca: 'Injector automàtic de contrast',
      en: 'Automatic contrast injector',
    },
    descripcion: {
      es: '<p>Administra el contraste a la velocidad y la cantidad justas para cada persona, y se detiene solo si nota presión en la vena. Enfermería está contigo durante toda la inyección.</p>',
      ca: "<p>Administra el contrast a la velocitat i en la quantitat justes per a cada persona, i s'atura sol si nota pressió en la vena. Infermeria està amb tu durant tota la injecció.</p>",
      en: '<p>Delivers the contrast medium at the right speed and amount for each person, and stops by itself if it senses pressure in the vein. A nurse stays with you throughout.</p>',
    },
    fotografia: { scene: 'ct', seed: 'inyector-contraste' },
  },
  {
    key: 'ecografo-general',
    nombre: {
      es: 'Ecógrafo de alta resolución',
      ca: "Ecògraf d'alta resolució",
      en: 'High-resolution ultrasound scanner',
    },
    descripcion: {
      es: '<p>Sondas para abdomen, tiroides, mama, músculo y tendón. La imagen aparece mientras el radiólogo explora, de modo que puede mirar justo donde te duele.</p>',
      ca: '<p>Sondes per a abdomen, tiroide, mama, múscul i tendó. La imatge apareix mentre el radiòleg explora, de manera que pot mirar just on et fa mal.</p>',
      en: '<p>Probes for the abdomen, thyroid, breast, muscle and tendon. The picture appears as the radiologist scans, so they can look exactly where it hurts.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-general' },
  },
  {
    key: 'ecografo-doppler',
    nombre: { es: 'Ecógrafo Doppler vascular', ca: 'Ecògraf Doppler vascular', en: 'Vascular Doppler scanner' },
    descripcion: {
      es: '<p>Muestra en color el paso de la sangre por carótidas, piernas y abdomen, y mide su velocidad. Sirve para buscar estrechamientos, trombos y varices.</p>',
      ca: '<p>Mostra en color el pas de la sang per caròtides, cames i abdomen, i en mesura la velocitat. Serveix per a buscar estenosis, trombes i varius.</p>',
      en: '<p>Shows in colour how blood flows through the neck, legs and abdomen, and measures its speed. Used to look for narrowings, clots and varicose veins.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-doppler' },
  },
  {
    key: 'ecografo-4d',
    nombre: { es: 'Ecógrafo obstétrico 4D', ca: 'Ecògraf obstètric 4D', en: '4D obstetric scanner' },
    descripcion: {
      es: '<p>Imagen en volumen y en movimiento del embarazo. Completa, pero no sustituye, las ecografías de control de cada trimestre.</p>',
      ca: "<p>Imatge en volum i en moviment de l'embaràs. Completa, però no substitueix, les ecografies de control de cada trimestre.</p>",
      en: '<p>Moving, three-dimensional pictures of the pregnancy. They complement, but do not replace, the routine scan of each trimester.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-4d' },
  },
  {
    key: 'ecografo-portatil',
    nombre: { es: 'Ecógrafo portátil', ca: 'Ecògraf portàtil', en: 'Portable ultrasound scanner' },
    descripcion: {
      es: '<p>Cabe en una mochila. Lo usamos en la consulta de lesiones, para guiar infiltraciones y en las revisiones de equipos deportivos fuera de la clínica.</p>',
      ca: "<p>Cap en una motxilla. El fem servir en la consulta de lesions, per a guiar infiltracions i en les revisions d'equips esportius fora de la clínica.</p>",
      en: '<p>Small enough for a rucksack. We use it in the injury clinic, to guide injections and for team check-ups away from the clinic.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'ecografo-portatil' },
  },
  {
    key: 'elastografo-hepatico',
    nombre: { es: 'Elastografía hepática', ca: 'Elastografia hepàtica', en: 'Liver elastography' },
    descripcion: {
      es: '<p>Mide la rigidez y la grasa del hígado con una vibración suave sobre la piel. En diez minutos orienta sobre la fibrosis y en muchos casos evita una biopsia.</p>',
      ca: '<p>Mesura la rigidesa i el greix del fetge amb una vibració suau sobre la pell. En deu minuts orienta sobre la fibrosi i en molts casos evita una biòpsia.</p>',
      en: '<p>Measures how stiff and fatty the liver is with a gentle vibration on the skin. In ten minutes it gives an idea of fibrosis and often spares a biopsy.</p>',
    },
    fotografia: { scene: 'ultrasound', seed: 'elastografo-hepatico' },
  },
  {
    key: 'radiografia-directa',
    nombre: { es: 'Radiografía digital directa', ca: 'Radiografia digital directa', en: 'Direct digital X-ray' },
    descripcion: {
      es: '<p>El detector plano da la imagen en segundos, con menos dosis que la placa convencional. El técnico comprueba al momento que la proyección es válida.</p>',
      ca: '<p>El detector pla dona la imatge en segons, amb menys dosi que la placa convencional. El tècnic comprova al moment que la projecció és vàlida.</p>',
      en: '<p>A flat detector gives the image in seconds at a lower dose than film. The radiographer checks on the spot that the view is good enough.</p>',
    },
    fotografia: { scene: 'xray', seed: 'radiografia-directa' },
  },
  {
    key: 'telerradiografia-columna',
    nombre: {
      es: 'Estudio de columna entera en carga',
      ca: 'Estudi de columna sencera en càrrega',
      en: 'Full-spine standing X-ray',
    },
    descripcion: {
      es: '<p>Une varias imágenes tomadas de pie en una sola para medir la escoliosis, la inclinación de la pelvis o una diferencia de longitud entre las piernas.</p>',
      ca: "<p>Uneix diverses imatges preses dempeus en una de sola per a mesurar l'escoliosi, la inclinació de la pelvis o una diferència de longitud entre les cames.</p>",
      en: '<p>Joins several pictures taken standing into one, to measure scoliosis, the tilt of the pelvis or a difference in leg length.</p>',
    },
    fotografia: { scene: 'xray', seed: 'telerradiografia-columna' },
  },
  {
    key: 'arco-angiografico',
    nombre: { es: 'Sala de angiografía digital', ca: "Sala d'angiografia digital", en: 'Digital angiography suite' },
    descripcion: {
      es: '<p>Un arco que gira alrededor de la camilla y muestra los vasos en directo. Permite guiar catéteres y agujas finas con incisiones de pocos milímetros.</p>',
      ca: '<p>Un arc que gira al voltant de la llitera i mostra els vasos en directe. Permet guiar catèters i agulles fines amb incisions de pocs mil·límetres.</p>',
      en: '<p>An arm that turns around the table and shows the vessels live, so that catheters and fine needles can be guided through cuts of a few millimetres.</p>',
    },
    fotografia: { scene: 'xray', seed: 'arco-angiografico' },
  },
  {
    key: 'mamografo-tomosintesis',
    nombre: { es: 'Mamógrafo con tomosíntesis', ca: 'Mamògraf amb tomosíntesi', en: 'Mammograph with tomosynthesis' },
    descripcion: {
      es: '<p>Toma la mama en láminas finas y reduce las dudas que deja el tejido superpuesto, en especial en mamas densas. La pala curva reparte mejor la presión.</p>',
      ca: '<p>Pren la mama en làmines fines i redueix els dubtes que deixa el teixit superposat, en especial en mames denses. La pala corba reparteix millor la pressió.</p>',
      en: '<p>Images the breast in thin layers and reduces the doubts left by overlapping tissue, above all in dense breasts. The curved paddle spreads the pressure better.</p>',
    },
    fotografia: { scene: 'mammograph', seed: 'mamografo-tomosintesis' },
  },
  {
    key: 'densitometro-dxa',
    nombre: { es: 'Densitómetro DXA', ca: 'Densitòmetre DXA', en: 'DXA bone densitometer' },
    descripcion: {
      es: '<p>Mide el calcio de la columna y la cadera con una dosis comparable a la radiación natural de un día. También calcula la masa grasa y muscular de todo el cuerpo.</p>',
      ca: "<p>Mesura el calci de la columna i el maluc amb una dosi comparable a la radiació natural d'un dia. També calcula la massa grassa i muscular de tot el cos.</p>",
      en: '<p>Measures calcium in the spine and hip with a dose similar to a day of natural background radiation. It also works out whole-body fat and muscle mass.</p>',
    },
    fotografia: { scene: 'densitometer', seed: 'densitometro-dxa' },
  },
  {
    key: 'pet-tac-digital',
    nombre: { es: 'PET-TAC digital', ca: 'PET-TAC digital', en: 'Digital PET-CT scanner' },
    descripcion: {
      es: '<p>Combina en una sola exploración el funcionamiento de los tejidos y su anatomía. Los detectores digitales permiten reducir la dosis del trazador y el tiempo en la camilla.</p>',
      ca: '<p>Combina en una sola exploració el funcionament dels teixits i la seua anatomia. Els detectors digitals permeten reduir la dosi del traçador i el temps en la llitera.</p>',
      en: '<p>Combines how tissues work and how they look in one examination. Digital detectors allow a lower tracer dose and less time on the table.</p>',
    },
    fotografia: { scene: 'ct', seed: 'pet-tac-digital' },
  },
  {
    key: 'ortopantomografo',
    nombre: { es: 'Ortopantomógrafo digital', ca: 'Ortopantomògraf digital', en: 'Digital dental panoramic unit' },
    descripcion: {
      es: '<p>Gira alrededor de la cabeza y recoge los dos maxilares y todas las piezas dentales en una imagen. La exploración dura unos quince segundos.</p>',
      ca: "<p>Gira al voltant del cap i recull els dos maxil·lars i totes les peces dentals en una imatge. L'exploració dura uns quinze segons.</p>",
      en: '<p>Turns around the head and shows both jaws and all the teeth in a single picture. The examination takes about fifteen seconds.</p>',
    },
    fotografia: { scene: 'xray', seed: 'ortopantomografo' },
  },
];
