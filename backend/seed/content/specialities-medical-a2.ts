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

/** Medical specialities 4 to 7. Joined in specialities.ts. */
export const medicalA2: SpecialitySeed[] = [
  {
    urlseo: 'ginecologia',
    nombre: { es: 'Ginecología y obstetricia', ca: 'Ginecologia i obstetrícia', en: 'Gynaecology and obstetrics' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Te acompa&ntilde;amos desde la primera regla hasta despu&eacute;s de la menopausia. Hacemos revisiones y diagn&oacute;stico precoz del c&aacute;ncer de cuello de &uacute;tero y de mama, tratamos reglas dolorosas o muy abundantes, endometriosis, miomas e infecciones, y seguimos el embarazo con sus ecograf&iacute;as.</p><p>Una revisi&oacute;n peri&oacute;dica tiene sentido aunque te encuentres bien; cada cu&aacute;nto depende de tu edad y de tus resultados anteriores. Pide cita antes si sangras entre reglas o despu&eacute;s de la menopausia, si te notas un bulto en el pecho o si el dolor te obliga a dejar lo que est&aacute;s haciendo. &iquest;Embarazada y con sangrado o dolor fuerte? Acude a urgencias.</p><p>La visita empieza sentadas, hablando. La exploraci&oacute;n y la ecograf&iacute;a se hacen solo con tu consentimiento, te explicamos cada paso y puedes parar cuando quieras o venir con quien t&uacute; elijas.</p>',
      ca: "<p>T'acompanyem des de la primera regla fins despr&eacute;s de la menopausa. Fem revisions i diagn&ograve;stic preco&ccedil; del c&agrave;ncer de coll d'&uacute;ter i de mama, tractem regles doloroses o molt abundants, endometriosi, miomes i infeccions, i seguim l'embar&agrave;s amb les seues ecografies.</p><p>Una revisi&oacute; peri&ograve;dica t&eacute; sentit encara que et trobes b&eacute;; cada quant dep&eacute;n de la teua edat i dels resultats anteriors. Demana cita abans si sagnes entre regles o despr&eacute;s de la menopausa, si et notes un bony al pit o si el dolor t'obliga a deixar el que est&agrave;s fent. Embarassada i amb p&egrave;rdues de sang o dolor fort? Ves a urg&egrave;ncies.</p><p>La visita comen&ccedil;a assegudes, parlant. L'exploraci&oacute; i l'ecografia es fan nom&eacute;s amb el teu consentiment, t'expliquem cada pas i pots parar quan vulgues o vindre amb qui tu tries.</p>",
      en: '<p>We are with you from your first period until after the menopause. We carry out check-ups and early detection of cervical and breast cancer, treat painful or very heavy periods, endometriosis, fibroids and infections, and follow pregnancy with its scans.</p><p>A regular check-up makes sense even when you feel well; how often depends on your age and your earlier results. Come sooner if you bleed between periods or after the menopause, feel a lump in the breast or have pain that makes you stop what you are doing. Pregnant, with bleeding or severe pain? Go to an emergency department.</p><p>The visit begins sitting down and talking. Examination and ultrasound happen only with your consent; we explain each step and you can stop at any time or bring whoever you choose.</p>',
    },
    textocabecera: {
      es: 'Tu salud, en cada etapa y a tu ritmo',
      ca: 'La teua salut, en cada etapa i al teu ritme',
      en: 'Your health, at every stage and at your own pace',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Adolescentes con dudas sobre la regla o la anticoncepción</li><li>Mujeres que quieren su revisión y sus pruebas de cribado al día</li><li>Quien busca un embarazo o ya lo espera</li><li>Mujeres con sofocos, sequedad o pérdidas de orina</li></ul>',
          ca: "<ul><li>Adolescents amb dubtes sobre la regla o l'anticoncepció</li><li>Dones que volen la revisió i les proves de cribratge al dia</li><li>Qui busca un embaràs o ja l'espera</li><li>Dones amb fogots, sequedat o pèrdues d'orina</li></ul>",
          en: '<ul><li>Teenagers with questions about periods or contraception</li><li>Women who want check-ups and screening tests up to date</li><li>Anyone planning a pregnancy or already expecting</li><li>Women with hot flushes, dryness or urine leaks</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Consulta, citología y ecografía en una sola visita</li><li>Mamografía en la misma clínica cuando hay equipo, leída junto con tus estudios anteriores</li><li>Consejo genético si hay cáncer de mama u ovario en la familia</li><li>Los resultados alterados se comunican por teléfono, con la siguiente cita ya propuesta</li></ul>',
          ca: "<ul><li>Consulta, citologia i ecografia en una sola visita</li><li>Mamografia a la mateixa clínica quan hi ha equip, llegida juntament amb els teus estudis anteriors</li><li>Consell genètic si hi ha càncer de mama o d'ovari en la família</li><li>Els resultats alterats es comuniquen per telèfon, amb la cita següent ja proposada</li></ul>",
          en: '<ul><li>Consultation, smear test and ultrasound in a single visit</li><li>Mammography at the same clinic where available, read alongside your earlier studies</li><li>Genetic counselling if breast or ovarian cancer runs in the family</li><li>Abnormal results are given by phone, with the next appointment already offered</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Ecografía transvaginal y obstétrica con imagen 3D y 4D</li><li>Videocolposcopia para estudiar citologías alteradas</li><li>Mamografía con tomosíntesis y ecografía de mama</li></ul>',
          ca: '<ul><li>Ecografia transvaginal i obstètrica amb imatge 3D i 4D</li><li>Videocolposcòpia per a estudiar citologies alterades</li><li>Mamografia amb tomosíntesi i ecografia de mama</li></ul>',
          en: '<ul><li>Transvaginal and obstetric ultrasound with 3D and 4D imaging</li><li>Video colposcopy to look into abnormal smear results</li><li>Mammography with tomosynthesis and breast ultrasound</li></ul>',
        },
      },
    ],
    bloques: ['ecografo-4d', 'colposcopio', 'mamografo-tomosintesis'],
    tituloseo: {
      es: 'Ginecología y obstetricia: revisión y embarazo',
      ca: 'Ginecologia i obstetrícia: revisió i embaràs',
      en: 'Gynaecology and obstetrics: check-ups and pregnancy',
    },
    descripcionseo: {
      es: 'Revisión ginecológica con ecografía y citología, seguimiento del embarazo, menopausia y suelo pélvico. Te explicamos cada paso. Pide cita en línea.',
      ca: "Revisió ginecològica amb ecografia i citologia, seguiment de l'embaràs, menopausa i sòl pelvià. T'expliquem cada pas. Demana cita en línia.",
      en: 'Gynaecological check-ups with ultrasound and smear test, pregnancy care, menopause and pelvic floor. Every step explained. Book online.',
    },
  },
  {
    urlseo: 'pediatria',
    nombre: { es: 'Pediatría', ca: 'Pediatria', en: 'Paediatrics' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>Vemos crecer a niñas y niños desde los primeros días de vida hasta los 14 años, y a los adolescentes que prefieren seguir con su pediatra algo más. Atendemos las revisiones, las vacunas, la lactancia, el sueño y la alimentación, además de las fiebres, las toses y las barrigas de cada invierno.</p><p>La fiebre por sí sola no suele ser peligrosa, pero hay señales que piden atención hoy mismo: un bebé de menos de tres meses con 38 °C, respiración muy rápida o con hundimiento de las costillas, manchas rojas que no desaparecen al presionar, decaimiento llamativo o muchas horas sin orinar. <strong>En esos casos ve a urgencias sin esperar cita.</strong></p><p>En la consulta exploramos primero en brazos, con juego y con tiempo. Trae la cartilla de salud y apunta las dudas en el móvil: ninguna es pequeña.</p>',
      ca: "<p>Veiem créixer xiquetes i xiquets des dels primers dies de vida fins als 14 anys, i adolescents que prefereixen continuar amb el seu pediatre una mica més. Atenem les revisions, les vacunes, la lactància, el son i l'alimentació, a més de les febres, les tossos i les panxes de cada hivern.</p><p>La febre per si sola no sol ser perillosa, però hi ha senyals que demanen atenció hui mateix: un bebé de menys de tres mesos amb 38 °C, respiració molt ràpida o amb enfonsament de les costelles, taques roges que no desapareixen en prémer-les, decaïment evident o moltes hores sense orinar. <strong>En aquests casos ves a urgències sense esperar cita.</strong></p><p>A la consulta explorem primer en braços, amb joc i amb temps. Porta la cartilla de salut i apunta els dubtes al mòbil: cap no és menut.</p>",
      en: "<p>We watch children grow from their first days to the age of 14, and teenagers who would rather stay with their paediatrician a little longer. We look after check-ups, vaccines, breastfeeding, sleep and food, as well as every winter's fevers, coughs and tummy aches.</p><p>Fever alone is not usually dangerous, but some signs need attention today: a baby under three months with 38 °C, very fast breathing or ribs that draw in, red spots that do not fade when pressed, unusual drowsiness or many hours without passing urine. <strong>In those cases go to an emergency department without waiting for a visit.</strong></p><p>In the consulting room we first examine your child in your arms, with play and without haste. Bring the health record book and note your questions on your phone: none is too small.</p>",
    },
    textocabecera: {
      es: 'Crecer también se revisa jugando',
      ca: 'Créixer també es revisa jugant',
      en: 'Check-ups for growing up, with time to play',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>En la primera semana tras el alta del recién nacido</li><li>En las revisiones por edad y las vacunas, incluidas las de viaje</li><li>Si la curva de peso o talla cambia de ritmo</li><li>Por infecciones repetidas, estreñimiento, eccema o problemas de sueño</li><li>Cuando el colegio o tú veis algo distinto en el lenguaje o la atención</li></ul>',
          ca: "<ul><li>En la primera setmana després de l'alta del nounat</li><li>En les revisions per edat i les vacunes, incloses les de viatge</li><li>Si la corba de pes o de talla canvia de ritme</li><li>Per infeccions repetides, restrenyiment, èczema o problemes de son</li><li>Quan l'escola o tu veieu alguna cosa diferent en el llenguatge o l'atenció</li></ul>",
          en: '<ul><li>In the first week after a newborn goes home</li><li>For check-ups by age and vaccines, travel ones included</li><li>If the weight or height curve changes pace</li><li>For repeated infections, constipation, eczema or trouble sleeping</li><li>When you or the school notice something different in speech or attention</li></ul>',
        },
      },
      {
        titulo: howWeWorkTitle,
        texto: {
          es: '<ul><li>Huecos reservados cada día para lo que no puede esperar a mañana</li><li>El mismo pediatra en las revisiones, siempre que es posible</li><li>Los hermanos pueden verse en citas seguidas</li><li>Teleconsulta para revisar una pauta o un resultado; si hay que explorar, te citamos</li></ul>',
          ca: '<ul><li>Buits reservats cada dia per al que no pot esperar a demà</li><li>El mateix pediatre en les revisions, sempre que és possible</li><li>Els germans es poden veure en cites seguides</li><li>Teleconsulta per a revisar una pauta o un resultat; si cal explorar, et citem</li></ul>',
          en: '<ul><li>Slots kept free each day for what cannot wait until tomorrow</li><li>The same paediatrician at check-ups whenever possible</li><li>Brothers and sisters can be seen back to back</li><li>Video visits to review a treatment or a result; if an examination is needed, we see you in person</li></ul>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<ul><li>Salas de espera separadas para sanos y para procesos infecciosos en las clínicas que lo permiten</li><li>Pruebas rápidas de estreptococo y de virus respiratorios</li><li>Extracciones con enfermería acostumbrada a manos muy pequeñas</li></ul>',
          ca: "<ul><li>Sales d'espera separades per a sans i per a processos infecciosos a les clíniques que ho permeten</li><li>Proves ràpides d'estreptococ i de virus respiratoris</li><li>Extraccions amb infermeria acostumada a mans molt menudes</li></ul>",
          en: '<ul><li>Separate waiting rooms for well children and for infections at clinics with the space</li><li>Rapid tests for strep throat and respiratory viruses</li><li>Blood samples taken by nurses used to very small hands</li></ul>',
        },
      },
    ],
    bloques: [],
    banner: {
      nombre: { es: 'Pediatría', ca: 'Pediatria', en: 'Paediatrics' },
      descripcion: {
        es: 'Revisiones, vacunas y respuestas para toda la familia.',
        ca: 'Revisions, vacunes i respostes per a tota la família.',
        en: 'Check-ups, vaccines and answers for the whole family.',
      },
      textocabecera: {
        es: 'Crecemos con tu familia',
        ca: 'Creixem amb la teua família',
        en: 'Growing with your family',
      },
      linkcabecera: '/pedir-cita',
      fotografias: [{ scene: 'family', seed: 'pediatria-familia' }],
    },
    tituloseo: {
      es: 'Pediatría: revisiones, vacunas y consulta',
      ca: 'Pediatria: revisions, vacunes i consulta',
      en: 'Paediatrics: check-ups, vaccines and visits',
    },
    descripcionseo: {
      es: 'Pediatras para recién nacidos, niños y adolescentes: revisiones por edad, vacunas, lactancia, sueño y atención rápida cuando se ponen malos.',
      ca: 'Pediatres per a nounats, infants i adolescents: revisions per edat, vacunes, lactància, son i atenció ràpida quan es posen malalts.',
      en: 'Paediatricians for newborns, children and teenagers: check-ups by age, vaccines, breastfeeding, sleep and prompt care when they fall ill.',
    },
  },
  {
    urlseo: 'dermatologia',
    nombre: { es: 'Dermatología', ca: 'Dermatologia', en: 'Dermatology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La piel es el órgano que más se ve y el que más se deja para otro día. Diagnosticamos y tratamos lunares y tumores de piel, acné, rosácea, psoriasis, dermatitis, urticaria, infecciones, caída del cabello y problemas de las uñas, en adultos y en niños.</p><p>Para vigilar tus lunares recuerda cinco letras: <strong>A</strong>simetría, <strong>B</strong>ordes irregulares, <strong>C</strong>olor desigual, <strong>D</strong>iámetro mayor de 6 milímetros y <strong>E</strong>volución. Si uno cambia, sangra o no se parece a los demás, pide cita sin dejarlo pasar. También una herida que no cierra en un mes.</p><p>La revisión completa dura unos 20 minutos y se hace en ropa interior, de la cabeza a los pies. Ven sin maquillaje ni esmalte de uñas y trae las cremas que estás usando. Cuando una lesión hay que quitarla o analizarla, se hace con anestesia local y la muestra pasa a nuestro laboratorio de anatomía patológica.</p>',
      ca: "<p>La pell és l'òrgan que més es veu i el que més es deixa per a un altre dia. Diagnostiquem i tractem pigues i tumors de pell, acne, rosàcia, psoriasi, dermatitis, urticària, infeccions, caiguda dels cabells i problemes de les ungles, en adults i en infants.</p><p>Per a vigilar les pigues recorda cinc lletres: <strong>A</strong>simetria, <strong>B</strong>ores irregulars, <strong>C</strong>olor desigual, <strong>D</strong>iàmetre major de 6 mil·límetres i <strong>E</strong>volució. Si una canvia, sagna o no s'assembla a les altres, demana cita sense deixar-ho passar. També si una ferida no tanca en un mes.</p><p>La revisió completa dura uns 20 minuts i es fa en roba interior, del cap als peus. Vine sense maquillatge ni esmalt d'ungles i porta les cremes que estàs usant. Quan una lesió s'ha de llevar o analitzar, es fa amb anestèsia local i la mostra passa al nostre laboratori d'anatomia patològica.</p>",
      en: '<p>Skin is the organ we see most and put off most often. We diagnose and treat moles and skin tumours, acne, rosacea, psoriasis, dermatitis, hives, infections, hair loss and nail problems, in adults and children.</p><p>To keep an eye on your moles, remember five letters: <strong>A</strong>symmetry, irregular <strong>B</strong>orders, uneven <strong>C</strong>olour, <strong>D</strong>iameter over 6 millimetres and <strong>E</strong>volution. If one changes, bleeds or looks unlike the others, book without delay. The same goes for a sore that has not healed in a month.</p><p>A full skin check takes about 20 minutes and is done in your underwear, from head to toe. Come without make-up or nail varnish and bring the creams you use. When something has to be removed or analysed, we do it under local anaesthetic and the sample goes to our pathology laboratory.</p>',
    },
    textocabecera: {
      es: 'Mira tu piel con otros ojos',
      ca: 'Mira la teua pell amb uns altres ulls',
      en: 'A closer look at your skin',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Personas de piel clara, con muchos lunares o con quemaduras solares en la infancia</li><li>Quien tiene antecedentes de melanoma, propios o familiares</li><li>Adolescentes y adultos con acné que deja marca</li><li>Personas que trabajan al sol o toman fármacos que bajan las defensas</li></ul>',
          ca: '<ul><li>Persones de pell clara, amb moltes pigues o amb cremades solars en la infància</li><li>Qui té antecedents de melanoma, propis o familiars</li><li>Adolescents i adults amb acne que deixa marca</li><li>Persones que treballen al sol o prenen fàrmacs que baixen les defenses</li></ul>',
          en: '<ul><li>People with fair skin, many moles or sunburn in childhood</li><li>Anyone with a personal or family history of melanoma</li><li>Teenagers and adults with acne that scars</li><li>People who work in the sun or take medicines that lower immunity</li></ul>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un mapa fotográfico de tus lunares para comparar al año siguiente</li><li>Instrucciones escritas: qué crema, cuánta, dónde y hasta cuándo</li><li>El resultado de la biopsia explicado por quien te la hizo</li></ul>',
          ca: "<ul><li>Un mapa fotogràfic de les teues pigues per a comparar l'any següent</li><li>Instruccions escrites: quina crema, quanta, on i fins quan</li><li>El resultat de la biòpsia explicat per qui te la va fer</li></ul>",
          en: '<ul><li>A photographic map of your moles to compare the following year</li><li>Written instructions: which cream, how much, where and until when</li><li>Your biopsy result explained by the person who took it</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>La <strong>dermatoscopia</strong> es una lupa con luz polarizada que deja ver estructuras que el ojo no distingue. Con la versión digital guardamos cada imagen y podemos detectar cambios pequeños, lo que ayuda a evitar extirpaciones que no hacen falta.</p><ul><li>Crioterapia para verrugas y queratosis</li><li>Cirugía menor en sala propia</li></ul>',
          ca: "<p>La <strong>dermatoscòpia</strong> és una lupa amb llum polaritzada que deixa veure estructures que l'ull no distingeix. Amb la versió digital guardem cada imatge i podem detectar canvis menuts, cosa que ajuda a evitar extirpacions innecessàries.</p><ul><li>Crioteràpia per a berrugues i queratosis</li><li>Cirurgia menor en sala pròpia</li></ul>",
          en: '<p><strong>Dermoscopy</strong> uses a magnifier with polarised light to show structures the naked eye cannot see. The digital version stores each picture, so we can spot small changes and help avoid unnecessary removals.</p><ul><li>Cryotherapy for warts and keratoses</li><li>Minor surgery in a dedicated room</li></ul>',
        },
      },
    ],
    bloques: ['dermatoscopio-digital'],
    tituloseo: {
      es: 'Dermatología: lunares, acné y revisión de piel',
      ca: 'Dermatologia: pigues, acne i revisió de la pell',
      en: 'Dermatology: moles, acne and skin checks',
    },
    descripcionseo: {
      es: 'Revisión de lunares con dermatoscopia digital, acné, psoriasis, dermatitis y cirugía menor de la piel. Dermatólogos para adultos y niños.',
      ca: 'Revisió de pigues amb dermatoscòpia digital, acne, psoriasi, dermatitis i cirurgia menor de la pell. Dermatòlegs per a adults i infants.',
      en: 'Mole checks with digital dermoscopy, acne, psoriasis, dermatitis and minor skin surgery. Dermatologists for adults and for children.',
    },
  },
  {
    urlseo: 'neurologia',
    nombre: { es: 'Neurología', ca: 'Neurologia', en: 'Neurology' },
    servicio: 'medicas',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La neurología se ocupa del cerebro, la médula, los nervios y los músculos. En nuestras consultas vemos sobre todo migraña y otros dolores de cabeza, epilepsia, temblor y párkinson, pérdida de memoria, esclerosis múltiple, hormigueos y alteraciones del sueño.</p><p>Pide cita si el dolor de cabeza te quita más de cuatro días al mes, si los olvidos empiezan a notarlos los demás o si una mano tiembla o se duerme sin motivo. En cambio, una boca que se tuerce, un brazo sin fuerza o un habla que no se entiende, de golpe, pueden ser un ictus: <strong>llama al 112 de inmediato</strong>, aunque se te pase.</p><p>La primera visita es larga, cerca de una hora, porque el relato es la mitad del diagnóstico. Si los síntomas afectan a la memoria o incluyen pérdidas de conocimiento, ven con alguien que los haya visto. Un diario de crisis o un vídeo del móvil ayudan mucho.</p>',
      ca: "<p>La neurologia s'ocupa del cervell, la medul·la, els nervis i els músculs. A les nostres consultes veiem sobretot migranya i altres mals de cap, epilèpsia, tremolor i Parkinson, pèrdua de memòria, esclerosi múltiple, formigueig i alteracions del son.</p><p>Demana cita si el mal de cap et lleva més de quatre dies al mes, si els altres comencen a notar els teus oblits o si una mà tremola o s'adorm sense motiu. En canvi, una boca que es torça, un braç sense força o una parla que no s'entén, de colp, poden ser un ictus: <strong>telefona al 112 de seguida</strong>, encara que se't passe.</p><p>La primera visita és llarga, prop d'una hora, perquè el relat és la meitat del diagnòstic. Si els símptomes afecten la memòria o inclouen pèrdues de coneixement, vine amb algú que els haja vist. Un diari de crisis o un vídeo del mòbil ajuden molt.</p>",
      en: "<p>Neurology deals with the brain, the spinal cord, the nerves and the muscles. In our clinics we mostly see migraine and other headaches, epilepsy, tremor and Parkinson's disease, memory loss, multiple sclerosis, tingling and sleep disorders.</p><p>Book a visit if headaches take more than four days a month from you, if other people start to notice your lapses or if a hand shakes or goes numb for no reason. By contrast, a drooping face, a weak arm or slurred speech that comes on suddenly may be a stroke: <strong>call 112 at once</strong>, even if it passes.</p><p>The first visit is long, close to an hour, because the story is half of the diagnosis. If your symptoms involve memory or blackouts, come with someone who has seen them. A diary of attacks or a video on your phone helps a great deal.</p>",
    },
    textocabecera: {
      es: 'Poner nombre a lo que te pasa',
      ca: 'Posar nom al que et passa',
      en: 'Putting a name to what is happening',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whenTitle,
        texto: {
          es: '<ul><li>Dolores de cabeza frecuentes o distintos de los de siempre</li><li>Desmayos con sacudidas o «ausencias»</li><li>Temblor, rigidez o lentitud al moverte</li><li>Olvidos que complican el día a día</li><li>Hormigueo, pérdida de fuerza o dolor que recorre un brazo o una pierna</li></ul>',
          ca: "<ul><li>Mals de cap freqüents o diferents dels de sempre</li><li>Desmais amb sacsejades o «absències»</li><li>Tremolor, rigidesa o lentitud en moure't</li><li>Oblits que compliquen el dia a dia</li><li>Formigueig, pèrdua de força o dolor que recorre un braç o una cama</li></ul>",
          en: '<ul><li>Frequent headaches, or headaches unlike your usual ones</li><li>Blackouts with jerking, or “absences”</li><li>Tremor, stiffness or slowness of movement</li><li>Forgetfulness that makes daily life harder</li><li>Tingling, weakness or pain running down an arm or a leg</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Consulta específica de cefaleas y de memoria</li><li>Resonancia y estudios de nervios en la propia red, con las imágenes a la vista del neurólogo</li><li>Coordinación con rehabilitación, psicología y neuropsicología</li><li>Revisiones por teleconsulta para quien vive lejos o se mueve con dificultad</li></ul>',
          ca: '<ul><li>Consulta específica de cefalees i de memòria</li><li>Ressonància i estudis de nervis en la mateixa xarxa, amb les imatges a la vista del neuròleg</li><li>Coordinació amb rehabilitació, psicologia i neuropsicologia</li><li>Revisions per teleconsulta per a qui viu lluny o es mou amb dificultat</li></ul>',
          en: '<ul><li>Dedicated headache and memory clinics</li><li>MRI and nerve studies within our network, with the pictures in front of the neurologist</li><li>Teamwork with rehabilitation, psychology and neuropsychology</li><li>Video reviews for people who live far away or find it hard to move</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li><strong>Resonancia de 3 teslas</strong> para el cerebro y la médula</li><li><strong>Electroencefalograma con vídeo</strong> en la epilepsia</li><li><strong>Electromiografía</strong> para nervios y músculos</li></ul><p>Ninguna prueba sustituye a la exploración: la pedimos cuando cambia lo que vamos a hacer.</p>',
          ca: "<ul><li><strong>Ressonància de 3 tesles</strong> per al cervell i la medul·la</li><li><strong>Electroencefalograma amb vídeo</strong> en l'epilèpsia</li><li><strong>Electromiografia</strong> per a nervis i músculs</li></ul><p>Cap prova no substitueix l'exploració: la demanem quan canvia el que farem.</p>",
          en: '<ul><li><strong>3-tesla MRI</strong> for the brain and spinal cord</li><li><strong>Video EEG</strong> in epilepsy</li><li><strong>Electromyography</strong> for nerves and muscles</li></ul><p>No test replaces the examination: we ask for one when it changes what we do next.</p>',
        },
      },
    ],
    bloques: ['resonancia-3-teslas', 'electromiografo', 'videoelectroencefalografo'],
    tituloseo: {
      es: 'Neurología: migraña, memoria y temblor',
      ca: 'Neurologia: migranya, memòria i tremolor',
      en: 'Neurology: migraine, memory and tremor',
    },
    descripcionseo: {
      es: 'Consulta de neurología para migraña, epilepsia, párkinson, memoria y nervios. Primera visita sin prisa, con resonancia y electromiografía.',
      ca: 'Consulta de neurologia per a migranya, epilèpsia, Parkinson, memòria i nervis. Primera visita sense pressa, amb ressonància i electromiografia.',
      en: "Neurology consultation for migraine, epilepsy, Parkinson's disease, memory and nerves. An unhurried first visit, with MRI and nerve studies.",
    },
  },
];
