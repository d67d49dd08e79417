import type { PostSeed } from '../types';

/** September to December 2025. */
export const posts2025: PostSeed[] = [
  {
    slug: 'volver-a-entrenar-despues-del-verano',
    date: '2025-09-11T09:00:00',
    title: 'Volver a entrenar después del verano sin lesionarte',
    excerpt:
      '<p>Seis semanas de playa se notan en los tendones más que en los pulmones. Así se retoma el ejercicio con cabeza.</p>',
    content: `<p>Septiembre es el mes de las buenas intenciones y también el de las sobrecargas. Después de un verano tranquilo, el corazón y los pulmones recuperan la forma en pocas semanas, pero los tendones y los músculos necesitan más tiempo. Por eso te notas con fuerzas para correr diez kilómetros cuando tu tendón de Aquiles solo está listo para cuatro.</p>
<h2>Empieza por la mitad</h2>
<p>La primera semana haz la mitad de lo que hacías en junio, y más despacio. Si al día siguiente te levantas sin dolor, sube poco a poco. Un aumento de un 10&nbsp;% semanal es una referencia razonable para la mayoría, aunque no es una ley: hay cuerpos que piden ir más despacio.</p>
<h2>Fuerza dos días por semana</h2>
<p>El trabajo de fuerza protege las articulaciones a cualquier edad. No hace falta gimnasio:</p>
<ul><li>Sentadillas apoyándote en una silla.</li><li>Subir y bajar de puntillas en un escalón.</li><li>Puente de glúteos y plancha corta.</li><li>Remo con una goma elástica.</li></ul>
<h2>Distingue la agujeta de la lesión</h2>
<p>La agujeta aparece al día siguiente, es difusa, afecta a los dos lados y se va en dos o tres días. El dolor que te obliga a cambiar la forma de moverte, que se concentra en un punto o que te despierta por la noche merece una consulta.</p>
<p>Si llevas años parado, fumas, tienes la tensión alta o hay infartos tempranos en tu familia, haz una revisión antes de entrenar fuerte. Con una exploración, un electrocardiograma y, si procede, una prueba de esfuerzo sabrás hasta dónde puedes apretar.</p>`,
    image: { scene: 'sports', seed: 'post-volver-a-entrenar' },
    imageAlt: 'Una corredora estira los gemelos junto a un camino de tierra',
  },
  {
    slug: 'como-leer-un-informe-radiologico',
    date: '2025-09-25T10:15:00',
    title: 'Cómo leer un informe radiológico <em>sin</em> alarmarse',
    excerpt: '<p>Qué dice cada apartado, qué palabras asustan sin motivo y qué preguntas llevar a la consulta.</p>',
    content: `<p>El informe te llega al móvil un viernes por la tarde y tu consulta es el martes. Lo abres, lees «lesión», «imagen nodular», «degenerativo», y el fin de semana se complica. Este texto no sustituye a tu médico, pero ayuda a entender cómo está escrito.</p>
<h2>Las partes del informe</h2>
<ul><li><strong>Datos clínicos:</strong> por qué se pidió la prueba.</li><li><strong>Técnica:</strong> cómo se hizo y si se usó contraste.</li><li><strong>Hallazgos:</strong> todo lo que se ve, sea importante o no.</li><li><strong>Conclusión:</strong> la respuesta a la pregunta de tu médico. Es lo que más pesa.</li></ul>
<h2>Palabras que asustan más de la cuenta</h2>
<h3>Lesión</h3>
<p>En radiología significa «zona distinta de su entorno». Un quiste simple, una cicatriz o una peca también son lesiones.</p>
<h3>Cambios degenerativos</h3>
<p>Son señales de uso, como las canas. A partir de los cuarenta aparecen en la columna de muchas personas a las que no les duele nada.</p>
<h3>Hallazgo incidental</h3>
<p>Algo que se ha visto sin buscarlo. La mayoría no tiene trascendencia; algunos necesitan un control más adelante, y el informe suele decir cuándo.</p>
<h2>Qué preguntar en la consulta</h2>
<ol><li>¿La conclusión explica lo que me pasa?</li><li>¿Cambia algo el tratamiento?</li><li>¿Hay que repetir la prueba? ¿Cuándo?</li></ol>
<p>Si el radiólogo ve algo que no puede esperar, no lo deja solo por escrito: llama al médico que pidió la prueba. Que te toque esperar al martes suele ser, en sí mismo, una buena señal.</p>`,
    image: { scene: 'xray', seed: 'post-informe-radiologico' },
    imageAlt: 'Una radióloga señala una radiografía de tórax en una pantalla',
  },
  {
    slug: 'mamografia-preguntas-frecuentes',
    date: '2025-10-09T08:30:00',
    title: 'Mamografía: lo que nos preguntáis cada octubre',
    excerpt:
      '<p>Cuándo empezar, cuánto duele, qué pasa si te llaman para repetirla. Respuestas de nuestra unidad de mama.</p>',
    content: `<p>Cada octubre aumentan las llamadas a la unidad de mama. Hemos reunido las preguntas que más se repiten, con las respuestas que damos en la consulta.</p>
<h2>¿A qué edad me toca?</h2>
<p>Los programas públicos de cribado invitan a las mujeres de 50 a 69 años cada dos años, y muchas comunidades están ampliando esas edades. Si has tenido un familiar cercano con cáncer de mama u ovario, sobre todo joven, consúltalo antes: puede convenirte empezar antes o añadir otra prueba.</p>
<h2>¿Duele?</h2>
<p>Molesta unos segundos, mientras se comprime la mama. Esa compresión mejora la imagen y permite usar menos radiación. Si puedes, pide la cita para la semana siguiente a la regla, cuando el pecho está menos sensible.</p>
<h2>¿Y si me llaman para completar el estudio?</h2>
<p>Es frecuente y casi siempre acaba bien. A veces hace falta otra proyección o una ecografía porque el tejido es denso o una zona no se ve con claridad. Que te llamen significa que alguien ha mirado con atención.</p>
<h2>¿Sustituye a la ecografía o a la exploración?</h2>
<p>No. Ven cosas distintas y se complementan. La autoexploración no sirve como método de cribado, pero conocer tu pecho sí te ayuda a notar cambios. Consulta sin esperar a la próxima mamografía si aparece:</p>
<ul><li>Un bulto nuevo en la mama o la axila.</li><li>Hundimiento de la piel o del pezón.</li><li>Secreción con sangre.</li><li>Enrojecimiento que no se va.</li></ul>
<p>Ninguna prueba es perfecta: la mamografía puede dar falsas alarmas y puede no ver algunos tumores. Aun así, es la herramienta de cribado con más respaldo científico.</p>`,
    image: { scene: 'mammograph', seed: 'post-mamografia' },
    imageAlt: 'Sala de mamografía con una técnica que prepara el equipo',
  },
  {
    slug: 'ayuno-antes-de-una-analitica',
    date: '2025-10-30T07:50:00',
    title: '¿Hace falta ayunar antes de una analítica?',
    excerpt:
      '<p>Muchas veces, no. Repasamos en qué análisis el ayuno cambia el resultado y qué puedes tomar esa mañana.</p>',
    content: `<p>Durante décadas el ayuno de doce horas fue la norma. Hoy sabemos que en muchos análisis no aporta nada y que, en otros, basta con menos tiempo. Lo que manda es la hoja que te dan al pedir la cita.</p>
<h2>Cuándo suele pedirse</h2>
<ul><li><strong>Glucosa en ayunas y curva de glucosa:</strong> ocho horas o más.</li><li><strong>Triglicéridos:</strong> si han salido altos antes, de nueve a doce horas.</li><li><strong>Hierro:</strong> mejor por la mañana y en ayunas, porque varía a lo largo del día.</li></ul>
<h2>Cuándo no suele hacer falta</h2>
<p>Hemograma, coagulación, función del riñón, tiroides, serologías o pruebas genéticas se interpretan igual si has desayunado algo ligero. También la hemoglobina glicosilada, que resume los últimos tres meses.</p>
<h2>Lo que sí puedes hacer</h2>
<p>Bebe agua: facilita la extracción y no altera nada. No fumes ni mastiques chicle esa mañana y evita el ejercicio intenso la víspera, porque eleva algunas enzimas musculares. El café solo también cuenta como desayuno.</p>
<h2>¿Y la medicación?</h2>
<p>Tómala como siempre, salvo que te digan lo contrario. Si usas insulina u otro fármaco para la diabetes, pregunta al pedir la cita: te daremos la primera hora de la mañana para que el ayuno sea corto. Y si tomas hormona tiroidea o vitaminas con biotina, dilo, porque pueden modificar el resultado.</p>
<p>¿Te mareas con las agujas? Avisa al entrar. Te tumbamos, esperamos lo que haga falta y nadie se extraña: le pasa a mucha gente.</p>`,
    image: { scene: 'laboratory', seed: 'post-ayuno-analitica' },
    imageAlt: 'Tubos de análisis ordenados en una gradilla de laboratorio',
  },
  {
    slug: 'que-es-un-gen-y-que-cuenta-de-ti',
    date: '2025-11-13T11:00:00',
    title: 'Qué es un gen y qué cuenta (y qué no) de ti',
    excerpt:
      '<p>Un gen no es un destino. Te explicamos, sin fórmulas, qué puede decir un estudio genético y dónde están sus límites.</p>',
    content: `<p>Imagina una biblioteca con unos veinte mil libros de recetas. Cada célula guarda una copia completa, pero solo abre los libros que necesita: la del hígado cocina unas cosas y la de la piel, otras. Cada libro es un gen, y está escrito con cuatro letras.</p>
<h2>Todos llevamos erratas</h2>
<p>Entre dos personas cualesquiera hay millones de letras distintas. Casi todas esas variantes son inofensivas: explican el color de los ojos o que te siente mal la leche. Unas pocas cambian una receta importante y pueden causar una enfermedad o aumentar el riesgo de tenerla.</p>
<h2>Causa, riesgo y portador</h2>
<ul><li><strong>Causa:</strong> en algunas enfermedades, una sola variante basta para explicarla.</li><li><strong>Riesgo:</strong> en otras, la variante inclina la balanza, pero también pesan la edad, los hábitos y el azar.</li><li><strong>Portador:</strong> llevas una copia con errata y otra correcta. No enfermas, pero puedes transmitirla.</li></ul>
<h2>Qué no puede hacer un test</h2>
<p>No adivina el futuro ni da certificados de salud. Un resultado negativo significa que no se ha encontrado nada en lo que se ha mirado con lo que hoy sabemos. Y a veces aparece una «variante de significado incierto»: una errata de la que aún no hay datos suficientes. No debe usarse para tomar decisiones y conviene revisarla con los años.</p>
<h2>Antes de pedirlo, tres preguntas</h2>
<ol><li>¿Qué haría con un resultado positivo?</li><li>¿Y con uno negativo o incierto?</li><li>¿A quién más de mi familia afecta?</li></ol>
<p>Hablar de esto con calma es el trabajo del asesoramiento genético. Ocurre antes de la extracción y se repite con el resultado delante.</p>`,
    image: { scene: 'genetics', seed: 'post-que-es-un-gen' },
    imageAlt: 'Ilustración de una doble hélice de ADN junto a un cuaderno',
  },
  {
    slug: 'tomar-la-tension-en-casa',
    date: '2025-12-04T09:20:00',
    title: 'Tomarse la tensión en casa: cinco minutos bien empleados',
    excerpt:
      '<p>La tensión de la consulta no siempre es la tuya. Medirla en casa, bien hecha, ayuda a decidir mejor.</p>',
    content: `<p>La hipertensión no duele. Por eso mucha gente la descubre tarde y otra se lleva un susto en la consulta por culpa de los nervios. Medirla en casa unos días resuelve las dos cosas.</p>
<h2>Prepara la medida</h2>
<ul><li>Usa un aparato de brazo, validado, con un manguito de tu talla.</li><li>Media hora antes, ni café, ni tabaco, ni ejercicio. Pasa por el baño.</li><li>Siéntate con la espalda apoyada, los pies en el suelo y sin cruzar las piernas.</li><li>Espera cinco minutos en silencio, con el brazo a la altura del corazón.</li></ul>
<h2>Mide y apunta</h2>
<p>Haz dos medidas separadas por un minuto, por la mañana antes de la medicación y por la noche antes de cenar. Repite entre tres y siete días, descarta el primero y calcula la media. Apunta también las cifras que no te gusten: son las que más sirven.</p>
<h2>Qué cifras mirar</h2>
<p>En casa se considera alta una media de <strong>135/85</strong> o más. Es un poco menos que el 140/90 de la consulta porque en tu sofá estás más tranquilo. Una cifra suelta no hace un diagnóstico y no debe llevarte a cambiar la medicación por tu cuenta.</p>
<h2>Cuándo consultar y cuándo correr</h2>
<p>Pide cita si la media supera esos valores. Si pasas de 180/110, descansa y repite a los pocos minutos; si sigue ahí, llama a tu médico ese mismo día. Y si con la tensión alta tienes dolor en el pecho, falta de aire, dificultad para hablar o pérdida de fuerza, llama al 112.</p>`,
    image: { scene: 'heart', seed: 'post-tension-en-casa' },
    imageAlt: 'Un hombre sentado a la mesa se mide la tensión con el brazo apoyado',
  },
  {
    slug: 'propositos-de-salud-que-se-cumplen',
    date: '2025-12-31T23:45:00',
    title: 'Propósitos de salud que sí se cumplen',
    excerpt:
      '<p>Menos promesas y más costumbres: seis cambios pequeños para empezar el año, y cómo hacer que duren.</p>',
    content: `<p>Faltan quince minutos para las uvas. Antes de prometer que en enero harás deporte todos los días, un consejo de nuestras psicólogas: los propósitos pequeños y concretos duran más que los heroicos.</p>
<h2>Seis que caben en cualquier agenda</h2>
<ol><li>Caminar veinte minutos después de comer, tres días por semana.</li><li>Poner la verdura primero en el plato, y el resto después.</li><li>Dejar el móvil fuera del dormitorio.</li><li>Apuntar en el calendario la revisión que llevas años aplazando.</li><li>Beber agua en las comidas entre semana.</li><li>Llamar a alguien a quien echas de menos: la soledad también enferma.</li></ol>
<h2>Cómo hacer que duren</h2>
<p>Engancha la costumbre nueva a otra que ya tienes: el paseo detrás del café, las sentadillas mientras se calienta la cena. Cuéntaselo a alguien. Y prevé el tropiezo: fallar un día no rompe nada; lo que rompe es pensar que ya no vale la pena seguir.</p>
<h2>¿Y dejar de fumar?</h2>
<p>Es el cambio que más salud devuelve, a cualquier edad. Cuesta, y la mayoría lo consigue tras varios intentos. Con apoyo profesional y, si procede, tratamiento, las posibilidades aumentan claramente. Pide ayuda antes de elegir la fecha.</p>
<p>Feliz año de parte de todos los equipos. Nos vemos en enero, con menos prisa.</p>`,
    image: { scene: 'calendar', seed: 'post-propositos' },
    imageAlt: 'Calendario de enero con tres días marcados para caminar',
  },
];
