import type { PostSeed } from '../types';

/** April and May 2026. */
export const posts2026Spring: PostSeed[] = [
  {
    slug: 'clinicas-mas-accesibles',
    date: '2026-04-09T09:30:00',
    title: 'Clínicas más accesibles: lo hecho y lo que falta',
    excerpt:
      '<p>Bucles magnéticos, camillas que bajan a 45 centímetros y citas más largas. También lo que todavía no hemos resuelto.</p>',
    content: `<p>El año pasado pedimos a doce personas con distintas discapacidades que recorrieran nuestras clínicas y nos dijeran la verdad. Nos la dijeron. Este es el balance.</p>
<h2>Lo que ya puedes usar</h2>
<ul><li>Entrada sin escalones y baño adaptado en todas las clínicas propias.</li><li>Bucle magnético en recepción, para audífonos con posición T.</li><li>Camillas de exploración que bajan hasta 45 centímetros.</li><li>Grúa de traslado en Valencia Centro y en Barcelona Eixample. Avisa al pedir la cita.</li><li>Perros guía y de asistencia, bienvenidos en todas partes salvo en la sala de resonancia y las de intervención.</li></ul>
<h2>Citas a tu medida</h2>
<p>Puedes pedir una cita más larga, la primera de la mañana o una sala tranquila sin pantallas. Si tienes autismo o demencia cerca, te enviamos antes un folleto con fotos que cuenta paso a paso qué va a pasar.</p>
<h2>Lengua de signos y lectura fácil</h2>
<p>Con tres días de antelación organizamos un intérprete de lengua de signos sin coste para ti. Las hojas de preparación de las diez pruebas más habituales están ya en lectura fácil.</p>
<h2>Lo que falta</h2>
<p>En Sagunto la puerta de un gabinete de exploración es estrecha para algunas sillas y la obra está prevista para el otoño. Los tornos de turno no hablan en todas las clínicas. Y aún tenemos informes que un lector de pantalla no lee bien.</p>
<p>Si encuentras otra barrera, escríbenos a <a href="mailto:accesibilidad@example.test">accesibilidad@example.test</a>. Contestamos siempre.</p>`,
    image: { scene: 'reception', seed: 'post-accesibilidad' },
    imageAlt: 'Mostrador de recepción a dos alturas con una persona en silla de ruedas',
  },
  {
    slug: 'nueva-resonancia-de-tunel-ancho',
    date: '2026-04-23T08:15:00',
    title: 'Campanar estrena una resonancia más ancha y más corta',
    excerpt:
      '<p>Diez centímetros más de diámetro y estudios de rodilla en un cuarto de hora. Así ha sido cambiar un imán de seis toneladas.</p>',
    content: `<p>Desde esta semana, la clínica de Valencia Campanar tiene un equipo de resonancia nuevo. El túnel mide setenta centímetros de diámetro, diez más que el anterior, y es más corto: en muchos estudios la cabeza queda fuera.</p>
<h2>Qué notarás</h2>
<ul><li>Más espacio a los lados y sobre la cara.</li><li>Estudios más breves: una rodilla ronda los quince minutos y una columna lumbar, los veinte.</li><li>Menos ruido, aunque seguirás necesitando los cascos.</li><li>Una camilla que sale de la sala, útil si te cuesta moverte.</li></ul>
<h2>Qué nota el radiólogo</h2>
<p>El equipo reconstruye las imágenes con menos interferencias cuando hay prótesis metálicas y corrige mejor el movimiento. No hace milagros: si la respiración se mueve, la imagen también, así que te seguiremos pidiendo que contengas el aire unos segundos.</p>
<h2>Cómo se cambia un imán</h2>
<p>Hubo que abrir la fachada trasera, entrar la máquina con una grúa un domingo de madrugada y esperar diez días a que se enfriara. Gracias a los vecinos por la paciencia. Mientras tanto, las pruebas se hicieron en Valencia Centro y en Paterna.</p>
<h2>Quién puede venir</h2>
<p>Cualquier persona con petición médica. El equipo soporta hasta doscientos cincuenta kilos. Si llevas un marcapasos o un implante, dilo al pedir la cita: muchos son compatibles, pero hay que comprobar el modelo antes.</p>`,
    image: { scene: 'mri', seed: 'post-resonancia-campanar' },
    imageAlt: 'Equipo de resonancia de túnel ancho en una sala con luz azul',
  },
  {
    slug: 'asi-es-una-ecografia-en-video',
    date: '2026-05-07T10:00:00',
    title: 'Así es una ecografía, en tres minutos de vídeo',
    excerpt:
      '<p>Gel frío, luces bajas y una imagen en blanco y negro. Te enseñamos una ecografía abdominal de principio a fin.</p>',
    content: `<p>La ecografía usa ultrasonidos, como los que emplean los murciélagos para orientarse. No hay radiación, no duele y se puede repetir las veces que haga falta. En el vídeo acompañamos a Empar Soriano, técnica de imagen, en una ecografía de abdomen.</p>
<figure><iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/ecografia-demo" title="Así es una ecografía abdominal" loading="lazy" allowfullscreen></iframe><figcaption>Vídeo con subtítulos en castellano. Duración: 3 minutos y 12 segundos.</figcaption></figure>
<h2>Si prefieres leerlo</h2>
<ol><li>Te tumbas boca arriba y descubres el vientre. La sala está en penumbra para ver mejor la pantalla.</li><li>Notas un gel frío: evita que el aire corte los ultrasonidos.</li><li>El médico desliza la sonda y te pide a ratos que llenes los pulmones y aguantes.</li><li>Se miran el hígado, la vesícula, los riñones, el bazo y lo que se deja ver del páncreas.</li><li>Te limpias el gel, te vistes y puedes desayunar.</li></ol>
<h2>Por qué seis horas de ayuno</h2>
<p>La vesícula se vacía al comer y entonces apenas se ve. Además, la digestión produce gas, y el gas es el gran enemigo de la ecografía. El agua está permitida.</p>
<h2>¿Y el resultado?</h2>
<p>El informe suele estar firmado ese día o el siguiente. Si tienes prisa porque ves a tu médico mañana, dilo al entrar.</p>
<p>Si la ecografía no basta para responder a la pregunta, el informe lo dirá y propondrá la prueba siguiente.</p>`,
    image: { scene: 'ultrasound', seed: 'post-ecografia-video' },
    imageAlt: 'Una sonda de ecografía sobre el abdomen y la imagen en la pantalla',
  },
  {
    slug: 'sol-y-lunares-regla-abcde',
    date: '2026-05-21T09:00:00',
    title: 'Sol y lunares: la regla ABCDE en lenguaje llano',
    excerpt: '<p>Cómo mirarte la piel una vez al mes, qué cambios importan y por qué la crema sola no basta.</p>',
    content: `<p>El melanoma es el menos frecuente de los cánceres de piel y el más serio, pero encontrado pronto se cura en la gran mayoría de los casos. La mejor herramienta para encontrarlo eres tú, con un espejo y cinco minutos al mes.</p>
<h2>La regla</h2>
<ul><li><strong>A, asimetría:</strong> una mitad no se parece a la otra.</li><li><strong>B, bordes:</strong> irregulares o borrosos.</li><li><strong>C, color:</strong> varios tonos, o un negro muy intenso.</li><li><strong>D, diámetro:</strong> más de seis milímetros, aunque los hay menores.</li><li><strong>E, evolución:</strong> ha cambiado. Es la letra más importante.</li></ul>
<p>Añade el «patito feo»: el lunar que no se parece a los demás.</p>
<h2>Cómo mirarte</h2>
<p>Con buena luz y sin prisa: cara, cuero cabelludo (con ayuda), espalda, uñas, plantas y entre los dedos. Hazte fotos de las zonas difíciles para comparar.</p>
<h2>Protegerse sin encerrarse</h2>
<p>Entre las doce y las cuatro, sombra. Gorra, camiseta y gafas siempre. Crema de factor 30 o más, en cantidad generosa y cada dos horas; la mayoría nos ponemos la mitad de lo necesario. Los bebés menores de seis meses no deben tomar el sol directo. Y las cabinas de bronceado, mejor nunca.</p>
<h2>Cuándo consultar</h2>
<p>Si un lunar cambia, sangra o pica durante semanas, o si aparece una herida que no cierra en un mes. Si tienes más de cincuenta lunares, piel muy clara o un familiar con melanoma, una revisión anual con dermatoscopio es una buena costumbre.</p>`,
    image: { scene: 'consulting-room', seed: 'post-lunares' },
    imageAlt: 'Una dermatóloga examina la espalda de un paciente con un dermatoscopio',
  },
];
