import type { SpecialitySeed } from '../types';
import { advantagesTitle, howWeWorkTitle, indicationsTitle, technologyTitle } from './specialities-titles';

/** The imaging services most people are referred to first: ids 28 to 30. */
export const imaging1: SpecialitySeed[] = [
  {
    urlseo: 'resonancia-magnetica',
    nombre: { es: 'Resonancia magnética', ca: 'Ressonància magnètica', en: 'MRI' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La resonancia magnética obtiene imágenes del cuerpo con un imán y ondas de radio, sin rayos X. Distingue muy bien los tejidos blandos, por eso es la prueba que suelen pedir neurología y traumatología para el cerebro, la médula, los discos, los meniscos o los ligamentos, y también sirve para el hígado, la próstata y la mama.</p><p>El día del estudio repasas con el técnico un cuestionario de seguridad: marcapasos, implantes, clips, esquirlas metálicas o un posible embarazo. Después te tumbas en la camilla, te damos cascos para el ruido y un pulsador para avisar en cualquier momento. La mayoría de las exploraciones duran entre 20 y 45 minutos y lo único que tienes que hacer es no moverte.</p><p>El informe lo firma un radiólogo dedicado a esa parte del cuerpo y suele estar en dos o tres días laborables. El médico que te la pidió es quien une la imagen con tus síntomas.</p>',
      ca: "<p>La ressonància magnètica obté imatges del cos amb un imant i ones de ràdio, sense raigs X. Distingeix molt bé els teixits tous, i per això és la prova que solen demanar neurologia i traumatologia per al cervell, la medul·la, els discos, els meniscs o els lligaments, i també serveix per al fetge, la pròstata i la mama.</p><p>El dia de l'estudi repasses amb el tècnic un qüestionari de seguretat: marcapassos, implants, clips, esquirles metàl·liques o un possible embaràs. Després et gites en la llitera, et donem auriculars per al soroll i un polsador per a avisar en qualsevol moment. La majoria de les exploracions duren entre 20 i 45 minuts i l'única cosa que has de fer és no moure't.</p><p>L'informe el signa un radiòleg dedicat a aquella part del cos i sol estar en dos o tres dies laborables. El metge que te la va demanar és qui uneix la imatge amb els teus símptomes.</p>",
      en: '<p>Magnetic resonance imaging pictures the body with a magnet and radio waves, without X-rays. It tells soft tissues apart very well, which is why neurologists and orthopaedic surgeons ask for it to look at the brain, the spinal cord, discs, menisci or ligaments. It is also used for the liver, the prostate and the breast.</p><p>On the day you go through a safety questionnaire with the radiographer: pacemaker, implants, clips, metal splinters or a possible pregnancy. Then you lie on the table with headphones against the noise and a button to call us at any moment. Most examinations take 20 to 45 minutes, and all you have to do is keep still.</p><p>A radiologist devoted to that part of the body signs the report, usually within two or three working days. The doctor who referred you is the one who puts the pictures together with your symptoms.</p>',
    },
    textocabecera: {
      es: 'Ver los tejidos por dentro, sin radiación',
      ca: 'Veure els teixits per dins, sense radiació',
      en: 'Seeing tissues from within, with no radiation',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<p>Se pide cuando la exploración o una prueba más sencilla dejan una duda concreta:</p><ul><li>Dolor de rodilla, hombro o tobillo que no mejora o que llega tras un giro</li><li>Ciática, hernia de disco o pérdida de fuerza en un brazo o una pierna</li><li>Dolor de cabeza poco habitual, crisis epilépticas o fallos de memoria</li><li>Lesiones del hígado, del páncreas o de la próstata que hay que caracterizar</li></ul><p>Trae siempre la petición médica: de ella depende qué secuencias hacemos.</p>',
          ca: "<p>Es demana quan l'exploració o una prova més senzilla deixen un dubte concret:</p><ul><li>Dolor de genoll, muscle o turmell que no millora o que arriba després d'un gir</li><li>Ciàtica, hèrnia de disc o pèrdua de força en un braç o una cama</li><li>Mal de cap poc habitual, crisis epilèptiques o fallades de memòria</li><li>Lesions del fetge, del pàncrees o de la pròstata que cal caracteritzar</li></ul><p>Porta sempre la petició mèdica: d'ella depèn quines seqüències fem.</p>",
          en: "<p>It is requested when the examination or a simpler test leaves a specific doubt:</p><ul><li>Knee, shoulder or ankle pain that does not improve or that followed a twist</li><li>Sciatica, a slipped disc or loss of strength in an arm or a leg</li><li>Unusual headaches, seizures or failing memory</li><li>Findings in the liver, pancreas or prostate that need describing</li></ul><p>Always bring the doctor's request: it decides which sequences we run.</p>",
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>No usa radiación, así que puede repetirse en los controles</li><li>Muchos estudios se hacen sin contraste y sin ayuno</li><li>Si te agobian los espacios cerrados, puedes visitar la sala antes, venir acompañado o elegir el equipo abierto</li><li>Comparamos las imágenes con las de otros años, aunque sean de otro centro, si nos las traes</li></ul>',
          ca: "<ul><li>No fa servir radiació, de manera que es pot repetir en els controls</li><li>Molts estudis es fan sense contrast i sense dejuni</li><li>Si t'angoixen els espais tancats, pots visitar la sala abans, vindre acompanyat o triar l'equip obert</li><li>Comparem les imatges amb les d'altres anys, encara que siguen d'un altre centre, si ens les portes</li></ul>",
          en: '<ul><li>It uses no radiation, so it can be repeated at follow-ups</li><li>Many studies need neither contrast nor fasting</li><li>If closed spaces worry you, you can visit the room first, bring someone or choose the open scanner</li><li>We compare the pictures with those of other years, even from another centre, if you bring them</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>No hay un equipo mejor para todo. Al revisar la petición elegimos el que conviene:</p><ul><li><strong>3 teslas</strong> para cerebro, próstata y articulaciones pequeñas</li><li><strong>1,5 teslas</strong> para el uso diario y cuando hay prótesis compatibles</li><li><strong>Equipo abierto</strong> para quien no tolera el túnel</li><li><strong>Equipo de extremidades</strong>, en el que solo entran el brazo o la pierna</li></ul>',
          ca: "<p>No hi ha un equip millor per a tot. En revisar la petició triem el que convé:</p><ul><li><strong>3 tesles</strong> per a cervell, pròstata i articulacions menudes</li><li><strong>1,5 tesles</strong> per a l'ús diari i quan hi ha pròtesis compatibles</li><li><strong>Equip obert</strong> per a qui no tolera el túnel</li><li><strong>Equip d'extremitats</strong>, en què només entren el braç o la cama</li></ul>",
          en: '<p>No scanner is best at everything. When we review the request we pick the right one:</p><ul><li><strong>3 tesla</strong> for the brain, the prostate and small joints</li><li><strong>1.5 tesla</strong> for everyday use and compatible implants</li><li><strong>Open scanner</strong> for those who cannot stand the tunnel</li><li><strong>Extremity scanner</strong>, where only the arm or the leg goes in</li></ul>',
        },
      },
    ],
    bloques: [
      'resonancia-3-teslas',
      'resonancia-1-5-teslas',
      'resonancia-abierta',
      'resonancia-articular',
      'sala-inmersiva-resonancia',
    ],
    banner: {
      nombre: { es: 'Resonancia magnética', ca: 'Ressonància magnètica', en: 'MRI' },
      descripcion: {
        es: '<p>Cuatro tipos de equipo y un radiólogo para cada parte del cuerpo.</p>',
        ca: "<p>Quatre tipus d'equip i un radiòleg per a cada part del cos.</p>",
        en: '<p>Four kinds of scanner and a radiologist for each part of the body.</p>',
      },
      textocabecera: {
        es: 'Ver los tejidos por dentro, sin radiación',
        ca: 'Veure els teixits per dins, sense radiació',
        en: 'Seeing tissues from within, with no radiation',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [
        { scene: 'mri', seed: 'resonancia-magnetica-banner-1' },
        { scene: 'consulting-room', seed: 'resonancia-magnetica-banner-2' },
      ],
    },
    tituloseo: {
      es: 'Resonancia magnética: cerebro, columna y articulaciones',
      ca: 'Ressonància magnètica: cervell, columna i articulacions',
      en: 'MRI scans: brain, spine and joints',
    },
    descripcionseo: {
      es: 'Resonancia magnética de alto campo, abierta y de extremidades. Para qué se pide, cómo es la prueba y cuándo tendrás el informe del radiólogo.',
      ca: "Ressonància magnètica d'alt camp, oberta i d'extremitats. Per a què es demana, com és la prova i quan tindràs l'informe del radiòleg.",
      en: "High-field, open and extremity MRI scans. What they are requested for, what the examination is like and when the radiologist's report arrives.",
    },
  },
  {
    urlseo: 'tac',
    nombre: { es: 'TAC', ca: 'TAC', en: 'CT scan' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>El TAC, o tomografía computarizada, toma cientos de imágenes de rayos X mientras la camilla avanza por un anillo y las convierte en cortes muy finos. Es rápido y muy preciso para el pulmón, el hueso, las arterias, los cálculos del riñón y el abdomen.</p><p>Como utiliza radiación, lo hacemos con petición médica y ajustamos la dosis a tu talla y a la zona. Si el estudio lleva contraste yodado, te pedimos unas horas de ayuno y un análisis reciente de la función renal, y necesitamos saber si has tenido alguna reacción, si tomas metformina o si puedes estar embarazada.</p><p>Entrar, prepararte y salir ocupa entre 15 y 40 minutos; el escáner en sí, unos segundos. Con contraste notarás un calor breve que desaparece enseguida, y te quedas un rato con enfermería antes de marcharte.</p>',
      ca: "<p>El TAC, o tomografia computada, pren centenars d'imatges de raigs X mentre la llitera avança per un anell i les converteix en talls molt fins. És ràpid i molt precís per al pulmó, l'os, les artèries, els càlculs del ronyó i l'abdomen.</p><p>Com que utilitza radiació, el fem amb petició mèdica i ajustem la dosi a la teua talla i a la zona. Si l'estudi porta contrast iodat, et demanem unes hores de dejuni i una anàlisi recent de la funció renal, i necessitem saber si has tingut alguna reacció, si prens metformina o si pots estar embarassada.</p><p>Entrar, preparar-te i eixir ocupa entre 15 i 40 minuts; l'escàner en si, uns segons. Amb contrast notaràs una calor breu que desapareix de seguida, i et quedes una estona amb infermeria abans d'anar-te'n.</p>",
      en: "<p>A CT scan, or computed tomography, takes hundreds of X-ray pictures while the table moves through a ring and turns them into very thin slices. It is fast and very precise for lungs, bone, arteries, kidney stones and the abdomen.</p><p>Because it uses radiation we do it on a doctor's request, with the dose set for your size and the area. If iodinated contrast is needed we ask you to fast for a few hours and bring a recent kidney function test, and we need to know about any past reaction, whether you take metformin and whether you could be pregnant.</p><p>Getting in, ready and out takes 15 to 40 minutes; the scan itself, a few seconds. Contrast brings a brief feeling of warmth that soon goes, and you stay with the nurses for a while before you leave.</p>",
    },
    textocabecera: {
      es: 'Mucho detalle en pocos segundos',
      ca: 'Molt de detall en pocs segons',
      en: 'Fine detail in a few seconds',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Tos, falta de aire o un nódulo del pulmón que hay que seguir</li><li>Dolor de costado con sospecha de cálculo</li><li>Fracturas complicadas y planificación de una operación o un implante</li><li>Dolor en el pecho de posible origen coronario</li><li>Sinusitis que vuelve una y otra vez</li></ul><p>Si tu duda puede resolverse con una ecografía o una resonancia, el radiólogo se lo dirá a tu médico.</p>',
          ca: "<ul><li>Tos, falta d'aire o un nòdul del pulmó que cal seguir</li><li>Dolor de costat amb sospita de càlcul</li><li>Fractures complicades i planificació d'una operació o un implant</li><li>Dolor al pit de possible origen coronari</li><li>Sinusitis que torna una vegada i una altra</li></ul><p>Si el teu dubte es pot resoldre amb una ecografia o una ressonància, el radiòleg ho dirà al teu metge.</p>",
          en: '<ul><li>Cough, breathlessness or a lung nodule that has to be followed</li><li>Flank pain with a suspected stone</li><li>Complex fractures and planning for surgery or an implant</li><li>Chest pain that may come from the coronary arteries</li><li>Sinusitis that keeps coming back</li></ul><p>If an ultrasound or an MRI can answer the question instead, the radiologist will tell your doctor.</p>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Un radiólogo revisa la petición y decide si hace falta contraste.</li><li>Te llamamos para confirmar alergias, medicación y la creatinina.</li><li>Se explora solo la zona necesaria, con la menor dosis que responde a la pregunta.</li><li>Si aparece algo que no debe esperar, avisamos a tu médico el mismo día.</li></ol>',
          ca: "<ol><li>Un radiòleg revisa la petició i decideix si cal contrast.</li><li>Et telefonem per a confirmar al·lèrgies, medicació i la creatinina.</li><li>S'explora només la zona necessària, amb la menor dosi que respon a la pregunta.</li><li>Si apareix alguna cosa que no ha d'esperar, avisem el teu metge el mateix dia.</li></ol>",
          en: '<ol><li>A radiologist reviews the request and decides whether contrast is needed.</li><li>We call you to confirm allergies, medication and creatinine.</li><li>Only the area that matters is scanned, with the lowest dose that answers the question.</li><li>If something turns up that should not wait, we tell your doctor the same day.</li></ol>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>256 cortes para el corazón y para quien no aguanta la respiración</li><li>64 cortes para los estudios generales</li><li>Energía dual para saber de qué está hecho un cálculo o distinguir la gota</li><li>Reconstrucción que limpia el ruido de la imagen y permite bajar la dosis</li></ul>',
          ca: '<ul><li>256 talls per al cor i per a qui no aguanta la respiració</li><li>64 talls per als estudis generals</li><li>Energia dual per a saber de què està fet un càlcul o distingir la gota</li><li>Reconstrucció que neteja el soroll de la imatge i permet baixar la dosi</li></ul>',
          en: '<ul><li>256 slices for the heart and for anyone who cannot hold their breath</li><li>64 slices for general studies</li><li>Dual energy to find out what a stone is made of or to recognise gout</li><li>Reconstruction that clears image noise and lets us lower the dose</li></ul>',
        },
      },
    ],
    bloques: ['tac-256-cortes', 'tac-64-cortes', 'tac-energia-dual', 'inyector-contraste'],
    tituloseo: {
      es: 'TAC con y sin contraste',
      ca: 'TAC amb contrast i sense',
      en: 'CT scans with and without contrast',
    },
    descripcionseo: {
      es: 'TAC de tórax, abdomen, hueso y arterias con dosis ajustada a cada persona. Preparación, contraste, duración y plazo del informe radiológico.',
      ca: "TAC de tòrax, abdomen, os i artèries amb dosi ajustada a cada persona. Preparació, contrast, duració i termini de l'informe radiològic.",
      en: 'CT scans of the chest, abdomen, bone and arteries with the dose set for each person. Preparation, contrast, duration and report times.',
    },
  },
  {
    urlseo: 'ecografia',
    nombre: { es: 'Ecografía', ca: 'Ecografia', en: 'Ultrasound' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La ecografía dibuja los órganos con ultrasonidos, un sonido que no oímos y que rebota en los tejidos. No duele, no irradia y la imagen aparece en directo, de modo que el médico puede mirar justo donde te molesta y pedirte que respires, gires o muevas la articulación.</p><p>Es a menudo la primera prueba ante un dolor de barriga, un bulto, un tiroides aumentado, una pierna hinchada o un tirón muscular, y acompaña todo el embarazo. Para el abdomen te pediremos ayuno de seis horas; para la vejiga y la próstata, que bebas agua y vengas con ganas de orinar. El resto no suele necesitar preparación.</p><p>En la sala ponemos un gel templado y deslizamos la sonda entre 10 y 30 minutos. La hace un médico, así que puedes preguntar mientras mira.</p>',
      ca: "<p>L'ecografia dibuixa els òrgans amb ultrasons, un so que no sentim i que rebota en els teixits. No fa mal, no irradia i la imatge apareix en directe, de manera que el metge pot mirar just on et molesta i demanar-te que respires, gires o mogues l'articulació.</p><p>Sovint és la primera prova davant d'un mal de panxa, un bony, una tiroide augmentada, una cama inflada o una estrebada muscular, i acompanya tot l'embaràs. Per a l'abdomen et demanarem un dejuni de sis hores; per a la bufeta i la pròstata, que begues aigua i vingues amb ganes d'orinar. La resta no sol necessitar preparació.</p><p>A la sala posem un gel tebi i fem lliscar la sonda entre 10 i 30 minuts. La fa un metge, així que pots preguntar mentre mira.</p>",
      en: '<p>Ultrasound draws the organs with a sound too high to hear, which bounces off the tissues. It does not hurt, it involves no radiation and the picture is live, so the doctor can look exactly where it bothers you and ask you to breathe, turn or move the joint.</p><p>It is often the first test for tummy pain, a lump, an enlarged thyroid, a swollen leg or a pulled muscle, and it goes with you through pregnancy. For the abdomen we ask you to fast for six hours; for the bladder and the prostate, to drink water and come needing to pass urine. The rest seldom needs preparation.</p><p>In the room we apply lukewarm gel and glide the probe over the skin for 10 to 30 minutes. A doctor does it, so you can ask while they look.</p>',
    },
    textocabecera: {
      es: 'La imagen, en directo y explicada',
      ca: 'La imatge, en directe i explicada',
      en: 'A live picture, explained as we go',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li><strong>Abdomen y riñones:</strong> piedras en la vesícula, hígado graso, cálculos</li><li><strong>Cuello:</strong> nódulos de tiroides y ganglios</li><li><strong>Vasos:</strong> carótidas, varices y sospecha de trombosis</li><li><strong>Músculo y tendón:</strong> roturas, tendinopatías, bursitis</li><li><strong>Embarazo y ginecología</strong>, en coordinación con tu obstetra</li></ul>',
          ca: '<ul><li><strong>Abdomen i ronyons:</strong> pedres a la vesícula, fetge gras, càlculs</li><li><strong>Coll:</strong> nòduls de tiroide i ganglis</li><li><strong>Vasos:</strong> caròtides, varius i sospita de trombosi</li><li><strong>Múscul i tendó:</strong> ruptures, tendinopaties, bursitis</li><li><strong>Embaràs i ginecologia</strong>, en coordinació amb el teu obstetra</li></ul>',
          en: '<ul><li><strong>Abdomen and kidneys:</strong> gallstones, fatty liver, kidney stones</li><li><strong>Neck:</strong> thyroid nodules and lymph nodes</li><li><strong>Vessels:</strong> carotids, varicose veins and suspected clots</li><li><strong>Muscle and tendon:</strong> tears, tendon problems, bursitis</li><li><strong>Pregnancy and gynaecology</strong>, together with your obstetrician</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Apta para embarazadas, bebés y personas con marcapasos</li><li>Permite explorar en movimiento y comparar con el lado sano</li><li>Puede guiar una punción o una infiltración con precisión</li><li>Sales sabiendo qué se ha visto; el informe llega en uno o dos días laborables</li></ul><p>También tiene límites: no atraviesa el hueso ni el gas, y a veces hay que completarla con otra prueba.</p>',
          ca: "<ul><li>Apta per a embarassades, nadons i persones amb marcapassos</li><li>Permet explorar en moviment i comparar amb el costat sa</li><li>Pot guiar una punció o una infiltració amb precisió</li><li>Ixes sabent què s'ha vist; l'informe arriba en un o dos dies laborables</li></ul><p>També té límits: no travessa l'os ni el gas, i de vegades cal completar-la amb una altra prova.</p>",
          en: '<ul><li>Suitable in pregnancy, for babies and for people with a pacemaker</li><li>Lets us examine movement and compare with the healthy side</li><li>Can guide a needle or an injection precisely</li><li>You leave knowing what was seen; the report follows in one or two working days</li></ul><p>It has limits too: it does not pass through bone or gas, and sometimes another test has to complete it.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>Trabajamos con sondas distintas según la profundidad y el tamaño de lo que buscamos:</p><ul><li>Alta frecuencia para piel, tendón, mama y tiroides</li><li>Doppler color para el paso de la sangre</li><li>Volumen 4D en obstetricia</li><li>Elastografía para medir la rigidez del hígado</li></ul>',
          ca: '<p>Treballem amb sondes diferents segons la profunditat i la mida del que busquem:</p><ul><li>Alta freqüència per a pell, tendó, mama i tiroide</li><li>Doppler color per al pas de la sang</li><li>Volum 4D en obstetrícia</li><li>Elastografia per a mesurar la rigidesa del fetge</li></ul>',
          en: '<p>We use different probes depending on how deep and how small the target is:</p><ul><li>High frequency for skin, tendon, breast and thyroid</li><li>Colour Doppler for blood flow</li><li>4D volume in obstetrics</li><li>Elastography to measure liver stiffness</li></ul>',
        },
      },
    ],
    bloques: ['ecografo-general', 'ecografo-doppler', 'ecografo-4d', 'ecografo-portatil', 'elastografo-hepatico'],
    tituloseo: {
      es: 'Ecografía abdominal, vascular, muscular y tiroidea',
      ca: 'Ecografia abdominal, vascular, muscular i tiroidal',
      en: 'Abdominal, vascular, muscle and thyroid ultrasound',
    },
    descripcionseo: {
      es: 'Ecografía realizada por médicos que te explican la imagen mientras exploran. Zonas que se estudian, preparación de cada una y resultados.',
      ca: "Ecografia feta per metges que t'expliquen la imatge mentre exploren. Zones que s'estudien, preparació de cada una i resultats de la prova.",
      en: 'Ultrasound done by doctors who explain the picture as they look. Areas we examine, how to prepare for each one and when results arrive.',
    },
  },
];
