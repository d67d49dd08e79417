import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  howWeWorkTitle,
  technologyTitle,
  whenTitle,
  whoTitle,
} from './specialities-titles';

/** Nutrition and recovery of movement. Joined in specialities.ts. */
export const medicalB2: SpecialitySeed[] = [
  {
    urlseo: 'nutricion',
    nombre: { es: 'Nutrición y Dietética', ca: 'Nutrició i Dietètica', en: 'Nutrition and Dietetics' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Comer bien no es una lista de prohibiciones. En la consulta de nutrición trabajamos con tus horarios, tu cocina y tu bolsillo para que el plan dure más de dos semanas. Atendemos sobrepeso, diabetes, colesterol, hipertensión, celiaquía, intestino irritable, embarazo y alimentación vegetariana o deportiva.</p><p>La primera visita son cuarenta y cinco minutos: qué comes un día normal, análisis recientes, medidas y composición corporal. A los pocos días recibes el plan, y en la segunda visita lo corregimos según lo que ha funcionado y lo que no. Si la relación con la comida te hace sufrir, trabajamos junto a psicología.</p>',
      ca: '<p>Menjar bé no és una llista de prohibicions. En la consulta de nutrició treballem amb els teus horaris, la teua cuina i la teua butxaca perquè el pla dure més de dues setmanes. Atenem sobrepés, diabetis, colesterol, hipertensió, celiaquia, intestí irritable, embaràs i alimentació vegetariana o esportiva.</p><p>La primera visita són quaranta-cinc minuts: què menges un dia normal, anàlisis recents, mesures i composició corporal. Al cap de pocs dies reps el pla, i en la segona visita el corregim segons el que ha funcionat i el que no. Si la relació amb el menjar et fa patir, treballem juntament amb psicologia.</p>',
      en: '<p>Eating well is not a list of bans. We work with your timetable, your kitchen and your budget so that the plan lasts longer than a fortnight. We see people with excess weight, diabetes, high cholesterol, high blood pressure, coeliac disease, irritable bowel, during pregnancy, or on a vegetarian or sports diet.</p><p>The first visit takes forty-five minutes: what you eat on an ordinary day, recent blood tests, measurements and body composition. The plan arrives a few days later, and at the second visit we correct it by what worked and what did not. If your relationship with food makes you suffer, we work alongside psychology.</p>',
    },
    textocabecera: {
      es: 'Un plan que cabe en tu vida',
      ca: 'Un pla que cap en la teua vida',
      en: 'A plan that fits your life',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Quien quiere perder peso sin pasar hambre ni contar cada caloría.</li><li>Personas con diabetes, colesterol alto, gota o hígado graso.</li><li>Intolerancias y celiaquía ya diagnosticadas.</li><li>Embarazo, lactancia, menopausia y personas mayores con poco apetito.</li><li>Deportistas aficionados y de competición.</li></ul>',
          ca: '<ul><li>Qui vol perdre pes sense passar fam ni comptar cada caloria.</li><li>Persones amb diabetis, colesterol alt, gota o fetge gras.</li><li>Intoleràncies i celiaquia ja diagnosticades.</li><li>Embaràs, lactància, menopausa i persones grans amb poca gana.</li><li>Esportistes aficionats i de competició.</li></ul>',
          en: '<ul><li>Anyone who wants to lose weight without going hungry or counting every calorie.</li><li>People with diabetes, high cholesterol, gout or fatty liver.</li><li>Diagnosed intolerances and coeliac disease.</li><li>Pregnancy, breastfeeding, menopause and older people with little appetite.</li><li>Amateur and competitive athletes.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Menús con productos de temporada y del mercado de siempre.</li><li>Lista de la compra y alternativas para comer fuera.</li><li>No vendemos batidos ni suplementos.</li><li>Coordinación con endocrinología y digestivo cuando hay una enfermedad detrás.</li></ul>',
          ca: '<ul><li>Menús amb productes de temporada i del mercat de sempre.</li><li>Llista de la compra i alternatives per a menjar fora.</li><li>No venem batuts ni suplements.</li><li>Coordinació amb endocrinologia i digestiu quan hi ha una malaltia al darrere.</li></ul>',
          en: '<ul><li>Menus built on seasonal produce from the local market.</li><li>A shopping list, and options for eating out.</li><li>We sell no shakes or supplements.</li><li>Coordination with endocrinology and gastroenterology when there is an illness behind it.</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Medimos la composición del cuerpo con bioimpedancia por segmentos, más útil que el peso para saber si pierdes grasa o músculo.</p><ul><li>Ven sin haber hecho ejercicio intenso ese día.</li><li>Si llevas marcapasos o estás embarazada, avísanos: usaremos otras medidas.</li></ul>',
          ca: "<p>Mesurem la composició del cos amb bioimpedància per segments, més útil que el pes per a saber si perds greix o múscul.</p><ul><li>Vine sense haver fet exercici intens aquell dia.</li><li>Si portes marcapassos o estàs embarassada, avisa'ns: farem servir altres mesures.</li></ul>",
          en: '<p>We measure body composition by segmental bioimpedance, which says more than weight about whether you are losing fat or muscle.</p><ul><li>Come without having done hard exercise that day.</li><li>If you have a pacemaker or are pregnant, tell us: we will use other measurements.</li></ul>',
        },
      },
    ],
    icono: { scene: 'calendar', seed: 'nutricion-icono' },
    bloques: ['bioimpedancia'],
    tituloseo: {
      es: 'Nutrición: dietista y plan de alimentación',
      ca: "Nutrició: dietista i pla d'alimentació",
      en: 'Nutrition: dietitian and eating plan',
    },
    descripcionseo: {
      es: 'Consulta de nutrición para perder peso, diabetes, colesterol, digestivo, embarazo o deporte. Un plan a tu medida y revisiones para ajustarlo.',
      ca: 'Consulta de nutrició per a perdre pes, diabetis, colesterol, digestiu, embaràs o esport. Un pla a la teua mida i revisions per a ajustar-lo.',
      en: 'Nutrition consultations for weight loss, diabetes, cholesterol, digestion, pregnancy or sport. A plan made for you and reviews to adjust it.',
    },
  },
  {
    urlseo: 'fisioterapia',
    nombre: { es: 'Fisioterapia', ca: 'Fisioteràpia', en: 'Physiotherapy' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Un esguince mal curado, un cuello que se bloquea, una espalda que protesta al levantarse o el suelo pélvico después de un parto. El fisioterapeuta devuelve movimiento con las manos y, sobre todo, con ejercicio: lo que haces tú en casa es lo que hace que el alivio dure.</p><p>La primera sesión empieza con una valoración de veinte minutos, porque el sitio que duele no siempre es el que falla. Después tratamos y te enseñamos dos o tres ejercicios. Muchos problemas sencillos se resuelven en cuatro a seis sesiones; si a la tercera no notas cambio, revisamos el enfoque o te derivamos al traumatólogo.</p><p>Ven con ropa cómoda. Si tienes fiebre, pérdida de fuerza repentina o has dejado de controlar la orina, no es momento de masaje: consulta con un médico <em>ese mismo día</em>.</p>',
      ca: "<p>Un esquinç mal curat, un coll que es bloqueja, una esquena que protesta en alçar-te o el sòl pelvià després d'un part. El fisioterapeuta torna el moviment amb les mans i, sobretot, amb exercici: el que fas tu a casa és el que fa que l'alleujament dure.</p><p>La primera sessió comença amb una valoració de vint minuts, perquè el lloc que fa mal no sempre és el que falla. Després tractem i t'ensenyem dos o tres exercicis. Molts problemes senzills es resolen en quatre a sis sessions; si en la tercera no notes canvi, revisem l'enfocament o et derivem al traumatòleg.</p><p>Vine amb roba còmoda. Si tens febre, pèrdua de força sobtada o has deixat de controlar l'orina, no és moment de massatge: consulta amb un metge <em>aquell mateix dia</em>.</p>",
      en: '<p>A sprain that never healed well, a neck that locks, a back that complains as you get up, or the pelvic floor after childbirth. Physiotherapists give movement back with their hands and, above all, with exercise: what you do at home is what makes the relief last.</p><p>The first session opens with a twenty-minute assessment, because the spot that hurts is not always the one at fault. Then we treat and teach you two or three exercises. Many simple problems settle within four to six sessions; if you feel no change by the third, we rethink the approach or refer you to an orthopaedic surgeon.</p><p>Wear comfortable clothes. If you have a fever, sudden loss of strength or have lost control of your bladder, this is no time for massage: see a doctor <em>the same day</em>.</p>',
    },
    textocabecera: {
      es: 'Vuelve a moverte sin miedo',
      ca: "Torna a moure't sense por",
      en: 'Move again without fear',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Dolor de cuello, espalda, hombro o rodilla.</li><li>Esguinces, roturas musculares y tendones irritados.</li><li>Suelo pélvico: embarazo, posparto, cirugía de próstata o pérdidas de orina.</li><li>Vértigo posicional y dolor de mandíbula.</li><li>Fisioterapia respiratoria en la EPOC.</li></ul>',
          ca: "<ul><li>Dolor de coll, esquena, espatlla o genoll.</li><li>Esquinços, trencaments musculars i tendons irritats.</li><li>Sòl pelvià: embaràs, postpart, cirurgia de pròstata o pèrdues d'orina.</li><li>Vertigen posicional i dolor de mandíbula.</li><li>Fisioteràpia respiratòria en la MPOC.</li></ul>",
          en: '<ul><li>Pain in the neck, back, shoulder or knee.</li><li>Sprains, muscle tears and irritated tendons.</li><li>Pelvic floor: pregnancy, after birth, prostate surgery or urine leaks.</li><li>Positional vertigo and jaw pain.</li><li>Breathing physiotherapy in COPD.</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: { es: '<p>&nbsp;</p>', ca: '<p>&nbsp;</p>', en: '<p>&nbsp;</p>' },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Las máquinas acompañan, no sustituyen. Las usamos cuando hay motivos para esperar que ayuden:</p><ul><li>Ondas de choque en tendones que llevan meses doliendo.</li><li>Láser de alta intensidad como apoyo contra el dolor.</li><li>Ecógrafo para ver el tendón y el músculo mientras se mueven.</li></ul>',
          ca: "<p>Les màquines acompanyen, no substitueixen. Les fem servir quan hi ha motius per a esperar que ajuden:</p><ul><li>Ones de xoc en tendons que fa mesos que fan mal.</li><li>Làser d'alta intensitat com a suport contra el dolor.</li><li>Ecògraf per a veure el tendó i el múscul mentre es mouen.</li></ul>",
          en: '<p>Machines support the work; they do not replace it. We use them when there is reason to expect they will help:</p><ul><li>Shock waves for tendons that have hurt for months.</li><li>High-intensity laser to help with pain.</li><li>Ultrasound to watch tendon and muscle as they move.</li></ul>',
        },
      },
    ],
    icono: { scene: 'rehabilitation', seed: 'fisioterapia-icono' },
    bloques: ['ondas-choque', 'laser-alta-intensidad', 'ecografo-portatil'],
    tituloseo: {
      es: 'Fisioterapia: espalda, lesiones y suelo pélvico',
      ca: 'Fisioteràpia: esquena, lesions i sòl pelvià',
      en: 'Physiotherapy: back, injuries and pelvic floor',
    },
    descripcionseo: {
      es: 'Fisioterapia para dolor de espalda y cuello, lesiones y suelo pélvico. Valoración en la primera sesión y ejercicios por escrito para hacer en casa.',
      ca: "Fisioteràpia per a dolor d'esquena i coll, lesions i sòl pelvià. Valoració en la primera sessió i exercicis per escrit per a fer a casa.",
      en: 'Physiotherapy for back and neck pain, injuries and the pelvic floor. Assessment at the first session and written exercises to do at home.',
    },
  },
  {
    urlseo: 'rehabilitacion',
    nombre: { es: 'Rehabilitación', ca: 'Rehabilitació', en: 'Rehabilitation' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Cuando una prótesis de rodilla, un ictus, una fractura complicada o una operación de ligamentos cambian lo que puedes hacer, hace falta alguien que dirija el conjunto. Esa persona es la médica rehabilitadora: valora qué has perdido y qué puede volver, fija las metas y decide quién trabaja contigo, desde el fisioterapeuta hasta la ortopedia.</p><p>Tras la primera consulta sales con un programa de sesiones y una fecha de revisión. Cada dos semanas repetimos las mismas mediciones: grados de movimiento, fuerza, cuánto caminas en seis minutos. Las cifras dicen si seguimos igual, si apretamos o si hay que cambiar de plan.</p>',
      ca: "<p>Quan una pròtesi de genoll, un ictus, una fractura complicada o una operació de lligaments canvien el que pots fer, cal algú que dirigisca el conjunt. Aquesta persona és la metgessa rehabilitadora: valora què has perdut i què pot tornar, fixa les metes i decideix qui treballa amb tu, des del fisioterapeuta fins a l'ortopèdia.</p><p>Després de la primera consulta ixes amb un programa de sessions i una data de revisió. Cada dues setmanes repetim els mateixos mesuraments: graus de moviment, força, quant camines en sis minuts. Les xifres diuen si seguim igual, si apretem o si cal canviar de pla.</p>",
      en: '<p>When a knee replacement, a stroke, a complicated fracture or ligament surgery changes what you can do, someone has to lead the whole effort. That is the rehabilitation physician: she assesses what has been lost and what can return, sets the goals and decides who works with you, from the physiotherapist to the orthotist.</p><p>You leave the first consultation with a programme of sessions and a review date. Every two weeks we repeat the same measurements: range of movement, strength, how far you walk in six minutes. The figures tell us whether to carry on, push harder or change the plan.</p>',
    },
    textocabecera: {
      es: 'Metas que se miden cada dos semanas',
      ca: 'Metes que es mesuren cada dues setmanes',
      en: 'Goals measured every two weeks',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Después de una prótesis de cadera, rodilla u hombro.</li><li>Tras un ictus, una lesión de médula o con enfermedad de Parkinson.</li><li>Tras un ingreso largo que te ha dejado sin fuerzas.</li><li>Linfedema después de un cáncer de mama.</li><li>Dolor de espalda de más de tres meses.</li></ul>',
          ca: "<ul><li>Després d'una pròtesi de maluc, genoll o espatlla.</li><li>Després d'un ictus, una lesió de medul·la o amb malaltia de Parkinson.</li><li>Després d'un ingrés llarg que t'ha deixat sense forces.</li><li>Limfedema després d'un càncer de mama.</li><li>Dolor d'esquena de més de tres mesos.</li></ul>",
          en: "<ul><li>After a hip, knee or shoulder replacement.</li><li>After a stroke or a spinal cord injury, or with Parkinson's disease.</li><li>After a long hospital stay that has left you weak.</li><li>Lymphoedema following breast cancer.</li><li>Back pain for more than three months.</li></ul>",
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Valoración médica y metas acordadas contigo y con tu familia.</li><li>Sesiones individuales; el gimnasio en grupo llega cuando ya hay seguridad.</li><li>Revisión cada dos semanas con las mismas pruebas.</li><li>Alta con un programa para casa y una llamada al cabo de un mes.</li></ol>',
          ca: "<ol><li>Valoració mèdica i metes acordades amb tu i amb la família.</li><li>Sessions individuals; el gimnàs en grup arriba quan ja hi ha seguretat.</li><li>Revisió cada dues setmanes amb les mateixes proves.</li><li>Alta amb un programa per a casa i una telefonada al cap d'un mes.</li></ol>",
          en: '<ol><li>Medical assessment, and goals agreed with you and your family.</li><li>One-to-one sessions; group work in the gym comes once you are steady.</li><li>A review every two weeks with the same tests.</li><li>Discharge with a home programme and a call a month later.</li></ol>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Gimnasio con barras paralelas, rampas y escalones para ensayar la calle.</li><li>Dinamómetro para comparar la fuerza de los dos lados.</li><li>Plataforma que analiza cómo apoyas el pie.</li><li>Infiltraciones guiadas por ecografía cuando el dolor no deja avanzar.</li></ul>',
          ca: '<ul><li>Gimnàs amb barres paral·leles, rampes i escalons per a assajar el carrer.</li><li>Dinamòmetre per a comparar la força dels dos costats.</li><li>Plataforma que analitza com recolzes el peu.</li><li>Infiltracions guiades per ecografia quan el dolor no deixa avançar.</li></ul>',
          en: '<ul><li>A gym with parallel bars, ramps and steps to practise for the street.</li><li>A dynamometer to compare the strength of both sides.</li><li>A platform that analyses how your foot meets the ground.</li><li>Ultrasound-guided injections when pain stands in the way.</li></ul>',
        },
      },
    ],
    icono: { scene: 'rehabilitation', seed: 'rehabilitacion-icono' },
    bloques: ['dinamometro-isocinetico', 'plataforma-presiones'],
    banner: {
      nombre: { es: 'Rehabilitación', ca: 'Rehabilitació', en: 'Rehabilitation' },
      descripcion: {
        es: 'Un médico dirige, un equipo te acompaña y cada avance queda anotado.',
        ca: "Un metge dirigeix, un equip t'acompanya i cada avanç queda anotat.",
        en: 'A doctor leads, a team works with you and every step forward is recorded.',
      },
      textocabecera: {
        es: 'Recuperar lo de cada día',
        ca: 'Recuperar el de cada dia',
        en: 'Getting everyday life back',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [{ scene: 'rehabilitation', seed: 'rehabilitacion-gimnasio' }],
    },
    tituloseo: {
      es: 'Rehabilitación médica tras cirugía o ictus',
      ca: 'Rehabilitació mèdica després de cirurgia o ictus',
      en: 'Medical rehabilitation after surgery or stroke',
    },
    descripcionseo: {
      es: 'Rehabilitación dirigida por médicos tras una prótesis, un ictus o una lesión grave. Metas claras, mediciones cada dos semanas y plan para casa.',
      ca: "Rehabilitació dirigida per metges després d'una pròtesi, un ictus o una lesió greu. Metes clares, mesuraments cada dues setmanes i pla per a casa.",
      en: 'Doctor-led rehabilitation after a joint replacement, a stroke or a serious injury. Clear goals, measurements every two weeks and a home plan.',
    },
  },
];
