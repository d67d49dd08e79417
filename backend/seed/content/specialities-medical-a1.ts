import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  howWeWorkTitle,
  technologyTitle,
  whatYouGetTitle,
  whenTitle,
  whoTitle,
} from './specialities-titles';

/** Medical specialities 1 to 3. Joined in specialities.ts. */
export const medicalA1: SpecialitySeed[] = [
  {
    urlseo: 'medicina-deportiva',
    nombre: { es: 'Medicina deportiva', ca: 'Medicina esportiva', en: 'Sports medicine' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La medicina deportiva cuida de quien se mueve: desde la persona que sale a caminar tras años de sofá hasta quien prepara una maratón. Revisamos el corazón antes de subir la intensidad, tratamos lesiones de músculo y tendón y ajustamos el entrenamiento a lo que tu cuerpo puede asimilar.</p><p>Conviene venir <strong>antes de empezar</strong> si tienes más de 35 años, antecedentes de muerte súbita en la familia o una enfermedad crónica, y siempre que un dolor dure más de dos semanas o notes mareo, palpitaciones u opresión al hacer esfuerzo.</p><p>La primera visita dura unos 45 minutos. Hablamos de tu deporte, tus lesiones y tus objetivos, te exploramos y hacemos un electrocardiograma. Si hace falta una prueba de esfuerzo, la programamos para otro día: ven descansado y con ropa de entrenar.</p>',
      ca: "<p>La medicina esportiva té cura de qui es mou: des de la persona que ix a caminar després d'anys de sofà fins a qui prepara una marató. Revisem el cor abans de pujar la intensitat, tractem lesions de múscul i tendó i ajustem l'entrenament al que el teu cos pot assimilar.</p><p>Convé vindre <strong>abans de començar</strong> si tens més de 35 anys, antecedents de mort sobtada en la família o una malaltia crònica, i sempre que un dolor dure més de dues setmanes o notes mareig, palpitacions o opressió en fer esforç.</p><p>La primera visita dura uns 45 minuts. Parlem del teu esport, de les teues lesions i dels teus objectius, t'explorem i fem un electrocardiograma. Si cal una prova d'esforç, la programem per a un altre dia: vine descansat i amb roba d'entrenar.</p>",
      en: '<p>Sports medicine looks after people who move: from someone taking up walking after years on the sofa to someone training for a marathon. We check the heart before the intensity goes up, treat muscle and tendon injuries and match training to what your body can absorb.</p><p>It is worth coming <strong>before you start</strong> if you are over 35, have a family history of sudden death or live with a long-term condition, and whenever a pain lasts more than two weeks or exercise brings dizziness, palpitations or chest tightness.</p><p>The first visit takes about 45 minutes. We talk about your sport, your injuries and your goals, examine you and record an ECG. If you need an exercise test, we book it for another day: come rested and in training clothes.</p>',
    },
    textocabecera: {
      es: 'Entrena con la cabeza, y con el corazón revisado',
      ca: 'Entrena amb el cap, i amb el cor revisat',
      en: 'Train with your head, and with your heart checked',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Deportistas populares y federados que necesitan un reconocimiento</li><li>Personas sedentarias que quieren empezar con seguridad</li><li>Quien vuelve después de una lesión, una operación o un parto</li><li>Niñas, niños y adolescentes que compiten</li></ul>',
          ca: "<ul><li>Esportistes populars i federats que necessiten un reconeixement</li><li>Persones sedentàries que volen començar amb seguretat</li><li>Qui torna després d'una lesió, una operació o un part</li><li>Xiquetes, xiquets i adolescents que competeixen</li></ul>",
          en: '<ul><li>Amateur and federated athletes who need a sports medical</li><li>Inactive people who want to start safely</li><li>Anyone returning after an injury, an operation or childbirth</li><li>Children and teenagers who compete</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un informe de aptitud con las pruebas realizadas y su fecha</li><li>Tus zonas de entrenamiento en pulsaciones, y en vatios o ritmo si haces la prueba de esfuerzo</li><li>Un plan de vuelta al deporte por fases cuando hay lesión</li></ul><p>Si en el estudio aparece algo del corazón, te ve nuestro equipo de cardiología antes de firmar la aptitud.</p>',
          ca: "<ul><li>Un informe d'aptitud amb les proves fetes i la data</li><li>Les teues zones d'entrenament en pulsacions, i en watts o ritme si fas la prova d'esforç</li><li>Un pla de tornada a l'esport per fases quan hi ha lesió</li></ul><p>Si en l'estudi apareix alguna cosa del cor, et veu el nostre equip de cardiologia abans de signar l'aptitud.</p>",
          en: '<ul><li>A fitness report with the tests done and their dates</li><li>Your training zones in heart rate, plus watts or pace if you do the exercise test</li><li>A staged return-to-sport plan when there is an injury</li></ul><p>If anything about the heart turns up, our cardiology team sees you before fitness is signed off.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Prueba de esfuerzo con análisis del aire espirado</li><li>Medición de fuerza en rodilla y hombro a velocidad constante</li><li>Estudio de la pisada en estático, caminando y corriendo</li><li>Composición corporal por segmentos</li></ul>',
          ca: "<ul><li>Prova d'esforç amb anàlisi de l'aire espirat</li><li>Mesura de la força al genoll i al muscle a velocitat constant</li><li>Estudi de la trepitjada en estàtic, caminant i corrent</li><li>Composició corporal per segments</li></ul>",
          en: '<ul><li>Exercise testing with analysis of the air you breathe out</li><li>Knee and shoulder strength measured at constant speed</li><li>Foot-strike study standing, walking and running</li><li>Body composition by segment</li></ul>',
        },
      },
    ],
    bloques: ['ergoespirometro', 'cinta-esfuerzo', 'dinamometro-isocinetico', 'plataforma-presiones', 'bioimpedancia'],
    banner: {
      nombre: { es: 'Medicina deportiva', ca: 'Medicina esportiva', en: 'Sports medicine' },
      descripcion: {
        es: 'Reconocimientos, pruebas de esfuerzo y recuperación de lesiones en un mismo equipo.',
        ca: "Reconeixements, proves d'esforç i recuperació de lesions en un mateix equip.",
        en: 'Sports medicals, exercise tests and injury recovery from a single team.',
      },
      textocabecera: {
        es: 'Tu próximo objetivo, con buena base',
        ca: 'El teu pròxim objectiu, amb bona base',
        en: 'Your next goal, on solid ground',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [
        { scene: 'sports', seed: 'medicina-deportiva-pista' },
        { scene: 'rehabilitation', seed: 'medicina-deportiva-sala' },
        { scene: 'consulting-room', seed: 'medicina-deportiva-consulta' },
      ],
    },
    tituloseo: {
      es: 'Medicina deportiva y prueba de esfuerzo',
      ca: "Medicina esportiva i prova d'esforç",
      en: 'Sports medicine and exercise tests',
    },
    descripcionseo: {
      es: 'Reconocimiento médico deportivo, prueba de esfuerzo con gases y recuperación de lesiones. Pide cita y entrena sabiendo hasta dónde puedes llegar.',
      ca: "Reconeixement mèdic esportiu, prova d'esforç amb gasos i recuperació de lesions. Demana cita i entrena sabent fins on pots arribar.",
      en: 'Sports medicals, exercise testing with gas analysis and recovery from injury. Book a visit and train knowing how far you can safely go.',
    },
  },
  {
    urlseo: 'cardiologia',
    nombre: { es: 'Cardiología', ca: 'Cardiologia', en: 'Cardiology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>En cardiología estudiamos y tratamos la tensión alta, las arritmias, las enfermedades de las válvulas y de las arterias coronarias y la insuficiencia cardíaca. También ayudamos a quien todavía está sano a conocer su riesgo y a reducirlo: dejar de fumar, controlar el colesterol y moverse más sigue siendo el mejor tratamiento.</p><p>Pide cita si notas palpitaciones, te falta el aire con esfuerzos que antes no te costaban, se te hinchan los tobillos o hay casos de infarto temprano en tu familia. <strong>Si tienes un dolor fuerte en el pecho, pérdida de conocimiento o dificultad brusca para respirar, no esperes a la consulta: llama al 112.</strong></p><p>En la primera visita escuchamos tu historia, te tomamos la tensión en los dos brazos, te auscultamos y hacemos un electrocardiograma que comentamos contigo en el momento. Trae los informes y los trazados anteriores, porque comparar vale tanto como mirar.</p>',
      ca: "<p>A cardiologia estudiem i tractem la tensió alta, les arrítmies, les malalties de les vàlvules i de les artèries coronàries i la insuficiència cardíaca. També ajudem qui encara està sa a conéixer el seu risc i a reduir-lo: deixar de fumar, controlar el colesterol i moure's més continua sent el millor tractament.</p><p>Demana cita si notes palpitacions, et falta l'aire amb esforços que abans no et costaven, se t'unflen els turmells o hi ha casos d'infart primerenc en la teua família. <strong>Si tens un dolor fort al pit, pèrdua de coneixement o dificultat brusca per a respirar, no esperes la consulta: telefona al 112.</strong></p><p>En la primera visita escoltem la teua història, et prenem la tensió als dos braços, t'auscultem i fem un electrocardiograma que comentem amb tu al moment. Porta els informes i els traçats anteriors, perquè comparar val tant com mirar.</p>",
      en: '<p>In cardiology we assess and treat high blood pressure, rhythm disorders, valve and coronary artery disease and heart failure. We also help people who are still well to know their risk and bring it down: giving up smoking, controlling cholesterol and moving more remain the best treatment.</p><p>Book a visit if you feel palpitations, get breathless with efforts that used to be easy, have swollen ankles or come from a family with early heart attacks. <strong>If you have severe chest pain, faint or are suddenly short of breath, do not wait for an appointment: call 112.</strong></p><p>At the first visit we listen to your story, take your blood pressure in both arms, listen to your heart and record an ECG, which we go through with you there and then. Bring earlier reports and tracings, because comparing is worth as much as looking.</p>',
    },
    textocabecera: {
      es: 'Escuchamos tu corazón sin prisa',
      ca: 'Escoltem el teu cor sense pressa',
      en: 'We listen to your heart without hurrying',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Palpitaciones, pulso irregular o desmayos</li><li>Cansancio o falta de aire sin explicación</li><li>Tensión de 140/90 o más en medidas repetidas</li><li>Colesterol alto, diabetes o tabaco, sobre todo si coinciden</li><li>Familiares con infarto antes de los 55 años en hombres o de los 65 en mujeres</li></ul>',
          ca: "<ul><li>Palpitacions, pols irregular o desmais</li><li>Cansament o falta d'aire sense explicació</li><li>Tensió de 140/90 o més en mesures repetides</li><li>Colesterol alt, diabetis o tabac, sobretot si coincideixen</li><li>Familiars amb infart abans dels 55 anys en homes o dels 65 en dones</li></ul>",
          en: '<ul><li>Palpitations, an irregular pulse or fainting</li><li>Unexplained tiredness or breathlessness</li><li>Blood pressure of 140/90 or more on repeated readings</li><li>High cholesterol, diabetes or smoking, above all in combination</li><li>Relatives with a heart attack before 55 in men or 65 in women</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Electrocardiograma informado en la misma visita</li><li>Consulta y ecocardiograma el mismo día cuando la agenda lo permite</li><li>Revisión de toda tu medicación para evitar duplicidades</li><li>Segunda opinión sobre intervenciones propuestas en otros centros</li></ul>',
          ca: "<ul><li>Electrocardiograma informat en la mateixa visita</li><li>Consulta i ecocardiograma el mateix dia quan l'agenda ho permet</li><li>Revisió de tota la teua medicació per a evitar duplicitats</li><li>Segona opinió sobre intervencions proposades en altres centres</li></ul>",
          en: '<ul><li>ECG reported during the same visit</li><li>Consultation and echocardiogram on one day when the diary allows</li><li>A review of all your medicines to avoid duplication</li><li>A second opinion on procedures proposed elsewhere</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Elegimos cada prueba por la pregunta que responde:</p><ul><li><strong>Ecocardiograma:</strong> cómo se contrae el corazón y cómo cierran las válvulas</li><li><strong>Prueba de esfuerzo:</strong> qué ocurre cuando le pides más</li><li><strong>Holter:</strong> qué ritmo llevas en tu vida diaria</li><li><strong>Monitor de 24 horas:</strong> cuál es tu tensión fuera de la consulta</li></ul>',
          ca: "<p>Triem cada prova per la pregunta que respon:</p><ul><li><strong>Ecocardiograma:</strong> com es contrau el cor i com tanquen les vàlvules</li><li><strong>Prova d'esforç:</strong> què passa quan li demanes més</li><li><strong>Holter:</strong> quin ritme portes en la vida diària</li><li><strong>Monitor de 24 hores:</strong> quina és la teua tensió fora de la consulta</li></ul>",
          en: '<p>We choose each test for the question it answers:</p><ul><li><strong>Echocardiogram:</strong> how the heart contracts and the valves close</li><li><strong>Exercise test:</strong> what happens when you ask more of it</li><li><strong>Holter:</strong> your rhythm in everyday life</li><li><strong>24-hour monitor:</strong> your blood pressure outside the clinic</li></ul>',
        },
      },
    ],
    icono: { scene: 'heart', seed: 'icono' },
    bloques: ['ecocardiografo-3d', 'electrocardiografo', 'holter-ritmo', 'monitor-tension', 'cinta-esfuerzo'],
    banner: {
      nombre: { es: 'Cardiología', ca: 'Cardiologia', en: 'Cardiology' },
      descripcion: {
        es: 'Prevención, diagnóstico y seguimiento de las enfermedades del corazón.',
        ca: 'Prevenció, diagnòstic i seguiment de les malalties del cor.',
        en: 'Prevention, diagnosis and follow-up of heart disease.',
      },
      textocabecera: {
        es: 'Un corazón cuidado, latido a latido',
        ca: 'Un cor ben cuidat, batec a batec',
        en: 'A heart well cared for, beat by beat',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [
        { scene: 'heart', seed: 'cardiologia-trazado' },
        { scene: 'ultrasound', seed: 'cardiologia-ecocardiograma' },
      ],
    },
    tituloseo: {
      es: 'Cardiología: consulta y pruebas del corazón',
      ca: 'Cardiologia: consulta i proves del cor',
      en: 'Cardiology: consultation and heart tests',
    },
    descripcionseo: {
      es: 'Consulta de cardiología con electrocardiograma, ecocardiograma, Holter y prueba de esfuerzo. Hipertensión, arritmias y prevención del infarto.',
      ca: "Consulta de cardiologia amb electrocardiograma, ecocardiograma, Holter i prova d'esforç. Hipertensió, arrítmies i prevenció de l'infart.",
      en: 'Cardiology consultation with ECG, echocardiogram, Holter and exercise testing. High blood pressure, rhythm problems and prevention.',
    },
  },
  {
    urlseo: 'traumatologia',
    nombre: { es: 'Traumatología', ca: 'Traumatologia', en: 'Trauma and orthopaedics' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Atendemos huesos, articulaciones, ligamentos y columna: esguinces y fracturas recientes, roturas de menisco, hombros que no suben, juanetes, artrosis de cadera y rodilla, lumbalgias que se repiten. Cada traumatólogo del equipo se dedica sobre todo a una zona, y procuramos que te vea quien trata la tuya.</p><p>Ven pronto si tras un golpe no puedes apoyar, si la articulación se bloquea o se hincha, o si un dolor te despierta por la noche. Una pierna que pierde fuerza junto con problemas para controlar la orina es una urgencia: acude a un hospital.</p><p>Empezamos por mirar cómo te mueves y por explorar la zona; solo entonces decidimos si hace falta una radiografía, una ecografía o una resonancia. La mayoría de los casos <em>no</em> acaban en quirófano. Cuando la cirugía es la mejor opción te explicamos qué ganas, qué riesgos tiene y cuánto dura la recuperación.</p>',
      ca: "<p>Atenem ossos, articulacions, lligaments i columna: esquinços i fractures recents, trencaments de menisc, muscles que no pugen, galindons, artrosi de maluc i genoll, lumbàlgies que es repeteixen. Cada traumatòleg de l'equip es dedica sobretot a una zona, i procurem que et veja qui tracta la teua.</p><p>Vine prompte si després d'un colp no pots recolzar el peu, si l'articulació es bloqueja o s'unfla, o si un dolor et desperta a la nit. Una cama que perd força juntament amb problemes per a controlar l'orina és una urgència: ves a un hospital.</p><p>Comencem per mirar com et mous i per explorar la zona; només aleshores decidim si cal una radiografia, una ecografia o una ressonància. La majoria dels casos <em>no</em> acaben al quiròfan. Quan la cirurgia és la millor opció t'expliquem què guanyes, quins riscos té i quant dura la recuperació.</p>",
      en: '<p>We look after bones, joints, ligaments and the spine: recent sprains and fractures, torn menisci, shoulders that will not lift, bunions, hip and knee arthritis, back pain that keeps returning. Each surgeon in the team works mainly on one region, and we try to book you with the one who treats yours.</p><p>Come soon if you cannot bear weight after a knock, if a joint locks or swells, or if pain wakes you at night. A leg losing strength together with trouble controlling your bladder is an emergency: go to a hospital.</p><p>We start by watching you move and examining the area; only then do we decide whether you need an X-ray, an ultrasound or an MRI scan. Most cases do <em>not</em> end in the operating theatre. When surgery is the best choice, we explain what you gain, what the risks are and how long recovery takes.</p>',
    },
    textocabecera: {
      es: 'Volver a moverte, paso a paso',
      ca: "Tornar a moure't, pas a pas",
      en: 'Moving again, step by step',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Lesiones recientes por caídas, deporte o tráfico</li><li>Dolor de espalda, hombro, cadera, rodilla o pie de más de un mes</li><li>Artrosis que ya limita caminar, dormir o trabajar</li><li>Deformidades del pie y de la columna en la infancia</li></ul>',
          ca: "<ul><li>Lesions recents per caigudes, esport o trànsit</li><li>Dolor d'esquena, muscle, maluc, genoll o peu de més d'un mes</li><li>Artrosi que ja limita caminar, dormir o treballar</li><li>Deformitats del peu i de la columna en la infància</li></ul>",
          en: '<ul><li>Recent injuries from falls, sport or road accidents</li><li>Back, shoulder, hip, knee or foot pain for over a month</li><li>Arthritis that already limits walking, sleep or work</li><li>Foot and spine deformities in childhood</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Exploración y, si hace falta, radiografía el mismo día</li><li>Tratamiento sin cirugía siempre que sea razonable: ejercicio, fisioterapia, infiltraciones</li><li>Revisión a las pocas semanas para comprobar que funciona</li><li>Si hay que operar, preparación antes y rehabilitación después con nuestro equipo</li></ol>',
          ca: '<ol><li>Exploració i, si cal, radiografia el mateix dia</li><li>Tractament sense cirurgia sempre que siga raonable: exercici, fisioteràpia, infiltracions</li><li>Revisió al cap de poques setmanes per a comprovar que funciona</li><li>Si cal operar, preparació abans i rehabilitació després amb el nostre equip</li></ol>',
          en: '<ol><li>Examination and, if needed, an X-ray on the same day</li><li>Treatment without surgery whenever reasonable: exercise, physiotherapy, injections</li><li>A review a few weeks later to check that it is working</li><li>If an operation is needed, preparation before and rehabilitation afterwards with our team</li></ol>',
        },
      },
      { titulo: equipmentTitle, texto: { es: '<p><br></p>', ca: '<p><br></p>', en: '<p><br></p>' } },
    ],
    bloques: ['radiografia-directa', 'resonancia-articular', 'ondas-choque'],
    tituloseo: {
      es: 'Traumatología y cirugía ortopédica',
      ca: 'Traumatologia i cirurgia ortopèdica',
      en: 'Trauma and orthopaedic surgery',
    },
    descripcionseo: {
      es: 'Traumatólogos dedicados a hombro, columna, cadera, rodilla y pie. Lesiones recientes, artrosis y dolor de espalda, con o sin cirugía. Pide cita.',
      ca: "Traumatòlegs dedicats a muscle, columna, maluc, genoll i peu. Lesions recents, artrosi i dolor d'esquena, amb cirurgia o sense. Demana cita.",
      en: 'Orthopaedic surgeons for shoulder, spine, hip, knee and foot. Recent injuries, arthritis and back pain, with or without surgery. Book a visit.',
    },
  },
];
