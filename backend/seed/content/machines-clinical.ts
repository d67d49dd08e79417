import type { MachineSeed } from '../types';

/** Machines of the consulting rooms and of rehabilitation. */
export const clinicalMachines: MachineSeed[] = [
  {
    key: 'ergoespirometro',
    nombre: { es: 'Ergoespirómetro', ca: 'Ergoespiròmetre', en: 'Cardiopulmonary exercise unit' },
    descripcion: {
      es: '<p>Analiza el aire que respiras mientras corres o pedaleas. Da tu consumo máximo de oxígeno y los dos umbrales con los que se ajustan las zonas de entrenamiento.</p>',
      ca: "<p>Analitza l'aire que respires mentre corres o pedaleges. Dona el consum màxim d'oxigen i els dos llindars amb què s'ajusten les zones d'entrenament.</p>",
      en: '<p>Analyses the air you breathe while you run or pedal. It gives your maximal oxygen uptake and the two thresholds used to set training zones.</p>',
    },
    fotografia: { scene: 'sports', seed: 'ergoespirometro' },
  },
  {
    key: 'cinta-esfuerzo',
    nombre: {
      es: 'Cinta de esfuerzo con electrocardiograma',
      ca: "Cinta d'esforç amb electrocardiograma",
      en: 'Treadmill with ECG',
    },
    descripcion: {
      es: '<p>La velocidad y la pendiente suben por tramos mientras se registran el corazón y la tensión. Siempre hay un médico presente y la prueba se para cuando hace falta.</p>',
      ca: "<p>La velocitat i el pendent pugen per trams mentre es registren el cor i la tensió. Sempre hi ha un metge present i la prova s'atura quan cal.</p>",
      en: '<p>Speed and slope rise in stages while the heart and blood pressure are recorded. A doctor is always present and the test stops whenever needed.</p>',
    },
    fotografia: { scene: 'sports', seed: 'cinta-esfuerzo' },
  },
  {
    key: 'dinamometro-isocinetico',
    nombre: { es: 'Dinamómetro isocinético', ca: 'Dinamòmetre isocinètic', en: 'Isokinetic dynamometer' },
    descripcion: {
      es: '<p>Compara la fuerza de las dos piernas o de los dos hombros a velocidad constante. Ayuda a decidir si una lesión está lista para volver a competir.</p>',
      ca: '<p>Compara la força de les dues cames o dels dos muscles a velocitat constant. Ajuda a decidir si una lesió està llesta per a tornar a competir.</p>',
      en: '<p>Compares the strength of both legs or both shoulders at a constant speed. It helps decide whether an injury is ready for competition again.</p>',
    },
    fotografia: { scene: 'rehabilitation', seed: 'dinamometro-isocinetico' },
  },
  {
    key: 'plataforma-presiones',
    nombre: {
      es: 'Plataforma de presiones plantares',
      ca: 'Plataforma de pressions plantars',
      en: 'Foot pressure platform',
    },
    descripcion: {
      es: '<p>Registra cómo apoyas el pie al estar quieto, caminar y correr. Es la base para recomendar un calzado, un ejercicio o una plantilla.</p>',
      ca: '<p>Registra com recolzes el peu quan estàs quiet, camines i corres. És la base per a recomanar un calçat, un exercici o una plantilla.</p>',
      en: '<p>Records how your foot meets the ground when standing, walking and running: the basis for advising a shoe, an exercise or an insole.</p>',
    },
    fotografia: { scene: 'sports', seed: 'plataforma-presiones' },
  },
  {
    key: 'bioimpedancia',
    nombre: {
      es: 'Báscula de bioimpedancia segmental',
      ca: 'Bàscula de bioimpedància segmental',
      en: 'Segmental body composition scale',
    },
    descripcion: {
      es: '<p>Estima grasa, músculo y agua de cada brazo, cada pierna y el tronco en un minuto. Lo que importa es la evolución, no una cifra suelta.</p>',
      ca: "<p>Estima greix, múscul i aigua de cada braç, cada cama i el tronc en un minut. El que importa és l'evolució, no una xifra solta.</p>",
      en: '<p>Estimates fat, muscle and water in each arm, each leg and the trunk in a minute. What matters is the trend, not a single figure.</p>',
    },
    fotografia: { scene: 'sports', seed: 'bioimpedancia' },
  },
  {
    key: 'ecocardiografo-3d',
    nombre: { es: 'Ecocardiógrafo 3D', ca: 'Ecocardiògraf 3D', en: '3D echocardiography scanner' },
    descripcion: {
      es: '<p>Muestra las cavidades y las válvulas del corazón en movimiento y calcula con qué fuerza se contrae. Incluye análisis de la deformación del músculo.</p>',
      ca: '<p>Mostra les cavitats i les vàlvules del cor en moviment i calcula amb quina força es contrau. Inclou anàlisi de la deformació del múscul.</p>',
      en: '<p>Shows the chambers and valves of the heart in motion and works out how strongly it contracts. It includes strain analysis of the muscle.</p>',
    },
    fotografia: { scene: 'heart', seed: 'ecocardiografo-3d' },
  },
  {
    key: 'electrocardiografo',
    nombre: {
      es: 'Electrocardiógrafo de 12 derivaciones',
      ca: 'Electrocardiògraf de 12 derivacions',
      en: '12-lead electrocardiograph',
    },
    descripcion: {
      es: '<p>Registra la actividad eléctrica del corazón en pocos segundos y guarda el trazado en tu historia, para compararlo con el del año siguiente.</p>',
      ca: "<p>Registra l'activitat elèctrica del cor en pocs segons i guarda el traçat en la teua història, per a comparar-lo amb el de l'any següent.</p>",
      en: "<p>Records the heart's electrical activity in a few seconds and keeps the trace in your file, to compare with the following year's.</p>",
    },
    fotografia: { scene: 'heart', seed: 'electrocardiografo' },
  },
  {
    key: 'holter-ritmo',
    nombre: { es: 'Holter de ritmo', ca: 'Holter de ritme', en: 'Holter rhythm monitor' },
    descripcion: {
      es: '<p>Un registrador del tamaño de una moneda que se lleva pegado al pecho entre 24 horas y 14 días, también en la ducha. Busca arritmias que no aparecen en la consulta.</p>',
      ca: "<p>Un registrador de la mida d'una moneda que es duu apegat al pit entre 24 hores i 14 dies, també en la dutxa. Busca arrítmies que no apareixen en la consulta.</p>",
      en: '<p>A coin-sized recorder worn on the chest for 24 hours to 14 days, even in the shower. It looks for irregular rhythms that do not show up in the surgery.</p>',
    },
    fotografia: { scene: 'heart', seed: 'holter-ritmo' },
  },
  {
    key: 'monitor-tension',
    nombre: {
      es: 'Monitor de tensión de 24 horas',
      ca: 'Monitor de tensió de 24 hores',
      en: '24-hour blood pressure monitor',
    },
    descripcion: {
      es: '<p>Un manguito que mide la tensión cada veinte minutos de día y cada media hora de noche. Distingue la hipertensión real de la que solo aparece ante la bata blanca.</p>',
      ca: '<p>Un manegot que mesura la tensió cada vint minuts de dia i cada mitja hora de nit. Distingeix la hipertensió real de la que només apareix davant de la bata blanca.</p>',
      en: '<p>A cuff that takes readings every twenty minutes by day and every half hour by night. It tells true hypertension from the kind that only shows up in the surgery.</p>',
    },
    fotografia: null,
  },
  {
    key: 'oct-retina',
    nombre: { es: 'Tomógrafo óptico de retina', ca: 'Tomògraf òptic de retina', en: 'Retinal optical tomograph' },
    descripcion: {
      es: '<p>Dibuja las capas de la retina y del nervio óptico con una resolución de micras, sin contacto y sin radiación. Compara tu mapa con el de visitas anteriores.</p>',
      ca: '<p>Dibuixa les capes de la retina i del nervi òptic amb una resolució de micres, sense contacte i sense radiació. Compara el mapa amb el de visites anteriors.</p>',
      en: '<p>Draws the layers of the retina and the optic nerve to within microns, with no contact and no radiation, and compares your map with earlier visits.</p>',
    },
    fotografia: { scene: 'eye', seed: 'oct-retina' },
  },
  {
    key: 'retinografo',
    nombre: { es: 'Retinógrafo de campo amplio', ca: 'Retinògraf de camp ampli', en: 'Wide-field retinal camera' },
    descripcion: {
      es: '<p>Fotografía el fondo del ojo en una toma. En las revisiones de la diabetes suele evitar las gotas que dilatan la pupila.</p>',
      ca: "<p>Fotografia el fons de l'ull en una presa. En les revisions de la diabetis sol evitar les gotes que dilaten la pupil·la.</p>",
      en: '<p>Photographs the back of the eye in one shot. In diabetes check-ups it usually avoids the drops that widen the pupil.</p>',
    },
    fotografia: { scene: 'eye', seed: 'retinografo' },
  },
  {
    key: 'videofibroscopio',
    nombre: { es: 'Videofibroscopio flexible', ca: 'Videofibroscopi flexible', en: 'Flexible video endoscope' },
    descripcion: {
      es: '<p>Un tubo de tres milímetros con cámara para ver la nariz y la laringe en la misma consulta. Dura un par de minutos y puedes seguirlo en la pantalla.</p>',
      ca: '<p>Un tub de tres mil·límetres amb càmera per a veure el nas i la laringe en la mateixa consulta. Dura un parell de minuts i pots seguir-ho en la pantalla.</p>',
      en: '<p>A three-millimetre tube with a camera to see the nose and larynx during the visit. It takes a couple of minutes and you can follow it on the screen.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'videofibroscopio' },
  },
  {
    key: 'cabina-audiometrica',
    nombre: { es: 'Cabina de audiometría', ca: "Cabina d'audiometria", en: 'Audiometry booth' },
    descripcion: {
      es: '<p>Espacio aislado del ruido para saber qué sonidos oyes y a qué volumen. Para los más pequeños hay una prueba en forma de juego.</p>',
      ca: '<p>Espai aïllat del soroll per a saber quins sons sents i a quin volum. Per als més menuts hi ha una prova en forma de joc.</p>',
      en: '<p>A soundproof space to find out which sounds you hear and how loud. The youngest take the test as a game.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'cabina-audiometrica' },
  },
  {
    key: 'torre-endoscopia',
    nombre: {
      es: 'Torre de endoscopia de alta definición',
      ca: "Torre d'endoscòpia d'alta definició",
      en: 'High-definition endoscopy tower',
    },
    descripcion: {
      es: '<p>Cámara de alta definición con un filtro de luz que resalta los vasos pequeños y facilita ver pólipos planos. El anestesista controla la sedación durante toda la prueba.</p>',
      ca: "<p>Càmera d'alta definició amb un filtre de llum que ressalta els vasos menuts i facilita veure pòlips plans. L'anestesista controla la sedació durant tota la prova.</p>",
      en: '<p>A high-definition camera with a light filter that brings out small vessels and makes flat polyps easier to see. An anaesthetist watches over the sedation throughout.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'torre-endoscopia' },
  },
  {
    key: 'dermatoscopio-digital',
    nombre: { es: 'Dermatoscopio digital', ca: 'Dermatoscopi digital', en: 'Digital dermatoscope' },
    descripcion: {
      es: '<p>Amplía y fotografía cada lunar y guarda un mapa de toda la piel. En la revisión siguiente se comparan las dos imágenes, una junto a otra.</p>',
      ca: "<p>Amplia i fotografia cada piga i guarda un mapa de tota la pell. En la revisió següent es comparen les dues imatges, una al costat de l'altra.</p>",
      en: '<p>Enlarges and photographs each mole and keeps a map of the whole skin. At the next check-up the two pictures are compared side by side.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'dermatoscopio-digital' },
  },
  {
    key: 'colposcopio',
    nombre: { es: 'Videocolposcopio', ca: 'Videocolposcopi', en: 'Video colposcope' },
    descripcion: {
      es: '<p>Lupa con cámara para observar el cuello del útero cuando una citología o una prueba de VPH sale alterada, y para elegir dónde tomar una muestra.</p>',
      ca: "<p>Lupa amb càmera per a observar el coll de l'úter quan una citologia o una prova de VPH ix alterada, i per a triar on prendre una mostra.</p>",
      en: '<p>A magnifier with a camera to examine the cervix when a smear or an HPV test is abnormal, and to choose where to take a sample.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'colposcopio' },
  },
  {
    key: 'uroflujometro',
    nombre: { es: 'Uroflujómetro', ca: 'Urofluxòmetre', en: 'Urine flow meter' },
    descripcion: {
      es: '<p>Mide la fuerza y el volumen del chorro de orina en un baño privado, sin sondas. Junto con la ecografía indica si la vejiga se vacía bien.</p>',
      ca: "<p>Mesura la força i el volum del raig d'orina en un bany privat, sense sondes. Juntament amb l'ecografia indica si la bufeta es buida bé.</p>",
      en: '<p>Measures the strength and volume of the urine stream in a private bathroom, with no catheter. With an ultrasound it shows whether the bladder empties well.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'uroflujometro' },
  },
  {
    key: 'espirometro',
    nombre: { es: 'Espirómetro', ca: 'Espiròmetre', en: 'Spirometer' },
    descripcion: {
      es: '<p>Mide cuánto aire cabe en los pulmones y a qué velocidad sale. Se repite tras un broncodilatador para saber si los bronquios se abren.</p>',
      ca: "<p>Mesura quant d'aire cap en els pulmons i a quina velocitat n'ix. Es repeteix després d'un broncodilatador per a saber si els bronquis s'obrin.</p>",
      en: '<p>Measures how much air the lungs hold and how fast it leaves. It is repeated after a bronchodilator to see whether the airways open.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'espirometro' },
  },
  {
    key: 'electromiografo',
    nombre: { es: 'Electromiógrafo', ca: 'Electromiògraf', en: 'Electromyography unit' },
    descripcion: {
      es: '<p>Estudia cómo conducen los nervios y cómo responde el músculo. Se usa en el túnel carpiano, las hernias con pérdida de fuerza y las neuropatías.</p>',
      ca: '<p>Estudia com condueixen els nervis i com respon el múscul. Es fa servir en el túnel carpià, les hèrnies amb pèrdua de força i les neuropaties.</p>',
      en: '<p>Studies how nerves conduct and how muscle responds. Used in carpal tunnel syndrome, slipped discs with loss of strength and neuropathies.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'electromiografo' },
  },
  {
    key: 'videoelectroencefalografo',
    nombre: { es: 'Electroencefalógrafo con vídeo', ca: 'Electroencefalògraf amb vídeo', en: 'Video EEG unit' },
    descripcion: {
      es: '<p>Registra la actividad eléctrica del cerebro a la vez que una cámara graba los movimientos. Puede hacerse despierto o tras una noche de poco sueño.</p>',
      ca: "<p>Registra l'activitat elèctrica del cervell alhora que una càmera grava els moviments. Es pot fer despert o després d'una nit de poc son.</p>",
      en: "<p>Records the brain's electrical activity while a camera films movement. It can be done awake or after a night of little sleep.</p>",
    },
    fotografia: { scene: 'consulting-room', seed: 'videoelectroencefalografo' },
  },
  {
    key: 'ondas-choque',
    nombre: { es: 'Ondas de choque focales', ca: 'Ones de xoc focals', en: 'Focused shock waves' },
    descripcion: {
      es: '<p>Pulsos acústicos dirigidos a tendones que no mejoran con ejercicio, como el de Aquiles o la fascia plantar. Se aplican en tres a cinco sesiones.</p>',
      ca: "<p>Polsos acústics dirigits a tendons que no milloren amb exercici, com el d'Aquil·les o la fàscia plantar. S'apliquen en tres a cinc sessions.</p>",
      en: '<p>Acoustic pulses aimed at tendons that do not improve with exercise, such as the Achilles or the plantar fascia. Given over three to five sessions.</p>',
    },
    fotografia: { scene: 'rehabilitation', seed: 'ondas-choque' },
  },
  {
    key: 'laser-alta-intensidad',
    nombre: {
      es: 'Láser terapéutico de alta intensidad',
      ca: "Làser terapèutic d'alta intensitat",
      en: 'High-intensity therapeutic laser',
    },
    descripcion: {
      es: '<p>Luz que se aplica sobre la zona dolorida como apoyo al ejercicio y a la terapia manual. Las sesiones duran diez minutos y se nota un calor suave.</p>',
      ca: "<p>Llum que s'aplica sobre la zona adolorida com a suport de l'exercici i de la teràpia manual. Les sessions duren deu minuts i es nota una calor suau.</p>",
      en: '<p>Light applied over the painful area in support of exercise and manual therapy. Sessions last ten minutes and you feel a gentle warmth.</p>',
    },
    fotografia: { scene: 'rehabilitation', seed: 'laser-alta-intensidad' },
  },
  {
    key: 'laser-diodo',
    nombre: { es: 'Láser de diodo', ca: 'Làser de díode', en: 'Diode laser' },
    descripcion: {
      es: '<p>Actúa sobre el pigmento del vello con un cabezal refrigerado. Antes de la primera sesión se valora tu fototipo y se prueba en una zona pequeña.</p>',
      ca: '<p>Actua sobre el pigment del pèl amb un capçal refrigerat. Abans de la primera sessió es valora el fototip i es prova en una zona menuda.</p>',
      en: '<p>Acts on the pigment of the hair through a cooled handpiece. Before the first session your skin type is assessed and a small area is tested.</p>',
    },
    fotografia: { scene: 'consulting-room', seed: 'laser-diodo' },
  },
];
