import type { PostSeed } from '../types';

/** June to September 2026. One carries a script and an onclick, another a leftover shortcode: the site must drop both. */
export const posts2026Summer: PostSeed[] = [
  {
    slug: 'test-de-portadores-antes-del-embarazo',
    date: '2026-06-04T11:20:00',
    title: 'Test de portadores: la pregunta antes del embarazo',
    excerpt:
      '<p>Dos personas sanas pueden compartir la misma errata genética. Qué se estudia, qué opciones hay y por qué nadie está obligado.</p>',
    content: `<p>Casi todos llevamos alguna variante de una enfermedad recesiva sin saberlo. No pasa nada, porque la otra copia del gen funciona. La situación cambia cuando los dos miembros de la pareja la llevan en el mismo gen.</p>
<h2>Las cuentas, sin sustos</h2>
<p>Si ambos sois portadores de lo mismo, en <strong>cada</strong> embarazo hay:</p>
<ul><li>Un 25&nbsp;% de probabilidad de que el bebé herede las dos copias y tenga la enfermedad.</li><li>Un 50&nbsp;% de que sea portador sano, como vosotros.</li><li>Un 25&nbsp;% de que no herede ninguna.</li></ul>
<p>En los genes ligados al cromosoma X las cuentas son otras: basta con que la madre sea portadora.</p>
<h2>Cómo se hace</h2>
<p>Con una muestra de sangre o saliva. Se puede estudiar a los dos a la vez o empezar por uno. El resultado tarda entre tres y cinco semanas y se entrega en consulta, no por mensaje.</p>
<h2>Qué opciones hay después</h2>
<p>Si compartís un gen, os explicaremos todas las salidas: seguir adelante sin más pruebas, estudiar el embarazo, recurrir a la reproducción asistida con diagnóstico preimplantacional, a un donante o a la adopción. Decidís vosotros. Nuestro papel es que tengáis la información y el tiempo.</p>
<h2>Lo que el test no dice</h2>
<p>Un resultado sin coincidencias reduce el riesgo, pero no lo elimina: no se miran todos los genes ni se detectan todas las variantes. Tampoco informa de enfermedades nuevas que aparecen por primera vez en el bebé.</p>`,
    image: { scene: 'family', seed: 'post-test-portadores' },
    imageAlt: 'Una pareja conversa con una asesora genética ante un árbol familiar dibujado',
  },
  {
    slug: 'otitis-del-nadador',
    date: '2026-07-02T09:45:00',
    title: 'Otitis del nadador: piscina sí, bastoncillos no',
    excerpt: '<p>Por qué duele al tocar la oreja, cómo secar bien el oído y cuándo ir al otorrino.</p>',
    content: `<p>En julio la consulta de otorrino huele a cloro. La otitis externa es una infección de la piel del conducto del oído que aparece cuando pasa muchas horas húmeda. La reconocerás porque duele al tirar de la oreja o al masticar.</p>
<script>document.addEventListener('copy', function () { document.body.setAttribute('data-tracked', 'otitis'); });</script>
<h2>Lo que la favorece</h2>
<ul><li>Bañarse varias veces al día y dejar el oído mojado.</li><li>Rascarse o limpiar con bastoncillos: la cera protege.</li><li>Tapones o auriculares mucho rato.</li><li>Eccema o psoriasis en el oído.</li></ul>
<h2>Cómo secar el oído</h2>
<p>Inclina la cabeza a cada lado, tira suavemente de la oreja y seca solo lo que alcanza la toalla. Un secador templado, a medio metro y pocos segundos, también sirve. No pongas gotas de alcohol ni remedios caseros si puedes tener el tímpano perforado o llevas drenajes.</p>
<h2>Tratamiento</h2>
<p>Suele curarse con gotas recetadas durante siete a diez días y sin mojar el oído. Los antibióticos en pastillas pocas veces hacen falta. Si te quedan gotas del verano pasado, no las uses: caducan al mes de abrirse y quizá no son las que necesitas.</p>
<p><a href="/pedir-cita" onclick="window.open('https://ads.example.test/'); return false;">Pide cita con el otorrino</a> si el dolor no cede en dos días, hay fiebre, se hincha la oreja, oyes menos o tienes diabetes o las defensas bajas. En esas situaciones conviene mirarlo pronto.</p>`,
    image: { scene: 'consulting-room', seed: 'post-otitis' },
    imageAlt: 'Una otorrinolaringóloga mira el oído de un niño con un otoscopio',
  },
  {
    slug: 'puertas-abiertas-en-gandia',
    date: '2026-07-16T17:30:00',
    title: 'Puertas abiertas en Gandia: ven a ver cómo funciona una resonancia',
    excerpt:
      '<p>El sábado 25 de julio enseñamos la clínica por dentro, con visitas guiadas y un taller de reanimación.</p>',
    content: `<p>El sábado 25 de julio, de 9:30 a 13:30, la clínica de Gandia abre sus puertas a quien quiera curiosear. No hay consultas ni ventas: solo ganas de explicar lo que hacemos.</p>
<h2>Programa</h2>
<ul><li><strong>9:30, 11:00 y 12:30.</strong> Visita guiada a la resonancia y a la sala de mamografía, con preguntas.</li><li><strong>10:15.</strong> Taller de reanimación con muñecos, para mayores de diez años.</li><li><strong>11:45.</strong> «Mi esqueleto por dentro»: taller para niñas y niños de seis a diez años.</li><li><strong>12:00.</strong> Charla: <em>Ver sin radiación</em>, con el radiofísico Vicent Albors.</li></ul>
<h2>Inscríbete</h2>
<p>Las visitas son de doce personas. Puedes apuntarte llamando al <a href="tel:+34963400900">963 400 900</a> o en este formulario:</p>
<p>[contact-form-7 id=&#8221;12&#8243;]</p>
<h2>Cómo llegar</h2>
<p>La clínica está a diez minutos a pie de la estación y tiene aparcamiento para bicicletas. La entrada y el baño son accesibles; si necesitas intérprete de lengua de signos, dilo antes del día 20.</p>
<p>La resonancia se ve desde la sala de mando, al otro lado del cristal, porque el imán no se apaga nunca. Así puede venir cualquiera, también con marcapasos o en pleno embarazo.</p>`,
    image: null,
    imageAlt: null,
  },
  {
    slug: 'vuelta-al-cole-ver-y-oir-bien',
    date: '2026-09-10T08:40:00',
    title: 'Vuelta al cole: señales de que no ve o no oye bien',
    excerpt:
      '<p>Acercarse a la tele o pedir que se repita todo puede ser más que un despiste. Una guía corta para familias.</p>',
    content: `<p>Los niños no se quejan de ver mal porque no saben cómo se ve bien. Muchos problemas se descubren en septiembre, cuando la pizarra queda lejos y los dictados se llenan de huecos.</p>
<h2>Señales de vista</h2>
<ul><li>Guiña los ojos, tuerce la cabeza o se acerca mucho al papel.</li><li>Se salta líneas al leer o se cansa enseguida.</li><li>Le duele la cabeza al salir de clase.</li><li>Un ojo se desvía, aunque sea a ratos.</li></ul>
<h2>Señales de oído</h2>
<ul><li>Pide que le repitas o contesta otra cosa.</li><li>Sube el volumen.</li><li>Ha tenido varias otitis o ronca mucho.</li><li>Habla poco para su edad o pronuncia peor que hace unos meses.</li></ul>
<h2>Cuándo revisar aunque no notes nada</h2>
<p>Una revisión de la vista hacia los tres o cuatro años permite tratar a tiempo el ojo vago, que responde mejor cuanto antes se empieza. Otra, al aprender a leer. Si hay miopía en la familia, cada año. El oído se comprueba al nacer y, después, siempre que haya dudas: la audición no entiende de edades.</p>
<h2>Tres costumbres para el curso</h2>
<p>Al menos una hora diaria al aire libre, que ayuda a frenar la miopía. Descansos cada veinte minutos de pantalla, mirando lejos. Y auriculares con límite de volumen.</p>
<p>Si el colegio os dice que «está en las nubes», empezad por descartar lo sencillo: que vea y que oiga.</p>`,
    image: { scene: 'family', seed: 'post-vuelta-al-cole' },
    imageAlt: 'Una niña se tapa un ojo mientras lee letras en un panel',
  },
  {
    slug: 'sesion-para-profesionales-imagen-oncologica',
    date: '2026-09-24T16:00:00',
    title: 'Sesión para profesionales: imagen en el seguimiento oncológico',
    excerpt: '<p>Materiales de la sesión del 24 de septiembre. La contraseña se envió a las personas inscritas.</p>',
    content: `<p>Gracias por asistir. Estos son los materiales de la sesión sobre imagen en el seguimiento del paciente oncológico.</p>
<h2>Ideas principales</h2>
<ul><li>La comparación con el estudio previo es parte del informe: enviadnos siempre las imágenes externas.</li><li>Acordad con el comité el mismo tipo de prueba en cada control, para que las medidas sean comparables.</li><li>La urgencia se marca en la petición y se confirma por teléfono.</li></ul>
<h2>Circuito de petición</h2>
<p>Las peticiones con sospecha de progresión tienen hueco reservado en 48 horas laborables. Indicad creatinina reciente, alergias, fecha del último ciclo y si hay dispositivo implantado.</p>
<h2>Casos comentados</h2>
<p>Los cuatro casos, ya sin datos que identifiquen a nadie, se repasarán en la sesión de diciembre. Si queréis proponer uno, escribid a <a href="mailto:profesionales@example.test">profesionales@example.test</a> sin adjuntar imágenes: os daremos un canal seguro.</p>
<p>Próxima sesión: tomografía óptica en enfermedades neurológicas.</p>`,
    image: { scene: 'ct', seed: 'post-sesion-oncologia' },
    imageAlt: 'Sala de reuniones con cortes de TAC proyectados en la pared',
    password: 'sesion-septiembre',
  },
];
