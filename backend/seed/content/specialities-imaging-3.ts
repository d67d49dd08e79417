import type { SpecialitySeed } from '../types';
import {
  advantagesTitle,
  equipmentTitle,
  indicationsTitle,
  technologyTitle,
  whatYouGetTitle,
  whoTitle,
} from './specialities-titles';

/** Heart, eye and image-guided treatment, and the dental panoramic, which has no page: ids 35 to 38. */
export const imaging3: SpecialitySeed[] = [
  {
    urlseo: 'ecocardiografia',
    nombre: { es: 'Ecocardiografía', ca: 'Ecocardiografia', en: 'Echocardiography' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La ecocardiografía es la ecografía del corazón. Enseña en movimiento sus cuatro cavidades, cómo abren y cierran las válvulas, con qué fuerza bombea y por dónde circula la sangre. Es la prueba que responde a la pregunta «¿está bien la estructura de mi corazón?», mientras que el electrocardiograma se ocupa del ritmo.</p><p>La hace un cardiólogo o una cardióloga con formación en imagen. Te recuestas sobre el lado izquierdo, con el pecho descubierto y la luz baja, y la sonda se desliza con gel entre las costillas durante 20 o 30 minutos. No se siente más que la presión y puedes ver tu propio corazón en la pantalla.</p><p>Cuando la duda aparece solo al esforzarse, hacemos un eco de estrés; si hay que ver una válvula desde más cerca, la vía transesofágica, con sedación y acompañante.</p>',
      ca: "<p>L'ecocardiografia és l'ecografia del cor. Ensenya en moviment les quatre cavitats, com obrin i tanquen les vàlvules, amb quina força bomba i per on circula la sang. És la prova que respon a la pregunta «està bé l'estructura del meu cor?», mentre que l'electrocardiograma s'ocupa del ritme.</p><p>La fa un cardiòleg o una cardiòloga amb formació en imatge. Et recolzes sobre el costat esquerre, amb el pit descobert i la llum baixa, i la sonda llisca amb gel entre les costelles durant 20 o 30 minuts. No se sent res més que la pressió i pots veure el teu propi cor en la pantalla.</p><p>Quan el dubte només apareix en esforçar-se, fem una eco d'estrès; si cal veure una vàlvula de més a prop, la via transesofàgica, amb sedació i acompanyant.</p>",
      en: '<p>Echocardiography is ultrasound of the heart. It shows the four chambers in motion, how the valves open and close, how strongly the heart pumps and where the blood goes. It answers the question “is my heart well built?”, while the electrocardiogram deals with its rhythm.</p><p>A cardiologist trained in imaging does it. You lie on your left side with your chest bare and the lights low, and the probe glides with gel between the ribs for 20 or 30 minutes. All you feel is the pressure, and you can watch your own heart on the screen.</p><p>When the doubt only shows up with effort, we do a stress echo; if a valve has to be seen from closer, the route through the gullet, with sedation and someone to take you home.</p>',
    },
    textocabecera: {
      es: 'Tu corazón, latido a latido',
      ca: 'El teu cor, batec a batec',
      en: 'Your heart, beat by beat',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Un soplo que alguien ha oído al auscultarte</li><li>Falta de aire, cansancio nuevo o piernas hinchadas</li><li>Tensión alta de muchos años</li><li>Seguimiento de una válvula enferma o de una prótesis</li><li>Antecedentes familiares de miocardiopatía o muerte súbita</li><li>Control del corazón durante algunos tratamientos oncológicos</li></ul>',
          ca: "<ul><li>Un buf que algú ha sentit en auscultar-te</li><li>Falta d'aire, cansament nou o cames inflades</li><li>Tensió alta de molts anys</li><li>Seguiment d'una vàlvula malalta o d'una pròtesi</li><li>Antecedents familiars de miocardiopatia o mort sobtada</li><li>Control del cor durant alguns tractaments oncològics</li></ul>",
          en: '<ul><li>A murmur someone has heard with a stethoscope</li><li>Breathlessness, new tiredness or swollen legs</li><li>Many years of high blood pressure</li><li>Follow-up of a diseased valve or a valve replacement</li><li>A family history of cardiomyopathy or sudden death</li><li>Watching the heart during certain cancer treatments</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Sin radiación, sin agujas y sin ayuno en el estudio habitual</li><li>Sirve a cualquier edad, también antes de nacer y en el embarazo</li><li>Medidas repetibles, para saber si algo cambia con el tiempo</li></ul><p>Un ecocardiograma normal no excluye una enfermedad coronaria. Si tienes un dolor opresivo en el pecho que no cede, no pidas cita: llama al 112.</p>',
          ca: "<ul><li>Sense radiació, sense agulles i sense dejuni en l'estudi habitual</li><li>Serveix a qualsevol edat, també abans de nàixer i en l'embaràs</li><li>Mesures repetibles, per a saber si alguna cosa canvia amb el temps</li></ul><p>Un ecocardiograma normal no exclou una malaltia coronària. Si tens un dolor opressiu al pit que no cedeix, no demanes cita: telefona al 112.</p>",
          en: '<ul><li>No radiation, no needles and no fasting for the usual study</li><li>Works at any age, even before birth and during pregnancy</li><li>Repeatable measurements that show whether something changes over time</li></ul><p>A normal echocardiogram does not rule out coronary disease. If you have crushing chest pain that does not ease, do not book: call 112.</p>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<ul><li>Imagen en tres dimensiones de válvulas y cavidades</li><li>Doppler color, para la velocidad y la dirección de la sangre</li><li>Análisis de deformación, que detecta pérdidas de fuerza tempranas</li><li>Eco de esfuerzo con cinta y electrocardiograma continuo</li></ul>',
          ca: "<ul><li>Imatge en tres dimensions de vàlvules i cavitats</li><li>Doppler color, per a la velocitat i la direcció de la sang</li><li>Anàlisi de deformació, que detecta pèrdues de força primerenques</li><li>Eco d'esforç amb cinta i electrocardiograma continu</li></ul>",
          en: '<ul><li>Three-dimensional pictures of valves and chambers</li><li>Colour Doppler for the speed and direction of the blood</li><li>Strain analysis, which picks up early loss of strength</li><li>Exercise echo with a treadmill and continuous ECG</li></ul>',
        },
      },
    ],
    bloques: ['ecocardiografo-3d', 'cinta-esfuerzo'],
    tituloseo: {
      es: 'Ecocardiografía Doppler y eco de estrés',
      ca: "Ecocardiografia Doppler i eco d'estrès",
      en: 'Doppler echocardiography and stress echo',
    },
    descripcionseo: {
      es: 'Ecografía del corazón hecha por cardiología: qué muestra, cuándo se pide, cómo se realiza y cuándo hace falta un eco de estrés o transesofágico.',
      ca: "Ecografia del cor feta per cardiologia: què mostra, quan es demana, com es fa i quan cal una eco d'estrès o una eco transesofàgica.",
      en: 'Heart ultrasound done by cardiologists: what it shows, when it is requested, how it is done and when a stress or internal echo is needed.',
    },
  },
  {
    urlseo: 'tomografia-optica-ocular',
    nombre: { es: 'Tomografía óptica ocular', ca: 'Tomografia òptica ocular', en: 'Optical coherence tomography' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La tomografía de coherencia óptica, conocida como OCT, es como un corte microscópico de la retina hecho con luz. Permite ver líquido, membranas o zonas adelgazadas que en una revisión corriente pasarían desapercibidas, y medir el nervio óptico de quien tiene o puede tener glaucoma.</p><p>Te sientas, apoyas la barbilla y miras una luz durante un par de segundos por ojo. Nada toca el ojo, no hay radiación y en cinco minutos está hecha. Si la pupila es pequeña pondremos gotas: en ese caso verás borroso unas horas y no podrás conducir.</p><p>El oftalmólogo repasa los mapas contigo en la misma visita y los compara con los anteriores, porque el valor de esta prueba está en la evolución.</p>',
      ca: "<p>La tomografia de coherència òptica, coneguda com a OCT, és com un tall microscòpic de la retina fet amb llum. Permet veure líquid, membranes o zones aprimades que en una revisió corrent passarien desapercebudes, i mesurar el nervi òptic de qui té o pot tenir glaucoma.</p><p>T'asseus, recolzes la barbeta i mires una llum durant un parell de segons per ull. Res no toca l'ull, no hi ha radiació i en cinc minuts està feta. Si la pupil·la és menuda posarem gotes: en aquest cas hi veuràs borrós unes hores i no podràs conduir.</p><p>L'oftalmòleg repassa els mapes amb tu en la mateixa visita i els compara amb els anteriors, perquè el valor d'aquesta prova és en l'evolució.</p>",
      en: '<p>Optical coherence tomography, or OCT, is like a microscopic slice of the retina made with light. It shows fluid, membranes or thinned areas that an ordinary check would miss, and measures the optic nerve of people who have, or may have, glaucoma.</p><p>You sit down, rest your chin and look at a light for a couple of seconds with each eye. Nothing touches the eye, there is no radiation and it takes five minutes. If the pupil is small we use drops: your sight will then be blurred for some hours and you cannot drive.</p><p>The ophthalmologist goes over the maps with you at the same visit and compares them with earlier ones, because the worth of this test lies in the trend.</p>',
    },
    textocabecera: {
      es: 'La retina, capa a capa y sin tocar el ojo',
      ca: "La retina, capa a capa i sense tocar l'ull",
      en: 'The retina, layer by layer, without touching the eye',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: whoTitle,
        texto: {
          es: '<ul><li>Personas con diabetes, dentro de su control anual</li><li>Quien ve torcidas las líneas rectas o una mancha en el centro</li><li>Glaucoma, tensión ocular alta o antecedentes en la familia</li><li>Miopía de más de seis dioptrías</li><li>Antes y después de operar de cataratas, si hay dudas sobre la mácula</li></ul><p>Una pérdida brusca de visión o una lluvia de destellos es una urgencia: no esperes a una cita programada.</p>',
          ca: "<ul><li>Persones amb diabetis, dins del control anual</li><li>Qui veu tortes les línies rectes o una taca al centre</li><li>Glaucoma, tensió ocular alta o antecedents en la família</li><li>Miopia de més de sis diòptries</li><li>Abans i després d'operar de cataractes, si hi ha dubtes sobre la màcula</li></ul><p>Una pèrdua brusca de visió o una pluja de centelleigs és una urgència: no esperes una cita programada.</p>",
          en: '<ul><li>People with diabetes, as part of the yearly check</li><li>Anyone who sees straight lines bent or a spot in the centre</li><li>Glaucoma, high eye pressure or a family history of it</li><li>Short sight of more than six dioptres</li><li>Before and after cataract surgery, if there are doubts about the macula</li></ul><p>Sudden loss of sight or a shower of flashes is an emergency: do not wait for a booked visit.</p>',
        },
      },
      {
        titulo: whatYouGetTitle,
        texto: {
          es: '<ul><li>Un mapa de grosor de la mácula y del nervio óptico</li><li>La comparación con personas de tu edad y con tus propias visitas</li><li>Una explicación ante la pantalla y una copia para llevarte</li></ul>',
          ca: '<ul><li>Un mapa de gruix de la màcula i del nervi òptic</li><li>La comparació amb persones de la teua edat i amb les teues visites</li><li>Una explicació davant de la pantalla i una còpia per a emportar-te</li></ul>',
          en: '<ul><li>A thickness map of the macula and the optic nerve</li><li>A comparison with people of your age and with your own visits</li><li>An explanation in front of the screen and a copy to take home</li></ul>',
        },
      },
      {
        titulo: technologyTitle,
        texto: {
          es: '<p>El equipo sigue los pequeños movimientos del ojo y vuelve siempre al mismo punto, con un detalle de pocas micras. Lo completamos con:</p><ul><li>Fotografía del fondo de ojo de campo amplio</li><li>Angiografía por OCT, que dibuja los vasos sin inyectar contraste</li></ul>',
          ca: "<p>L'equip segueix els petits moviments de l'ull i torna sempre al mateix punt, amb un detall de poques micres. El completem amb:</p><ul><li>Fotografia del fons d'ull de camp ampli</li><li>Angiografia per OCT, que dibuixa els vasos sense injectar contrast</li></ul>",
          en: '<p>The scanner follows the small movements of the eye and always returns to the same point, to within a few microns. We complete it with:</p><ul><li>Wide-field photographs of the back of the eye</li><li>OCT angiography, which draws the vessels with no dye injected</li></ul>',
        },
      },
    ],
    bloques: ['oct-retina', 'retinografo'],
    tituloseo: {
      es: 'OCT: tomografía óptica de retina y nervio óptico',
      ca: 'OCT: tomografia òptica de retina i nervi òptic',
      en: 'OCT scans of the retina and optic nerve',
    },
    descripcionseo: {
      es: 'Tomografía óptica de la retina y del nervio óptico en cinco minutos, sin contacto ni radiación. Para quién es y qué cuentan sus mapas.',
      ca: 'Tomografia òptica de la retina i del nervi òptic en cinc minuts, sense contacte ni radiació. Per a qui és i què expliquen els seus mapes.',
      en: 'Optical tomography of the retina and optic nerve in five minutes, with no contact and no radiation. Who it is for and what the maps tell.',
    },
  },
  {
    urlseo: 'radiologia-intervencionista',
    nombre: { es: 'Radiología intervencionista', ca: 'Radiologia intervencionista', en: 'Interventional radiology' },
    servicio: 'imagen',
    mostrarpagina: true,
    descripcion: {
      es: '<p>La radiología intervencionista usa la imagen no solo para ver, sino también para tratar. A través de una punción de dos o tres milímetros, el radiólogo lleva una aguja o un catéter hasta el punto exacto mientras lo sigue en la ecografía, el TAC o la sala de angiografía.</p><p>Antes de cualquier procedimiento hay una consulta: revisamos tus pruebas, te contamos las alternativas, los riesgos y qué resultado se puede esperar, y acordamos qué hacer con los anticoagulantes. Muchas intervenciones se realizan con anestesia local y sedación suave.</p><p>Ese día pasas unas horas en la sala de recuperación, con enfermería a tu lado, y normalmente vuelves a casa acompañado. Al día siguiente te llamamos para saber cómo estás.</p>',
      ca: "<p>La radiologia intervencionista fa servir la imatge no sols per a veure, sinó també per a tractar. A través d'una punció de dos o tres mil·límetres, el radiòleg porta una agulla o un catèter fins al punt exacte mentre el segueix en l'ecografia, el TAC o la sala d'angiografia.</p><p>Abans de qualsevol procediment hi ha una consulta: revisem les teues proves, t'expliquem les alternatives, els riscos i quin resultat es pot esperar, i acordem què cal fer amb els anticoagulants. Moltes intervencions es fan amb anestèsia local i sedació suau.</p><p>Aquell dia passes unes hores a la sala de recuperació, amb infermeria al costat, i normalment tornes a casa acompanyat. L'endemà et telefonem per a saber com estàs.</p>",
      en: '<p>Interventional radiology uses imaging not only to see but also to treat. Through a puncture of two or three millimetres, the radiologist takes a needle or a catheter to the exact spot while following it on ultrasound, CT or in the angiography suite.</p><p>Every procedure starts with a consultation: we review your tests, tell you about the alternatives, the risks and the result you can expect, and agree what to do about blood thinners. Many procedures are done under local anaesthetic and light sedation.</p><p>On the day you spend a few hours in the recovery room with nurses beside you, and usually go home with someone. The next day we call to ask how you are.</p>',
    },
    textocabecera: {
      es: 'Tratar por una incisión de milímetros',
      ca: 'Tractar per una incisió de mil·límetres',
      en: 'Treatment through a cut of millimetres',
    },
    linkcabecera: '/pedir-cita',
    mensajes: [
      {
        titulo: indicationsTitle,
        texto: {
          es: '<ul><li>Biopsias de tiroides, mama, hígado, riñón o pulmón</li><li>Drenaje de quistes y colecciones de líquido</li><li>Infiltraciones de columna y articulaciones guiadas por imagen</li><li>Varicocele y miomas, mediante embolización, en casos seleccionados</li><li>Reservorios y accesos venosos para tratamientos largos</li></ul>',
          ca: '<ul><li>Biòpsies de tiroide, mama, fetge, ronyó o pulmó</li><li>Drenatge de quists i col·leccions de líquid</li><li>Infiltracions de columna i articulacions guiades per imatge</li><li>Varicocele i miomes, mitjançant embolització, en casos seleccionats</li><li>Reservoris i accessos venosos per a tractaments llargs</li></ul>',
          en: '<ul><li>Biopsies of the thyroid, breast, liver, kidney or lung</li><li>Drainage of cysts and collections of fluid</li><li>Image-guided injections of the spine and joints</li><li>Varicocele and fibroids, by embolisation, in selected cases</li><li>Ports and venous lines for long treatments</li></ul>',
        },
      },
      {
        titulo: advantagesTitle,
        texto: {
          es: '<ul><li>Heridas mínimas, casi siempre sin puntos</li><li>Menos dolor y una vuelta más rápida a tu vida que con cirugía abierta</li><li>Se decide en equipo, junto con el cirujano o el especialista que te trata</li></ul><p>Como todo procedimiento, tiene riesgos: hematoma, infección o reacción al contraste son los más habituales. Te los explicamos con cifras antes de firmar.</p>',
          ca: "<ul><li>Ferides mínimes, quasi sempre sense punts</li><li>Menys dolor i una tornada més ràpida a la teua vida que amb cirurgia oberta</li><li>Es decideix en equip, juntament amb el cirurgià o l'especialista que et tracta</li></ul><p>Com tot procediment, té riscos: hematoma, infecció o reacció al contrast són els més habituals. Te'ls expliquem amb xifres abans de signar.</p>",
          en: '<ul><li>Tiny wounds, nearly always without stitches</li><li>Less pain and a quicker return to your life than with open surgery</li><li>Decided as a team, with your surgeon or the specialist treating you</li></ul><p>Like any procedure it carries risks: bruising, infection or a reaction to contrast are the commonest. We go over them with you, with figures, before you sign.</p>',
        },
      },
      {
        titulo: equipmentTitle,
        texto: {
          es: '<p>La sala reúne la angiografía digital, un ecógrafo y la monitorización de un quirófano. Para tu seguridad:</p><ul><li>Lista de verificación antes de empezar</li><li>Control de la dosis de radiación acumulada</li><li>Anestesista disponible durante la sedación</li><li>Teléfono de enfermería para las primeras 24 horas</li></ul>',
          ca: "<p>La sala reuneix l'angiografia digital, un ecògraf i la monitorització d'un quiròfan. Per a la teua seguretat:</p><ul><li>Llista de verificació abans de començar</li><li>Control de la dosi de radiació acumulada</li><li>Anestesista disponible durant la sedació</li><li>Telèfon d'infermeria per a les primeres 24 hores</li></ul>",
          en: '<p>The suite brings together digital angiography, an ultrasound scanner and the monitoring of an operating theatre. For your safety:</p><ul><li>A checklist before we begin</li><li>Tracking of the radiation dose received</li><li>An anaesthetist on hand during sedation</li><li>A nursing telephone line for the first 24 hours</li></ul>',
        },
      },
    ],
    bloques: ['arco-angiografico', 'ecografo-doppler', 'tac-64-cortes'],
    tituloseo: {
      es: 'Radiología intervencionista mínimamente invasiva',
      ca: 'Radiologia intervencionista mínimament invasiva',
      en: 'Minimally invasive interventional radiology',
    },
    descripcionseo: {
      es: 'Biopsias, drenajes, infiltraciones y embolizaciones guiadas por imagen. Consulta previa, anestesia local, recuperación y riesgos explicados.',
      ca: 'Biòpsies, drenatges, infiltracions i embolitzacions guiades per imatge. Consulta prèvia, anestèsia local, recuperació i riscos explicats.',
      en: 'Image-guided biopsies, drainage, injections and embolisation. A consultation first, local anaesthetic, recovery and the risks explained.',
    },
  },
  {
    urlseo: 'ortopantomografia',
    nombre: { es: 'Ortopantomografía', ca: 'Ortopantomografia', en: 'Dental panoramic X-ray' },
    servicio: 'imagen',
    mostrarpagina: false,
    descripcion: {
      es: '<p>Radiografía panorámica de los dos maxilares y de todos los dientes, con petición del dentista o del cirujano maxilofacial.</p>',
      ca: '<p>Radiografia panoràmica dels dos maxil·lars i de totes les dents, amb petició del dentista o del cirurgià maxil·lofacial.</p>',
      en: '<p>A panoramic X-ray of both jaws and all the teeth, at the request of your dentist or maxillofacial surgeon.</p>',
    },
    textocabecera: null,
    linkcabecera: null,
    mensajes: [],
    bloques: ['ortopantomografo'],
    tituloseo: null,
    descripcionseo: null,
  },
];
