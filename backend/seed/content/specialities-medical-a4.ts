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

/** Medical specialities 12 to 14. Joined in specialities.ts. */
export const medicalA4: SpecialitySeed[] = [
  {
    urlseo: 'endocrinologia',
    nombre: { es: 'Endocrinología', ca: 'Endocrinologia', en: 'Endocrinology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Las hormonas son mensajes. Cuando llegan de más o de menos, cambia el peso, el ánimo, el pelo, el sueño o la regla, y a veces cuesta encontrar el motivo. En endocrinología tratamos la diabetes, las enfermedades y los nódulos del tiroides, la obesidad, el ovario poliquístico, la osteoporosis de causa hormonal y los trastornos de la hipófisis y las suprarrenales.</p><p>Ven si tienes mucha sed y orinas a menudo, si tu peso cambia sin que hayas cambiado tú, si notas un bulto en el cuello o si una analítica muestra el azúcar o la TSH fuera de rango. Con diabetes conocida, una revisión cada tres a seis meses es lo habitual.</p><p>La primera visita dura unos 40 minutos. Trae tus analíticas de los últimos dos años y los datos de tu medidor o sensor de glucosa si lo usas. Casi nunca hay que venir en ayunas a la consulta: si hace falta una extracción, te la citamos aparte.</p>',
      ca: "<p>Les hormones són missatges. Quan arriben de més o de menys, canvia el pes, l'ànim, els cabells, el son o la regla, i a vegades costa trobar el motiu. A endocrinologia tractem la diabetis, les malalties i els nòduls de la tiroide, l'obesitat, l'ovari poliquístic, l'osteoporosi de causa hormonal i els trastorns de la hipòfisi i les suprarenals.</p><p>Vine si tens molta set i orines sovint, si el teu pes canvia sense que hages canviat tu, si notes un bony al coll o si una analítica mostra el sucre o la TSH fora de rang. Amb diabetis coneguda, una revisió cada tres a sis mesos és l'habitual.</p><p>La primera visita dura uns 40 minuts. Porta les analítiques dels últims dos anys i les dades del teu mesurador o sensor de glucosa si en fas servir. Quasi mai cal vindre en dejú a la consulta: si cal una extracció, te la citem a banda.</p>",
      en: '<p>Hormones are messages. When too many or too few arrive, your weight, mood, hair, sleep or periods change, and the reason can be hard to find. In endocrinology we treat diabetes, thyroid disease and nodules, obesity, polycystic ovary syndrome, osteoporosis with a hormonal cause and disorders of the pituitary and adrenal glands.</p><p>Come if you are very thirsty and pass urine often, if your weight changes though your habits have not, if you feel a lump in the neck or if a blood test shows glucose or TSH out of range. With known diabetes, a review every three to six months is usual.</p><p>The first visit takes about 40 minutes. Bring your blood tests from the last two years and the data from your glucose meter or sensor if you use one. You hardly ever need to fast for the visit itself: if a sample is needed, we book it separately.</p>',
    },
    textocabecera: {
      es: 'Tus hormonas, en equilibrio',
      ca: 'Les teues hormones, en equilibri',
      en: 'Your hormones, in balance',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Personas con diabetes tipo 1, tipo 2 o gestacional</li><li>Quien toma hormona tiroidea o tiene un nódulo en estudio</li><li>Personas con obesidad que ya lo han intentado por su cuenta</li><li>Mujeres con reglas irregulares, acné y vello que antes no tenían</li></ul>',
          ca: '<ul><li>Persones amb diabetis tipus 1, tipus 2 o gestacional</li><li>Qui pren hormona tiroidal o té un nòdul en estudi</li><li>Persones amb obesitat que ja ho han intentat pel seu compte</li><li>Dones amb regles irregulars, acne i pèl que abans no tenien</li></ul>',
          en: '<ul><li>People with type 1, type 2 or gestational diabetes</li><li>Anyone on thyroid hormone or with a nodule under study</li><li>People with obesity who have already tried on their own</li><li>Women with irregular periods, acne and hair growth they did not have before</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un objetivo concreto y medible para los próximos tres meses</li><li>Educación en diabetes con enfermería: insulina, sensor, pies e hipoglucemias</li><li>Ecografía del cuello y, si procede, punción del nódulo con citología del grupo</li><li>Plan de peso compartido con nutrición y psicología, sin juicios</li></ul>',
          ca: '<ul><li>Un objectiu concret i mesurable per als pròxims tres mesos</li><li>Educació en diabetis amb infermeria: insulina, sensor, peus i hipoglucèmies</li><li>Ecografia del coll i, si escau, punció del nòdul amb citologia del grup</li><li>Pla de pes compartit amb nutrició i psicologia, sense judicis</li></ul>',
          en: '<ul><li>One clear, measurable goal for the next three months</li><li>Diabetes education with our nurses: insulin, sensor, feet and low sugars</li><li>Neck ultrasound and, if needed, nodule sampling read by our own cytology team</li><li>A weight plan shared with nutrition and psychology, free of judgement</li></ul>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Ecógrafo de alta resolución para el tiroides</li><li>Descarga y lectura conjunta de los datos de sensores y bombas</li><li>Bioimpedancia para separar lo que baja de grasa y lo que baja de músculo</li></ul>',
          ca: "<ul><li>Ecògraf d'alta resolució per a la tiroide</li><li>Descàrrega i lectura conjunta de les dades de sensors i bombes</li><li>Bioimpedància per a separar el que baixa de greix i el que baixa de múscul</li></ul>",
          en: '<ul><li>High-resolution ultrasound for the thyroid</li><li>Sensor and pump data downloaded and read together with you</li><li>Body composition analysis to tell fat loss from muscle loss</li></ul>',
        },
      },
    ],
    bloques: ['ecografo-general', 'bioimpedancia'],
    tituloseo: {
      es: 'Endocrinología: diabetes, tiroides y obesidad',
      ca: 'Endocrinologia: diabetis, tiroide i obesitat',
      en: 'Endocrinology: diabetes, thyroid and obesity',
    },
    descripcionseo: {
      es: 'Endocrinología para diabetes, tiroides, obesidad y ovario poliquístico. Ecografía de cuello, educación en diabetes y plan con nutrición.',
      ca: 'Endocrinologia per a diabetis, tiroide, obesitat i ovari poliquístic. Ecografia de coll, educació en diabetis i pla amb nutrició.',
      en: 'Endocrinology for diabetes, thyroid disease, obesity and polycystic ovary. Neck ultrasound, diabetes education and nutrition plan.',
    },
  },
  {
    urlseo: 'neumologia',
    nombre: { es: 'Neumología', ca: 'Pneumologia', en: 'Respiratory medicine' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Respirar no debería dar trabajo. Los neumólogos estudiamos la tos que no se va, el asma, la EPOC, las neumonías, los nódulos del pulmón, las fibrosis y la apnea del sueño, y ayudamos a dejar de fumar a quien quiere hacerlo, sin reñir.</p><p>Conviene consultar si toses más de ocho semanas, si te silba el pecho, si te ahogas al subir una cuesta o si roncas y te duermes de día. Expulsar sangre al toser obliga a venir cuanto antes, y una falta de aire brusca o labios azulados obligan a llamar al 112.</p><p>En la visita te auscultamos, medimos el oxígeno con una pinza en el dedo y casi siempre hacemos una espirometría: soplar fuerte varias veces en un tubo. Trae tus inhaladores, también los que ya no usas; comprobar cómo los tomas es parte de la consulta. Si la espirometría está programada, pregunta antes qué inhalador debes suspender esa mañana.</p>',
      ca: "<p>Respirar no hauria de donar faena. Els pneumòlegs estudiem la tos que no se'n va, l'asma, la MPOC, les pneumònies, els nòduls del pulmó, les fibrosis i l'apnea del son, i ajudem a deixar de fumar qui vol fer-ho, sense renyar.</p><p>Convé consultar si tusses més de huit setmanes, si et xiula el pit, si t'ofegues en pujar una costa o si ronques i t'adorms de dia. Expulsar sang en tossir obliga a vindre com més prompte millor, i una falta d'aire sobtada o uns llavis blavosos obliguen a telefonar al 112.</p><p>En la visita t'auscultem, mesurem l'oxigen amb una pinça al dit i quasi sempre fem una espirometria: bufar fort unes quantes vegades en un tub. Porta els inhaladors, també els que ja no uses; comprovar com te'ls prens és part de la consulta. Si l'espirometria està programada, pregunta abans quin inhalador has de suspendre aquell matí.</p>",
      en: '<p>Breathing should not be hard work. Our respiratory doctors look into coughs that will not go, asthma, COPD, pneumonia, lung nodules, fibrosis and sleep apnoea, and help people who want to stop smoking, without telling them off.</p><p>It is worth a visit if you cough for more than eight weeks, your chest wheezes, a slope leaves you breathless or you snore and doze off by day. Coughing up blood means coming as soon as you can; sudden breathlessness or bluish lips mean calling 112.</p><p>At the visit we listen to your chest, measure oxygen with a clip on your finger and nearly always do a spirometry: blowing hard several times into a tube. Bring your inhalers, even the ones you no longer use; checking how you take them is part of the visit. If spirometry is planned, ask beforehand which inhaler to leave out that morning.</p>',
    },
    textocabecera: {
      es: 'Aire para lo que más te gusta',
      ca: "Aire per al que més t'agrada",
      en: 'Breath for the things you love',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Fumas o has fumado y tienes más de 40 años</li><li>Usas el inhalador de rescate más de dos veces por semana</li><li>Te han visto un nódulo en una radiografía o un TAC</li><li>Tu pareja cuenta pausas en tu respiración por la noche</li><li>Trabajas con polvo, humos o productos irritantes</li></ul>',
          ca: "<ul><li>Fumes o has fumat i tens més de 40 anys</li><li>Uses l'inhalador de rescat més de dues vegades per setmana</li><li>T'han vist un nòdul en una radiografia o un TAC</li><li>La teua parella conta pauses en la teua respiració a la nit</li><li>Treballes amb pols, fums o productes irritants</li></ul>",
          en: '<ul><li>You smoke or used to, and you are over 40</li><li>You need your reliever inhaler more than twice a week</li><li>A nodule has been seen on an X-ray or CT scan</li><li>Your partner notices pauses in your breathing at night</li><li>You work with dust, fumes or irritants</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Espirometría e informe en la primera visita</li><li>Estudio del sueño en tu propia cama cuando el caso lo permite</li><li>TAC de baja dosis y lectura conjunta con radiología para los nódulos</li><li>Programa para dejar de fumar con seguimiento de un año</li></ul>',
          ca: "<ul><li>Espirometria i informe en la primera visita</li><li>Estudi del son al teu llit quan el cas ho permet</li><li>TAC de baixa dosi i lectura conjunta amb radiologia per als nòduls</li><li>Programa per a deixar de fumar amb seguiment d'un any</li></ul>",
          en: '<ul><li>Spirometry and report at the first visit</li><li>A sleep study in your own bed when your case allows it</li><li>Low-dose CT, read together with radiology, for lung nodules</li><li>A stop-smoking programme with a year of follow-up</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Espirómetro con prueba broncodilatadora</li><li>Medición de óxido nítrico, que orienta sobre la inflamación del asma</li><li>Poligrafía respiratoria domiciliaria y polisomnografía en clínica</li></ul>',
          ca: "<ul><li>Espiròmetre amb prova broncodilatadora</li><li>Mesura d'òxid nítric, que orienta sobre la inflamació de l'asma</li><li>Poligrafia respiratòria domiciliària i polisomnografia en clínica</li></ul>",
          en: '<ul><li>Spirometry with a bronchodilator test</li><li>Exhaled nitric oxide, a guide to inflammation in asthma</li><li>Home respiratory polygraphy and in-clinic polysomnography</li></ul>',
        },
      },
    ],
    bloques: ['espirometro'],
    tituloseo: {
      es: 'Neumología: asma, EPOC, tos y apnea del sueño',
      ca: 'Pneumologia: asma, MPOC, tos i apnea del son',
      en: 'Respiratory medicine: asthma, COPD and sleep apnoea',
    },
    descripcionseo: {
      es: 'Neumólogos para asma, EPOC, tos persistente, nódulos pulmonares y apnea del sueño. Espirometría el mismo día y ayuda para dejar de fumar.',
      ca: 'Pneumòlegs per a asma, MPOC, tos persistent, nòduls pulmonars i apnea del son. Espirometria el mateix dia i ajuda per a deixar de fumar.',
      en: 'Specialists in asthma, COPD, persistent cough, lung nodules and sleep apnoea. Spirometry on the same day and help to stop smoking.',
    },
  },
  {
    urlseo: 'reumatologia',
    nombre: { es: 'Reumatología', ca: 'Reumatologia', en: 'Rheumatology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>«Reuma» no es un diagnóstico: detrás hay más de doscientas enfermedades. En reumatología distinguimos las que desgastan de las que inflaman y tratamos artritis reumatoide y psoriásica, espondilitis, lupus, gota, polimialgia, artrosis, osteoporosis y fibromialgia.</p><p>La pista más útil está en las mañanas. Si te levantas con las manos o la espalda rígidas y tardas más de media hora en soltarte, si una articulación está caliente e hinchada o si el dolor de espalda mejora al moverte y empeora en reposo, pide cita: en las enfermedades inflamatorias, tratar en los primeros meses protege la articulación.</p><p>Dedicamos unos 40 minutos a la primera visita. Exploramos todas las articulaciones, no solo la que duele, y muchas veces miramos con ecografía en ese momento. Trae una lista de los fármacos que has probado y fotos de las articulaciones en un día malo, por si el de la cita es bueno.</p>',
      ca: "<p>«Reuma» no és un diagnòstic: darrere hi ha més de dues-centes malalties. A reumatologia distingim les que desgasten de les que inflamen i tractem artritis reumatoide i psoriàsica, espondilitis, lupus, gota, polimiàlgia, artrosi, osteoporosi i fibromiàlgia.</p><p>La pista més útil és als matins. Si t'alces amb les mans o l'esquena rígides i tardes més de mitja hora a poder moure't bé, si una articulació està calenta i unflada o si el mal d'esquena millora quan et mous i empitjora en repòs, demana cita: en les malalties inflamatòries, tractar en els primers mesos protegeix l'articulació.</p><p>Dediquem uns 40 minuts a la primera visita. Explorem totes les articulacions, no només la que fa mal, i moltes vegades mirem amb ecografia en aquell moment. Porta una llista dels fàrmacs que has provat i fotos de les articulacions en un dia roín, per si el de la cita és bo.</p>",
      en: '<p>“Rheumatism” is not a diagnosis: behind the word are more than two hundred conditions. In rheumatology we tell those that wear from those that inflame, and treat rheumatoid and psoriatic arthritis, spondylitis, lupus, gout, polymyalgia, osteoarthritis, osteoporosis and fibromyalgia.</p><p>The most useful clue is in the mornings. If you wake with stiff hands or a stiff back and take more than half an hour to loosen up, if a joint is hot and swollen or if back pain eases with movement and worsens with rest, book a visit: in inflammatory disease, treatment in the first months protects the joint.</p><p>We set aside about 40 minutes for the first visit. We examine every joint, not only the one that hurts, and often look with ultrasound there and then. Bring a list of the medicines you have tried and photos of your joints on a bad day, in case the day of the visit is a good one.</p>',
    },
    textocabecera: { es: 'Mañanas más ligeras', ca: 'Matins més lleugers', en: 'Lighter mornings' },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Personas con dolor e hinchazón en varias articulaciones</li><li>Quien tiene psoriasis, colitis o uveítis y además le duelen las articulaciones</li><li>Mujeres tras la menopausia y mayores con fracturas por caídas leves</li><li>Ataques de gota que se repiten</li></ul>',
          ca: '<ul><li>Persones amb dolor i inflor en unes quantes articulacions</li><li>Qui té psoriasi, colitis o uveïtis i a més li fan mal les articulacions</li><li>Dones després de la menopausa i persones grans amb fractures per caigudes lleus</li><li>Atacs de gota que es repeteixen</li></ul>',
          en: '<ul><li>People with pain and swelling in several joints</li><li>Anyone with psoriasis, colitis or uveitis whose joints also hurt</li><li>Women after the menopause and older people with fractures from minor falls</li><li>Gout attacks that keep returning</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Agenda preferente para sospechas de artritis reciente</li><li>Objetivos acordados contigo y revisados cada tres meses al inicio</li><li>Control de la medicación con analíticas programadas de antemano</li><li>Ejercicio pautado con rehabilitación, porque el reposo rara vez cura</li></ul>',
          ca: "<ul><li>Agenda preferent per a sospites d'artritis recent</li><li>Objectius acordats amb tu i revisats cada tres mesos al principi</li><li>Control de la medicació amb analítiques programades per endavant</li><li>Exercici pautat amb rehabilitació, perquè el repòs rares vegades cura</li></ul>",
          en: '<ul><li>Priority slots when recent arthritis is suspected</li><li>Goals agreed with you and reviewed every three months at first</li><li>Medicines monitored with blood tests booked in advance</li><li>Exercise prescribed with rehabilitation, because rest rarely cures</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Ecografía articular con Doppler, que muestra inflamación que la mano no nota</li><li>Densitometría de columna y cadera para valorar la osteoporosis</li><li>Análisis del líquido articular al microscopio para reconocer los cristales de la gota</li></ul>',
          ca: "<ul><li>Ecografia articular amb Doppler, que mostra inflamació que la mà no nota</li><li>Densitometria de columna i maluc per a valorar l'osteoporosi</li><li>Anàlisi del líquid articular al microscopi per a reconéixer els cristalls de la gota</li></ul>",
          en: '<ul><li>Joint ultrasound with Doppler, which shows inflammation the hand cannot feel</li><li>Bone density of the spine and hip to assess osteoporosis</li><li>Joint fluid under the microscope to recognise gout crystals</li></ul>',
        },
      },
    ],
    bloques: ['ecografo-doppler', 'densitometro-dxa'],
    tituloseo: {
      es: 'Reumatología: artritis, artrosis y osteoporosis',
      ca: 'Reumatologia: artritis, artrosi i osteoporosi',
      en: 'Rheumatology: arthritis, gout and osteoporosis',
    },
    descripcionseo: {
      es: 'Reumatólogos para artritis, artrosis, gota, lupus y osteoporosis. Ecografía articular en consulta y atención preferente a la artritis reciente.',
      ca: "Reumatòlegs per a artritis, artrosi, gota, lupus i osteoporosi. Ecografia articular a la consulta i atenció preferent a l'artritis recent.",
      en: 'Rheumatologists for arthritis, gout, lupus and osteoporosis. Joint ultrasound in the clinic and priority care for recent-onset arthritis.',
    },
  },
];
