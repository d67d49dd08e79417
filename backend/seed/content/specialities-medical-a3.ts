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

/** Medical specialities 8 to 11. Joined in specialities.ts. */
export const medicalA3: SpecialitySeed[] = [
  {
    urlseo: 'oftalmologia',
    nombre: { es: 'Oftalmología', ca: 'Oftalmologia', en: 'Ophthalmology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Cuidamos la vista a todas las edades: ojo vago y estrabismo en la infancia, ojo seco y alergias, cataratas, glaucoma, retina diabética y degeneración macular. El glaucoma merece mención aparte, porque quita campo visual sin doler: a partir de los 40 años, y antes si hay casos en la familia, conviene medir la presión y mirar el nervio óptico.</p><p>Si ves de repente destellos, una lluvia de puntos negros o una cortina que tapa parte de la visión, o si el ojo duele y está rojo con pérdida de vista, <strong>necesitas atención el mismo día</strong>.</p><p>En la revisión graduamos la vista, medimos la presión y miramos el fondo del ojo, a menudo con gotas que dilatan la pupila. Durante tres o cuatro horas verás borroso de cerca y te molestará la luz: trae gafas de sol y no conduzcas a la vuelta. Si llevas lentillas, ven con las gafas puestas.</p>',
      ca: "<p>Cuidem la vista a totes les edats: ull gandul i estrabisme en la infància, ull sec i al·lèrgies, cataractes, glaucoma, retina diabètica i degeneració macular. El glaucoma mereix una menció a banda, perquè lleva camp visual sense fer mal: a partir dels 40 anys, i abans si hi ha casos en la família, convé mesurar la pressió i mirar el nervi òptic.</p><p>Si veus de sobte centelleigs, una pluja de punts negres o una cortina que tapa part de la visió, o si l'ull fa mal i està roig amb pèrdua de vista, <strong>necessites atenció el mateix dia</strong>.</p><p>En la revisió graduem la vista, mesurem la pressió i mirem el fons de l'ull, sovint amb gotes que dilaten la pupil·la. Durant tres o quatre hores veuràs borrós de prop i et molestarà la llum: porta ulleres de sol i no conduïsques a la tornada. Si uses lents de contacte, vine amb les ulleres posades.</p>",
      en: '<p>We look after sight at every age: lazy eye and squint in childhood, dry eye and allergies, cataracts, glaucoma, diabetic eye disease and macular degeneration. Glaucoma deserves a special mention, because it takes away your field of vision without pain: from the age of 40, or sooner if it runs in the family, it is worth checking eye pressure and the optic nerve.</p><p>If you suddenly see flashes, a shower of black dots or a curtain across part of your vision, or the eye is red and painful with loss of sight, <strong>you need care the same day</strong>.</p><p>At the check-up we test your sight, measure the pressure and look at the back of the eye, often with drops that widen the pupil. For three or four hours near vision is blurred and light is uncomfortable: bring sunglasses and do not drive home. If you wear contact lenses, come in your glasses.</p>',
    },
    textocabecera: {
      es: 'Ver bien hoy y también dentro de veinte años',
      ca: "Veure-hi bé hui i també d'ací a vint anys",
      en: 'Seeing well today, and in twenty years too',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Niños a los 3 o 4 años, aunque parezca que ven bien</li><li>Personas con diabetes, con la frecuencia que marque su fondo de ojo</li><li>Miopes de más de seis dioptrías</li><li>Mayores que ven niebla, halos o líneas torcidas</li></ul>',
          ca: "<ul><li>Infants als 3 o 4 anys, encara que semble que hi veuen bé</li><li>Persones amb diabetis, amb la freqüència que marque el fons d'ull</li><li>Miops de més de sis diòptries</li><li>Persones grans que veuen boira, halos o línies tortes</li></ul>",
          en: '<ul><li>Children aged 3 or 4, even if they seem to see well</li><li>People with diabetes, as often as the back of their eye requires</li><li>Short-sighted people above six dioptres</li><li>Older people who see haze, haloes or bent lines</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Tu graduación por escrito, para llevarla a la óptica que quieras</li><li>Imágenes de tu retina guardadas para comparar en cada revisión</li><li>Una explicación clara de si conviene operar, esperar o solo vigilar</li></ul>',
          ca: "<ul><li>La teua graduació per escrit, per a portar-la a l'òptica que vulgues</li><li>Imatges de la teua retina guardades per a comparar en cada revisió</li><li>Una explicació clara de si convé operar, esperar o només vigilar</li></ul>",
          en: '<ul><li>Your prescription in writing, to take to any optician</li><li>Pictures of your retina kept for comparison at every check-up</li><li>A clear explanation of whether to operate, wait or simply watch</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<table><tbody><tr><td><strong>Prueba</strong></td><td><strong>Qué mira</strong></td></tr><tr><td>OCT</td><td>Las capas de la mácula y del nervio óptico</td></tr><tr><td>Campimetría</td><td>Los puntos del campo visual que no ves</td></tr><tr><td>Retinografía</td><td>Una fotografía del fondo del ojo</td></tr></tbody></table><ul><li>Todas son indoloras</li><li>La retinografía se hace a menudo sin dilatar la pupila</li></ul>',
          ca: "<table><tbody><tr><td><strong>Prova</strong></td><td><strong>Què mira</strong></td></tr><tr><td>OCT</td><td>Les capes de la màcula i del nervi òptic</td></tr><tr><td>Campimetria</td><td>Els punts del camp visual que no veus</td></tr><tr><td>Retinografia</td><td>Una fotografia del fons de l'ull</td></tr></tbody></table><ul><li>Totes són indolores</li><li>La retinografia es fa sovint sense dilatar la pupil·la</li></ul>",
          en: '<table><tbody><tr><td><strong>Test</strong></td><td><strong>What it shows</strong></td></tr><tr><td>OCT</td><td>The layers of the macula and the optic nerve</td></tr><tr><td>Visual field test</td><td>The points of your field of vision you do not see</td></tr><tr><td>Retinal photography</td><td>A picture of the back of the eye</td></tr></tbody></table><ul><li>All of them are painless</li><li>Retinal photography often needs no drops</li></ul>',
        },
      },
    ],
    icono: { scene: 'eye', seed: 'oftalmologia-icono' },
    bloques: ['oct-retina', 'retinografo'],
    banner: {
      nombre: { es: 'Oftalmología', ca: 'Oftalmologia', en: 'Ophthalmology' },
      descripcion: {
        es: 'Revisión de la vista, retina, glaucoma y cataratas.',
        ca: 'Revisió de la vista, retina, glaucoma i cataractes.',
        en: 'Eye checks, retina, glaucoma and cataracts.',
      },
      textocabecera: { es: 'Una mirada a fondo', ca: 'Una mirada a fons', en: 'A look right to the back' },
      linkcabecera: '/pedir-cita',
      fotografias: [{ scene: 'eye', seed: 'oftalmologia-mirada' }],
    },
    tituloseo: {
      es: 'Oftalmología: revisión, retina y glaucoma',
      ca: 'Oftalmologia: revisió, retina i glaucoma',
      en: 'Ophthalmology: eye checks, retina and glaucoma',
    },
    descripcionseo: {
      es: 'Revisión de la vista con presión ocular y fondo de ojo. Consulta de cataratas, glaucoma, retina, ojo seco y oftalmología infantil. Pide cita.',
      ca: "Revisió de la vista amb pressió ocular i fons d'ull. Consulta de cataractes, glaucoma, retina, ull sec i oftalmologia infantil. Demana cita.",
      en: "Eye checks with pressure and retinal examination. Cataract, glaucoma, retina, dry eye and children's eye clinics. Book your appointment.",
    },
  },
  {
    urlseo: 'otorrinolaringologia',
    nombre: { es: 'Otorrinolaringología', ca: 'Otorinolaringologia', en: 'Ear, nose and throat (ENT)' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Oír, oler, tragar, hablar y mantener el equilibrio dependen de un espacio muy pequeño, y de él se ocupan nuestros otorrinos. Tratamos otitis y pérdida de audición, acúfenos, vértigo, sinusitis, tabique desviado, ronquido y apnea, anginas repetidas y problemas de la voz.</p><p>Una ronquera de más de tres semanas, un bulto en el cuello que no baja o sangrados de nariz que se repiten merecen una visita pronto, sobre todo si fumas. Si pierdes oído de golpe, en horas o de un día para otro, no lo dejes: hay tratamientos que funcionan mejor en los primeros días.</p><p>Casi todo se resuelve en la propia consulta: miramos el oído con microscopio, la nariz y la garganta con una cámara fina y, si hace falta, pasas a la cabina de audiometría. No uses bastoncillos antes de venir; el tapón, si lo hay, lo quitamos nosotros.</p>',
      ca: "<p>Sentir, olorar, empassar, parlar i mantindre l'equilibri depenen d'un espai molt menut, i d'ell s'ocupen els nostres otorrins. Tractem otitis i pèrdua d'audició, acúfens, vertigen, sinusitis, envà nasal desviat, ronc i apnea, angines repetides i problemes de la veu.</p><p>Una ronquera de més de tres setmanes, un bony al coll que no baixa o hemorràgies nasals que es repeteixen mereixen una visita prompte, sobretot si fumes. Si perds oïda de colp, en hores o d'un dia per a l'altre, no ho deixes: hi ha tractaments que funcionen millor els primers dies.</p><p>Quasi tot es resol a la mateixa consulta: mirem l'orella amb microscopi, el nas i la gola amb una càmera fina i, si cal, passes a la cabina d'audiometria. No uses bastonets abans de vindre; el tap, si n'hi ha, el llevem nosaltres.</p>",
      en: '<p>Hearing, smell, swallowing, speech and balance all depend on a very small space, and that is where our ENT specialists work. We treat ear infections and hearing loss, tinnitus, vertigo, sinusitis, a deviated septum, snoring and sleep apnoea, repeated tonsillitis and voice problems.</p><p>Hoarseness for more than three weeks, a neck lump that does not go down or nosebleeds that keep returning deserve an early visit, above all if you smoke. If you lose hearing suddenly, within hours or overnight, do not leave it: some treatments work better in the first days.</p><p>Almost everything is settled in the consulting room: we look at the ear with a microscope, at the nose and throat with a slim camera and, if needed, you move on to the hearing booth. Do not use cotton buds before you come; if there is wax, we will remove it.</p>',
    },
    textocabecera: {
      es: 'Oír, respirar y hablar sin esfuerzo',
      ca: 'Sentir, respirar i parlar sense esforç',
      en: 'Hear, breathe and speak with ease',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Subes el volumen de la tele o pides que te repitan</li><li>La habitación da vueltas al girarte en la cama</li><li>Roncas y te levantas cansado, o alguien ha visto que dejas de respirar</li><li>Tu hijo respira por la boca o encadena otitis</li><li>La voz se rompe si hablas mucho en el trabajo</li></ul>',
          ca: "<ul><li>Apuges el volum de la tele o demanes que et repetisquen les coses</li><li>L'habitació dona voltes quan et gires al llit</li><li>Ronques i t'alces cansat, o algú ha vist que deixes de respirar</li><li>El teu fill respira per la boca o encadena otitis</li><li>La veu es trenca si parles molt a la faena</li></ul>",
          en: '<ul><li>You turn the television up or ask people to repeat themselves</li><li>The room spins when you turn over in bed</li><li>You snore and wake up tired, or someone has seen you stop breathing</li><li>Your child breathes through the mouth or has one ear infection after another</li><li>Your voice breaks when you talk a lot at work</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Exploración y audiometría en la misma visita cuando hay cabina en la clínica</li><li>Maniobras para el vértigo posicional, a menudo en el acto</li><li>Estudio del sueño en casa, leído con neumología</li><li>Logopedia y rehabilitación vestibular dentro del grupo</li></ul>',
          ca: "<ul><li>Exploració i audiometria en la mateixa visita quan hi ha cabina a la clínica</li><li>Maniobres per al vertigen posicional, sovint a l'acte</li><li>Estudi del son a casa, llegit amb pneumologia</li><li>Logopèdia i rehabilitació vestibular dins del grup</li></ul>",
          en: '<ul><li>Examination and hearing test in one visit at clinics with a booth</li><li>Repositioning manoeuvres for positional vertigo, often on the spot</li><li>Home sleep studies, read together with respiratory medicine</li><li>Speech therapy and balance rehabilitation within the group</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Cámara flexible de tres milímetros: puedes ver tus cuerdas vocales en la pantalla</li><li>Cabina insonorizada, con audiometría en forma de juego para los pequeños</li><li>Microscopio de consulta para limpiar el oído sin agua a presión</li></ul>',
          ca: "<ul><li>Càmera flexible de tres mil·límetres: pots veure les teues cordes vocals en la pantalla</li><li>Cabina insonoritzada, amb audiometria en forma de joc per als menuts</li><li>Microscopi de consulta per a netejar l'orella sense aigua a pressió</li></ul>",
          en: '<ul><li>A three-millimetre flexible camera: you can watch your vocal cords on screen</li><li>A soundproof booth, with hearing tests as a game for little ones</li><li>A consulting-room microscope to clean the ear without pressurised water</li></ul>',
        },
      },
    ],
    bloques: ['videofibroscopio', 'cabina-audiometrica'],
    tituloseo: {
      es: 'Otorrinolaringología: oído, nariz y garganta',
      ca: 'Otorinolaringologia: orella, nas i gola',
      en: 'Ear, nose and throat specialists (ENT)',
    },
    descripcionseo: {
      es: 'Otorrinos para adultos y niños: audición, vértigo, sinusitis, ronquido y voz. Audiometría y fibroscopia en la misma consulta. Pide cita en línea.',
      ca: 'Otorrins per a adults i infants: audició, vertigen, sinusitis, ronc i veu. Audiometria i fibroscòpia a la mateixa consulta. Demana cita en línia.',
      en: 'ENT specialists for adults and children: hearing, vertigo, sinusitis, snoring and voice. Hearing test and endoscopy in the same visit.',
    },
  },
  {
    urlseo: 'urologia',
    nombre: { es: 'Urología', ca: 'Urologia', en: 'Urology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La urología atiende los riñones, la vejiga y las vías urinarias de mujeres y hombres, además de la próstata y los genitales masculinos. Vemos infecciones de orina que se repiten, cálculos, pérdidas de orina, próstata agrandada, problemas de erección y fertilidad, fimosis y vasectomía.</p><p>Sangre en la orina, aunque sea una sola vez y sin dolor, es motivo para pedir cita. Un dolor testicular brusco, no poder orinar o un cólico con fiebre son motivo para ir a urgencias sin esperar. Sobre el análisis de PSA preferimos hablar antes de pedirlo: tiene ventajas e inconvenientes y la decisión es tuya.</p><p>Sabemos que cuesta contar ciertas cosas; la consulta es confidencial y nada nos sorprende. Ven con la vejiga a medio llenar por si hacemos una ecografía o medimos el flujo. El tacto rectal no es obligatorio: si aporta algo te diremos por qué, y dura unos segundos.</p>',
      ca: "<p>La urologia atén els ronyons, la bufeta i les vies urinàries de dones i homes, a més de la pròstata i els genitals masculins. Veiem infeccions d'orina que es repeteixen, càlculs, pèrdues d'orina, pròstata engrandida, problemes d'erecció i fertilitat, fimosi i vasectomia.</p><p>Sang a l'orina, encara que siga una sola vegada i sense dolor, és motiu per a demanar cita. Un dolor testicular sobtat, no poder orinar o un còlic amb febre són motiu per a anar a urgències sense esperar. Sobre l'anàlisi de PSA preferim parlar abans de demanar-la: té avantatges i inconvenients i la decisió és teua.</p><p>Sabem que costa contar certes coses; la consulta és confidencial i res no ens sorprén. Vine amb la bufeta a mig omplir per si fem una ecografia o mesurem el flux. El tacte rectal no és obligatori: si aporta alguna cosa et direm per què, i dura uns segons.</p>",
      en: '<p>Urology looks after the kidneys, bladder and urinary tract of women and men, as well as the prostate and male genitals. We see repeated urine infections, stones, urine leaks, an enlarged prostate, erection and fertility problems, tight foreskin and vasectomy.</p><p>Blood in the urine, even once and without pain, is a reason to book. Sudden testicular pain, being unable to pass urine or renal colic with fever are reasons to go to an emergency department without waiting. As for the PSA blood test, we prefer to talk before ordering it: it has pros and cons, and the decision is yours.</p><p>We know some things are hard to say; the visit is confidential and nothing surprises us. Come with a half-full bladder in case we do an ultrasound or measure your flow. A rectal examination is not compulsory: if it would help, we will tell you why, and it takes seconds.</p>',
    },
    textocabecera: {
      es: 'Hablemos claro de lo que cuesta hablar',
      ca: 'Parlem clar del que costa parlar',
      en: 'Plain talk about awkward matters',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Mujeres con tres o más cistitis al año o con escapes de orina</li><li>Hombres que se levantan de noche o notan el chorro débil</li><li>Quien ha expulsado un cálculo y quiere evitar el siguiente</li><li>Parejas que buscan un embarazo desde hace un año</li></ul>',
          ca: "<ul><li>Dones amb tres cistitis o més a l'any o amb fuites d'orina</li><li>Homes que s'alcen a la nit o noten el raig feble</li><li>Qui ha expulsat un càlcul i vol evitar el següent</li><li>Parelles que busquen un embaràs des de fa un any</li></ul>",
          en: '<ul><li>Women with three or more bouts of cystitis a year, or leaks</li><li>Men who get up at night or notice a weak stream</li><li>Anyone who has passed a stone and wants to avoid the next</li><li>Couples who have been trying for a baby for a year</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Ecografía y flujometría el mismo día de la visita</li><li>Resonancia de próstata antes de plantear una biopsia, cuando está indicada</li><li>Vasectomía ambulatoria con anestesia local</li><li>Suelo pélvico con fisioterapeutas del grupo</li></ul>',
          ca: '<ul><li>Ecografia i fluxometria el mateix dia de la visita</li><li>Ressonància de pròstata abans de plantejar una biòpsia, quan està indicada</li><li>Vasectomia ambulatòria amb anestèsia local</li><li>Sòl pelvià amb fisioterapeutes del grup</li></ul>',
          en: "<ul><li>Ultrasound and flow test on the day of the visit</li><li>Prostate MRI before considering a biopsy, when indicated</li><li>Day-case vasectomy under local anaesthetic</li><li>Pelvic floor care with the group's physiotherapists</li></ul>",
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Flujómetro en un baño privado, sin nadie delante</li><li>Ecógrafo en la propia consulta para riñón, vejiga y próstata</li><li>Cistoscopio flexible y fino para ver la vejiga por dentro con anestesia en gel</li></ul>',
          ca: '<ul><li>Fluxòmetre en un bany privat, sense ningú al davant</li><li>Ecògraf a la mateixa consulta per a ronyó, bufeta i pròstata</li><li>Cistoscopi flexible i fi per a veure la bufeta per dins amb anestèsia en gel</li></ul>',
          en: '<ul><li>A flow meter in a private toilet, with nobody watching</li><li>An ultrasound scanner in the room for kidneys, bladder and prostate</li><li>A slim flexible cystoscope to see inside the bladder, with anaesthetic gel</li></ul>',
        },
      },
    ],
    bloques: ['uroflujometro', 'ecografo-general'],
    tituloseo: {
      es: 'Urología: próstata, riñón y vejiga',
      ca: 'Urologia: pròstata, ronyó i bufeta',
      en: 'Urology: prostate, kidney and bladder',
    },
    descripcionseo: {
      es: 'Consulta de urología para mujeres y hombres: próstata, cálculos, infecciones de orina, incontinencia y vasectomía. Ecografía el mismo día.',
      ca: "Consulta d'urologia per a dones i homes: pròstata, càlculs, infeccions d'orina, incontinència i vasectomia. Ecografia el mateix dia.",
      en: 'Urology for women and men: prostate, stones, urine infections, incontinence and vasectomy. Ultrasound on the day of your visit.',
    },
  },
  {
    urlseo: 'aparato-digestivo',
    nombre: { es: 'Aparato digestivo', ca: 'Aparell digestiu', en: 'Gastroenterology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Del esófago al colon, pasando por el hígado, la vesícula y el páncreas. Tratamos reflujo, gastritis y <em>Helicobacter pylori</em>, colon irritable, celiaquía, enfermedad de Crohn y colitis ulcerosa, hígado graso, hepatitis y piedras en la vesícula, y hacemos la revisión que previene el cáncer de colon.</p><h3>Cuándo no conviene esperar</h3><p>Pide cita pronto si te cuesta tragar, adelgazas sin querer, ves sangre al ir al baño o tu ritmo intestinal cambia durante semanas. A partir de los 50 años, o diez antes de la edad a la que enfermó un familiar directo, pregunta por el cribado de colon aunque no tengas síntomas. Vómitos con sangre, heces negras como el alquitrán o un dolor de barriga que no cede son una urgencia.</p><p>La primera consulta es sobre todo una conversación: qué comes, cuándo duele, qué medicinas tomas. Muchas veces basta con una analítica o una prueba de aliento. Si hace falta una endoscopia se realiza con sedación, y te damos por escrito la dieta y la preparación.</p>',
      ca: "<p>De l'esòfag al còlon, passant pel fetge, la vesícula i el pàncrees. Tractem reflux, gastritis i <em>Helicobacter pylori</em>, còlon irritable, celiaquia, malaltia de Crohn i colitis ulcerosa, fetge gras, hepatitis i pedres a la vesícula, i fem la revisió que prevé el càncer de còlon.</p><h3>Quan no convé esperar</h3><p>Demana cita prompte si et costa empassar, perds pes sense voler, veus sang quan vas al bany o el ritme intestinal et canvia durant setmanes. A partir dels 50 anys, o deu abans de l'edat a què va emmalaltir un familiar directe, pregunta pel cribratge de còlon encara que no tingues símptomes. Vòmits amb sang, femta negra com el quitrà o un mal de panxa que no cedeix són una urgència.</p><p>La primera consulta és sobretot una conversa: què menges, quan et fa mal, quines medicines prens. Moltes vegades n'hi ha prou amb una analítica o una prova d'alé. Si cal una endoscòpia es fa amb sedació, i et donem per escrit la dieta i la preparació.</p>",
      en: "<p>From the gullet to the bowel, by way of the liver, gallbladder and pancreas. We treat reflux, gastritis and <em>Helicobacter pylori</em>, irritable bowel, coeliac disease, Crohn's disease and ulcerative colitis, fatty liver, hepatitis and gallstones, and carry out the check-up that helps prevent bowel cancer.</p><h3>When not to wait</h3><p>Book soon if swallowing is hard, you lose weight without trying, you see blood in the toilet or your bowel habit changes for weeks. From the age of 50, or ten years before the age at which a close relative fell ill, ask about bowel screening even with no symptoms. Vomiting blood, stools as black as tar or belly pain that does not ease are an emergency.</p><p>The first visit is mostly a conversation: what you eat, when it hurts, which medicines you take. Often a blood test or a breath test is enough. If you need an endoscopy it is done under sedation, and we give you the diet and the preparation in writing.</p>",
    },
    textocabecera: {
      es: 'Digerir bien también se aprende',
      ca: "Digerir bé també s'aprén",
      en: 'Good digestion can be learnt',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Ardor o acidez más de dos días por semana</li><li>Hinchazón, diarrea o estreñimiento que duran más de un mes</li><li>Transaminasas altas o hígado graso en una revisión</li><li>Anemia por falta de hierro sin causa conocida</li><li>Familiares con cáncer de colon o pólipos</li></ul>',
          ca: "<ul><li>Cremor o acidesa més de dos dies per setmana</li><li>Inflor, diarrea o restrenyiment que duren més d'un mes</li><li>Transaminases altes o fetge gras en una revisió</li><li>Anèmia per falta de ferro sense causa coneguda</li><li>Familiars amb càncer de còlon o pòlips</li></ul>",
          en: '<ul><li>Heartburn more than two days a week</li><li>Bloating, diarrhoea or constipation lasting over a month</li><li>Raised liver tests or fatty liver at a check-up</li><li>Iron-deficiency anaemia with no known cause</li><li>Relatives with bowel cancer or polyps</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ol><li>Consulta y revisión de tus pruebas anteriores, para no repetirlas</li><li>Primero lo sencillo: analítica, aliento, heces, ecografía</li><li>Gastroscopia y colonoscopia con anestesista, juntas si hacen falta las dos</li><li>Los pólipos se quitan en la misma exploración siempre que es seguro</li></ol>',
          ca: '<ol><li>Consulta i revisió de les proves anteriors, per a no repetir-les</li><li>Primer el més senzill: analítica, alé, femta, ecografia</li><li>Gastroscòpia i colonoscòpia amb anestesista, juntes si calen totes dues</li><li>Els pòlips es lleven en la mateixa exploració sempre que és segur</li></ol>',
          en: '<ol><li>A consultation and a look at your earlier tests, so as not to repeat them</li><li>Simple things first: blood, breath, stool, ultrasound</li><li>Gastroscopy and colonoscopy with an anaesthetist, together if both are needed</li><li>Polyps are removed in the same examination whenever it is safe</li></ol>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Endoscopia de alta definición con luz filtrada, que ayuda a ver lesiones planas</li><li>Elastografía para medir la rigidez del hígado sin pinchar</li><li>Pruebas de aliento para <em>Helicobacter</em>, lactosa y fructosa</li></ul>',
          ca: "<ul><li>Endoscòpia d'alta definició amb llum filtrada, que ajuda a veure lesions planes</li><li>Elastografia per a mesurar la rigidesa del fetge sense punxar</li><li>Proves d'alé per a <em>Helicobacter</em>, lactosa i fructosa</li></ul>",
          en: '<ul><li>High-definition endoscopy with filtered light, which helps show flat lesions</li><li>Elastography to measure liver stiffness without a needle</li><li>Breath tests for <em>Helicobacter</em>, lactose and fructose</li></ul>',
        },
      },
    ],
    bloques: ['torre-endoscopia', 'elastografo-hepatico'],
    tituloseo: {
      es: 'Aparato digestivo y endoscopia',
      ca: 'Aparell digestiu i endoscòpia',
      en: 'Gastroenterology and endoscopy',
    },
    descripcionseo: {
      es: 'Consulta de aparato digestivo: reflujo, colon irritable, celiaquía, hígado graso y cribado de colon. Gastroscopia y colonoscopia con sedación.',
      ca: "Consulta d'aparell digestiu: reflux, còlon irritable, celiaquia, fetge gras i cribratge de còlon. Gastroscòpia i colonoscòpia amb sedació.",
      en: 'Gastroenterology for reflux, irritable bowel, coeliac disease, fatty liver and bowel screening. Gastroscopy and colonoscopy under sedation.',
    },
  },
];
