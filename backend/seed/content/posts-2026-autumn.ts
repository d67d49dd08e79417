import type { PostSeed } from '../types';

/** October and November 2026, with a draft and a post still to come. */
export const posts2026Autumn: PostSeed[] = [
  {
    slug: 'l-hospitalet-estrena-ecocardiografia',
    date: '2026-10-08T09:15:00',
    title: 'L&#8217;Hospitalet estrena ecocardiografía: ver latir el corazón sin radiación',
    excerpt:
      '<p>La prueba dura media hora, no duele y muestra cómo se llena y se vacía el corazón. Ya no hay que desplazarse al Eixample.</p>',
    content: `<p>La clínica de L&#8217;Hospitalet ya tiene ecocardiografía. Hasta ahora, quien se visitaba allí con el cardiólogo tenía que ir otro día al Eixample para hacérsela.</p>
<h2>Qué se ve</h2>
<p>Es una ecografía del corazón. Con ultrasonidos se mide el tamaño de las cavidades, la fuerza con que se contraen, el movimiento de las válvulas y hacia dónde va la sangre. Se usa para estudiar soplos, ahogo, tensión alta de años o palpitaciones, y para seguir a quien ya tiene una enfermedad del corazón.</p>
<h2>Cómo se hace</h2>
<ol><li>Te descubres el pecho; hay una bata y la puerta queda cerrada.</li><li>Te tumbas sobre el lado izquierdo y notas un gel templado.</li><li>El profesional mueve la sonda entre las costillas y te pide a ratos que aguantes el aire.</li></ol>
<p>Dura unos treinta minutos. No hace falta ayuno ni dejar la medicación, y después puedes conducir y trabajar.</p>
<h2>Qué no se ve</h2>
<p>Las arterias coronarias, que son las que se tapan en un infarto, apenas se distinguen. Si la duda es esa, el cardiólogo pedirá otra prueba. Y un ecocardiograma sin síntomas ni motivos rara vez aporta algo: por eso no lo ofrecemos como chequeo suelto.</p>
<h2>Cita</h2>
<p>Pídela en el <a href="tel:+34963400900">963 400 900</a> y trae los ecocardiogramas anteriores, si los tienes: comparar es la mitad del diagnóstico.</p>`,
    image: { scene: 'ultrasound', seed: 'post-ecocardiografia-hospitalet' },
    imageAlt: 'Pantalla de un ecógrafo con las cuatro cavidades del corazón',
  },
  {
    slug: 'gripe-o-resfriado',
    date: '2026-11-06T10:30:00',
    title: '¿Gripe o resfriado? Una guía para el sofá',
    excerpt:
      '<p>Cómo distinguirlos, qué alivia de verdad, por qué el antibiótico no sirve y qué señales piden ayuda.</p>',
    content: `<p>Los dos son virus, los dos dan tos y los dos se contagian en el autobús. Pero el resfriado llega poco a poco y la gripe entra de golpe, como si te hubieran apagado.</p>
<h2>Pistas para distinguirlos</h2>
<ul><li><strong>Resfriado:</strong> mocos, estornudos, garganta irritada, poca o ninguna fiebre. De cinco a diez días.</li><li><strong>Gripe:</strong> fiebre alta, dolor muscular, agotamiento y tos seca. Los peores son los tres o cuatro primeros días.</li></ul>
<p>La covid puede parecerse a cualquiera de los dos. Si vives con alguien frágil, un test ayuda a decidir.</p>
<h2>Lo que alivia</h2>
<p>Descanso, líquidos, lavados nasales con suero y paracetamol según el prospecto si hay fiebre o dolor. La miel calma la tos, pero nunca en menores de un año. No des aspirina a niños ni adolescentes con fiebre.</p>
<h2>Lo que no sirve</h2>
<p>Los antibióticos no actúan sobre los virus. Tomarlos «por si acaso» no acorta nada y hace que fallen cuando los necesites.</p>
<h2>Vacuna y costumbres</h2>
<p>Noviembre es buen momento para vacunarse de la gripe. Se recomienda a partir de los 60 o 65 años según la comunidad, en el embarazo, en niños pequeños, con enfermedades crónicas y a quienes cuidan de otros. Lávate las manos, ventila y ponte mascarilla si toses y tienes que salir.</p>
<h2>Pide ayuda si…</h2>
<p>Te falta el aire, la fiebre pasa de cuatro días o vuelve tras haberse ido, hay confusión, dolor en el pecho o labios azulados. En bebés de menos de tres meses, cualquier fiebre se consulta el mismo día.</p>`,
    image: { scene: 'teleconsultation', seed: 'post-gripe' },
    imageAlt: 'Una persona con manta habla por videollamada con su médica',
  },
  {
    slug: 'suelo-pelvico-guia-en-preparacion',
    date: '2026-11-17T12:00:00',
    title: 'Suelo pélvico: guía para empezar',
    excerpt: '<p>Ejercicios, mitos y cuándo pedir ayuda a una fisioterapeuta especializada.</p>',
    content: `<p>El suelo pélvico sostiene la vejiga, el útero y el recto, y trabaja cada vez que toses, saltas o levantas peso. Perder orina es frecuente, pero no es una consecuencia inevitable de haber tenido hijos ni de cumplir años.</p>
<h2>Encontrar el músculo</h2>
<p>Imagina que quieres retener un gas. Ese gesto, sin apretar glúteos ni abdomen, es el correcto. No lo practiques cortando la orina: puede vaciar mal la vejiga.</p>
<h2>Un comienzo sencillo</h2>
<ul><li>Ocho contracciones de cinco segundos, descansando otros cinco.</li><li>Ocho contracciones rápidas.</li><li>Tres veces al día, tumbada al principio y después de pie.</li></ul>
<p>Los resultados se notan a las seis u ocho semanas. Mejor poco y a diario que mucho un solo día.</p>
<h2>Cuándo pedir ayuda</h2>
<p>Si duele, si notas peso o un bulto en la vagina, o si en tres meses no mejoras. También los hombres tras una operación de próstata se benefician de este trabajo. Una fisioterapeuta comprueba que la contracción es buena: casi la mitad de quienes lo intentan por su cuenta empujan en vez de elevar.</p>`,
    image: { scene: 'rehabilitation', seed: 'post-suelo-pelvico' },
    imageAlt: 'Una fisioterapeuta guía un ejercicio sobre una esterilla',
    status: 'draft',
  },
  {
    slug: 'chequeo-del-corazon-en-un-dia',
    date: '2027-02-04T09:00:00',
    title: 'El corazón en una mañana: así será la nueva visita única',
    excerpt:
      '<p>Consulta, electrocardiograma, ecocardiograma y resultado en la misma mañana, desde febrero de 2027.</p>',
    content: `<p>A partir de febrero, quien venga a cardiología por primera vez podrá salir con la consulta, las pruebas y la explicación hechas en una mañana.</p>
<h2>El recorrido</h2>
<ol><li>Enfermería: tensión, peso y electrocardiograma.</li><li>Ecocardiograma, si el cardiólogo lo considera necesario.</li><li>Consulta con los resultados delante.</li></ol>
<h2>Para quién</h2>
<p>Personas con soplos, palpitaciones, tensión difícil de controlar o antecedentes familiares. No está pensado para urgencias: un dolor fuerte en el pecho se atiende en el 112.</p>
<h2>Qué traer</h2>
<p>La lista de tu medicación, análisis del último año y las tensiones de casa apuntadas. Con eso, la consulta rinde el doble.</p>
<p>Empezaremos en Valencia Centro, Castellón Centro y Barcelona Eixample, y en otoño contaremos aquí cómo ha ido.</p>`,
    image: { scene: 'heart', seed: 'post-corazon-en-una-manana' },
    imageAlt: 'Ecocardiograma en pantalla junto a un electrocardiograma impreso',
    status: 'future',
  },
];
