import type { PostSeed } from '../types';

/** January to March 2026. */
export const posts2026Winter: PostSeed[] = [
  {
    slug: 'resonancia-sin-agobios',
    date: '2026-01-15T10:00:00',
    title: 'Resonancia sin agobios: trucos de quienes hacen miles',
    excerpt:
      '<p>Si los espacios cerrados te inquietan, no eres un caso raro. Esto es lo que funciona antes y durante la prueba.</p>',
    content: `<p>Una de cada diez personas, más o menos, lo pasa mal dentro de la resonancia. Nuestros técnicos lo ven a diario y tienen recursos de sobra. El primero: que lo digas al pedir la cita.</p>
<h2>Antes de venir</h2>
<p>Pregunta qué parte del cuerpo se estudia y cómo entrarás. En una rodilla o un tobillo entras de pies y la cabeza se queda fuera o casi. Ven con ropa cómoda sin metal, desayuna normal si no te han dicho otra cosa y llega con tiempo: las prisas alimentan los nervios.</p>
<h2>Dentro del equipo</h2>
<ul><li>Cierra los ojos antes de que se mueva la camilla, o pide un antifaz.</li><li>Respira contando: cuatro segundos al entrar el aire, seis al salir.</li><li>Elige música. El ruido es normal y los cascos lo amortiguan.</li><li>Ten el timbre en la mano. Si lo aprietas, paramos y hablamos.</li></ul>
<h2>Si aun así no puedes</h2>
<p>Podemos hacer una visita previa para que conozcas la sala sin compromiso, usar un equipo de túnel más ancho o, cuando el médico lo indica, dar una medicación suave. En ese caso ven con alguien y no conduzcas. La sedación profunda se reserva para situaciones concretas y la controla un anestesista.</p>
<p>La resonancia no usa rayos X. Lo que sí exige es saber qué metales llevas: marcapasos, implantes, clips o restos de un accidente laboral en los ojos. Si tienes dudas sobre alguno, trae el informe de la operación.</p>`,
    image: { scene: 'mri', seed: 'post-resonancia-sin-agobios' },
    imageAlt: 'Una técnica coloca unos auriculares a un paciente en la camilla de resonancia',
  },
  {
    slug: 'revision-ocular-despues-de-los-40',
    date: '2026-01-29T12:30:00',
    title: 'Después de los 40, la vista pide una revisión',
    excerpt:
      '<p>Alargar el brazo para leer es normal. Lo que no se nota, como la presión del ojo, es lo que conviene mirar.</p>',
    content: `<p>Hacia los cuarenta y tantos el cristalino pierde flexibilidad y enfocar de cerca cuesta. Es la presbicia, le llega a todo el mundo y se arregla con gafas o lentillas. Lo que de verdad justifica una revisión a esa edad es lo que no se nota.</p>
<h2>El glaucoma no avisa</h2>
<p>El aumento de presión dentro del ojo puede dañar el nervio óptico poco a poco, empezando por los lados del campo visual. Cuando se percibe, la pérdida ya no se recupera. Por eso se busca antes: tomar la presión y mirar el fondo de ojo lleva unos minutos.</p>
<h2>Qué incluye una revisión completa</h2>
<ul><li>Agudeza visual y graduación.</li><li>Presión intraocular.</li><li>Examen con lámpara de hendidura.</li><li>Fondo de ojo, a veces con gotas que dilatan la pupila.</li><li>Tomografía óptica (OCT) si hay dudas sobre la retina o el nervio.</li></ul>
<p>Si te dilatan, verás borroso de cerca unas horas y te molestará la luz. Trae gafas de sol y no conduzcas hasta que pase.</p>
<h2>Cada cuánto</h2>
<p>Sin síntomas ni riesgos, cada dos años es razonable desde los 40. Con diabetes, miopía alta, antecedentes de glaucoma o tratamiento con corticoides, una vez al año o cuando diga tu oftalmólogo.</p>
<h2>Ven enseguida si…</h2>
<p>Ves destellos o una lluvia repentina de puntos negros, una cortina que tapa parte de la imagen, pierdes visión de golpe o tienes el ojo rojo con dolor intenso. Esas situaciones no esperan a la revisión.</p>`,
    image: { scene: 'eye', seed: 'post-revision-ocular' },
    imageAlt: 'Paciente con la barbilla apoyada en una lámpara de hendidura',
  },
  {
    slug: 'salud-y-running-prueba-de-esfuerzo',
    date: '2026-02-12T18:00:00',
    title: 'Salud &#038; running: ¿necesito una prueba de esfuerzo?',
    excerpt:
      '<p>Antes de tu primera media maratón, te contamos qué mira el cardiólogo y quién debería hacerse la prueba.</p>',
    content: `<p>Con las carreras populares de primavera llegan las consultas: «Nunca me he mirado el corazón, ¿debería?». La respuesta depende de tu edad, de tus antecedentes y de cuánto quieras apretar.</p>
<h2>Lo básico para casi todos</h2>
<p>Una conversación sobre tu familia y tus síntomas, una exploración y un electrocardiograma en reposo detectan buena parte de los problemas que importan en gente joven. Es la base de cualquier reconocimiento deportivo.</p>
<h2>Cuándo añadir la prueba de esfuerzo</h2>
<ul><li>Si tienes más de 40 o 45 años, llevas tiempo parado y quieres hacer ejercicio intenso.</li><li>Si fumas o tienes diabetes, colesterol o tensión altos.</li><li>Si notas dolor, ahogo desproporcionado, palpitaciones o desmayos con el ejercicio.</li><li>Si ya tienes una enfermedad del corazón.</li></ul>
<h2>Cómo es</h2>
<p>Caminas y luego corres en una cinta, o pedaleas, mientras se registran el electrocardiograma y la tensión. La intensidad sube cada pocos minutos. Se para cuando llegas a tu límite, cuando aparece algo que no nos gusta o, simplemente, cuando lo pides.</p>
<h2>Lo que no promete</h2>
<p>Una prueba normal reduce mucho la probabilidad de problemas, pero no la deja en cero. Escucha a tu cuerpo también con el papel en regla: un dolor en el pecho durante la carrera es motivo para parar, no para bajar el ritmo.</p>
<p>Y cuenta en casa lo que has aprendido: saber reconocer una parada cardiaca y empezar el masaje salva más vidas que cualquier pulsómetro.</p>`,
    image: { scene: 'heart', seed: 'post-prueba-de-esfuerzo' },
    imageAlt: 'Una persona corre en una cinta con electrodos en el pecho',
  },
  {
    slug: 'calendario-de-polenes-y-alergia',
    date: '2026-02-26T09:10:00',
    title: 'Calendario de pólenes: cuándo empieza tu alergia',
    excerpt:
      '<p>Ciprés, plátano, olivo, gramíneas. Una tabla para el Mediterráneo y consejos para llegar a abril con menos estornudos.</p>',
    content: `<p>Si estornudas en febrero, no siempre es un resfriado. En la costa mediterránea el ciprés poliniza en pleno invierno, y quien es alérgico lo nota semanas antes que los demás.</p>
<h2>Qué poliniza y cuándo</h2>
<table>
<caption>Meses orientativos en la costa mediterránea; varían con la lluvia y la temperatura</caption>
<thead><tr><th scope="col">Planta</th><th scope="col">Meses</th><th scope="col">Dónde se nota más</th></tr></thead>
<tbody>
<tr><td>Ciprés y arizónica</td><td>Enero a marzo</td><td>Jardines y setos</td></tr>
<tr><td>Plátano de sombra</td><td>Marzo y abril</td><td>Calles arboladas</td></tr>
<tr><td>Parietaria</td><td>Marzo a julio, con rebrote en otoño</td><td>Muros y solares</td></tr>
<tr><td>Gramíneas</td><td>Abril a junio</td><td>Campos y cunetas</td></tr>
<tr><td>Olivo</td><td>Abril a junio</td><td>Interior y zonas agrícolas</td></tr>
<tr><td>Salsola y quenopodios</td><td>Julio a octubre</td><td>Terrenos secos y salinos</td></tr>
</tbody>
</table>
<h2>Llegar preparado</h2>
<p>Ventila a primera hora y poco tiempo, tiende la ropa dentro los días de viento y dúchate al volver a casa. Las gafas de sol y la mascarilla reducen el contacto. Si tu médico te ha indicado un tratamiento preventivo, empiézalo cuando te dijo: tarda unos días en hacer efecto.</p>
<h2>¿Qué pruebas hay?</h2>
<p>Las pruebas cutáneas dan la respuesta en veinte minutos. Los antihistamínicos las falsean, así que pregunta cuántos días antes debes dejarlos y no lo hagas sin consultarlo. Cuando no se pueden suspender, un análisis de sangre ayuda.</p>
<h2>No lo dejes pasar</h2>
<p>Si además de estornudar tienes pitos en el pecho, tos nocturna o te falta el aire, pide cita pronto: puede ser asma, y se controla bien cuando se trata. Con dificultad importante para respirar, llama al 112.</p>`,
    image: { scene: 'consulting-room', seed: 'post-calendario-polenes' },
    imageAlt: 'Una alergóloga marca gotas para una prueba cutánea en un antebrazo',
  },
  {
    slug: 'menopausia-y-huesos-densitometria',
    date: '2026-03-12T10:45:00',
    title: 'Menopausia y huesos: cuándo tiene sentido una densitometría',
    excerpt:
      '<p>No todas las mujeres la necesitan a los 50. Qué mide, cómo se lee el famoso T-score y qué puedes hacer desde hoy.</p>',
    content: `<p>Con la menopausia bajan los estrógenos y el hueso se pierde más deprisa durante unos años. No se nota hasta que aparece una fractura, y por eso interesa saber quién tiene más riesgo.</p>
<h2>Quién debería hacérsela</h2>
<p>En general se recomienda a partir de los 65 años, y antes si hay motivos:</p>
<ul><li>Menopausia antes de los 45.</li><li>Una fractura tras un golpe pequeño.</li><li>Madre o padre con fractura de cadera.</li><li>Tratamiento largo con corticoides.</li><li>Peso muy bajo, tabaco o enfermedades que afectan al hueso.</li></ul>
<h2>Cómo se lee</h2>
<p>La densitometría compara tu hueso con el de una persona joven. Es el T-score: por encima de −1 se considera normal; entre −1 y −2,5, baja densidad u osteopenia; −2,5 o menos, osteoporosis. Pero la cifra sola no decide: la edad, las caídas y los antecedentes pesan tanto o más.</p>
<h2>La prueba</h2>
<p>Dura quince minutos, estás tumbada y la radiación es muy pequeña. Ven sin cremalleras ni corchetes y no tomes suplementos de calcio desde el día anterior.</p>
<h2>Lo que ayuda, con o sin prueba</h2>
<p>Fuerza y equilibrio dos o tres veces por semana, paseos al sol con prudencia, lácteos u otras fuentes de calcio y casa sin alfombras que resbalen. Los suplementos, solo si tu médico los ve necesarios.</p>
<p>Si tienes sofocos, insomnio o dolor en las relaciones, cuéntalo también. La menopausia no es una enfermedad, pero sus molestias tienen tratamiento.</p>`,
    image: { scene: 'densitometer', seed: 'post-densitometria' },
    imageAlt: 'Paciente tumbada durante una densitometría de cadera',
  },
  {
    slug: 'col%c2%b7laboracio-amb-les-universitats',
    date: '2026-03-26T13:00:00',
    title: 'Col·laboració amb les universitats: así formamos a quienes vienen detrás',
    excerpt:
      '<p>Sesenta y dos estudiantes han hecho prácticas con nosotros este curso. Contamos qué aprenden y qué aprendemos.</p>',
    content: `<p>Este curso han pasado por las clínicas sesenta y dos estudiantes de enfermería, imagen para el diagnóstico, biología y fisioterapia. El programa se llama «Col·laboració amb les universitats» y cumple cinco años.</p>
<h2>Qué hacen</h2>
<p>Cada estudiante tiene una persona que lo tutoriza y un plan por semanas. Empieza mirando y acaba explicando: la última tarea es contarle una prueba a un paciente con palabras sencillas, siempre con supervisión.</p>
<blockquote><p>«Aprendí más sobre resonancia el día que tuve que explicársela a una señora de ochenta y cuatro años que en todo el trimestre.»</p></blockquote>
<h2>Tu permiso, primero</h2>
<p>Antes de que un estudiante entre en la consulta te lo preguntamos. Puedes decir que no sin dar razones y no cambia nada en tu atención. Llevan una identificación distinta y firman el mismo compromiso de confidencialidad que el resto.</p>
<h2>Investigación con garantías</h2>
<p>En paralelo participamos en tres estudios universitarios:</p>
<ul><li>Cómo reducir la ansiedad antes de una resonancia.</li><li>Qué entienden las familias de un informe genético.</li><li>Ejercicio supervisado en personas con artrosis de rodilla.</li></ul>
<p>Los tres tienen la aprobación de un comité de ética, usan datos sin identidad y solo incluyen a quien ha firmado. Los resultados, también los que no salgan como esperamos, se publicarán en abierto.</p>`,
    image: null,
    imageAlt: null,
  },
];
