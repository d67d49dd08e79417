/**
 * The most common passwords and the first guesses of cracking programs, in English, Spanish and Catalan; lower case,
 * without accents. Compiled without any leaked list.
 */
const WORDS = `
password passwords passw passwort pass passphrase secret secreto secreta clave claves claveacceso claveparaentrar
contrasena contrasenya micontrasena lacontrasena nuevacontrasena contrasenanueva misecreto mypassword thepassword
admin administrator administrador root superuser user usuario usuaria guest invitado invitada test testing prueba
pruebas demo default temporal temporary changeme cambiame cambiar letmein dejameentrar entrar entra login acceso access
welcome bienvenido bienvenida bienvenidos benvingut benvinguda benvinguts hola holahola holamundo helloworld hello
qwerty qwertyuiop qwertyui qwert qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
qweasd qweasdzxc wasd poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcabc aaaa aaaaaa
iloveyou teamo tequiero tequieromucho teamomucho teestimo testimo amor amormio miamor mivida micielo corazon carino
bebe princesa principe reina hermosa hermoso bonita guapa guapo preciosa tesoro angel angelito cielo estrella estrellita
sunshine princess angel babygirl lovely lover loveme forever friends amigos amigas familia family mifamilia
mama mami papa papi mamapapa hermano hermana abuela abuelo hijo hija hijos mishijos
monkey dragon master shadow superman batman spiderman pokemon pikachu naruto starwars harrypotter matrix hunter killer
ninja warrior wizard phoenix tiger lion eagle falcon wolf panther dolphin butterfly mariposa tigre leon aguila lobo
perro perrito gato gatito caballo conejo delfin panda osito raton tortuga
football futbol soccer baseball basketball hockey tennis baloncesto barcelona barca forcabarca viscabarca realmadrid
halamadrid madrid atletico atleti valencia amuntvalencia levante sevilla betis villarreal espanyol athletic osasuna
messi ronaldo cristiano iniesta nadal
espana spain valenciana catalunya castello alicante zaragoza malaga bilbao granada cordoba mexico argentina colombia
venezuela peru chile europa paris london londres italia
verano invierno primavera otono summer winter spring autumn enero febrero marzo abril mayo junio julio agosto septiembre
octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo january february march april june july
august september october november december monday tuesday wednesday thursday friday saturday sunday
maria jose juan antonio manuel francisco javier daniel david alejandro miguel carlos pablo sergio jorge alberto alvaro
diego adrian luis pedro rafael fernando angel marcos ivan ruben oscar carmen ana isabel laura lucia marta paula sara
cristina elena raquel patricia beatriz silvia andrea sofia alba irene rosa pilar mercedes dolores teresa nuria montse
jordi josep joan michael jennifer jessica ashley amanda nicole andrew thomas robert matthew joshua daniel anthony
doctor doctora medico medica medicina medicine enfermera enfermero clinica clinicas hospital salud health sanidad
paciente pacientes biomedica biomedico laboratorio analisis farmacia cirugia cardiologia pediatria
profesional profesionales portal portalprofesional empresa oficina trabajo internet ordenador computer google facebook
instagram twitter whatsapp youtube microsoft windows android samsung iphone apple
dinero money banco felicidad felicidades libertad freedom paz vida alegria esperanza jesus jesucristo dios diosesamor
virgen cristo iglesia navidad christmas musica music guitarra chocolate cookie banana naranja naranjas flores flor rosas
azul rojo verde negro blanco blue orange purple yellow silver golden diamond
whatever nothing trustno trustnoone starlight batcave bailey charlie buster ginger pepper tigger snoopy mickey
mustang ferrari porsche mercedes corvette harley yamaha
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
