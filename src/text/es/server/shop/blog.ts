import type blog from '../../../en/server/shop/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Blog',
  description:
    'Cuatro preguntas frecuentes sobre desarrollo web, cada una respondida en dos minutos.',
  body: `## ¿Qué formas hay de gestionar el estado en una aplicación de React?

Pregunta primero de quién es el estado: la respuesta decide la herramienta.

- **De un solo componente**, como un menú abierto: \`useState\`, o \`useReducer\` cuando una acción cambia varios valores a la vez.
- **Compartido entre hermanos**: súbelo al padre común más cercano y pásalo hacia abajo. Los lectores muy anidados lo reciben con \`Context\`, que va bien para valores que cambian poco: el tema, el idioma, la persona que entró.
- **De la URL**: filtros, pestañas y páginas. Ahí sobreviven a una recarga y se pueden compartir.
- **Del servidor**: listas y registros son copias que caducan. TanStack Query o SWR las piden, las guardan en caché y las actualizan, así no lo escribes tú.
- **Grande y global**, cambiado desde muchos sitios: un store como Redux Toolkit o Zustand, del que cada componente toma solo lo que muestra.

Lo que se puede calcular a partir de otro estado no es estado: calcúlalo al renderizar. La mayoría de las aplicaciones necesitan mucho menos estado global del que tienen al empezar.

## ¿Cómo funciona la herencia prototípica?

En JavaScript un objeto hereda de otro objeto. Cada uno tiene un enlace oculto, su prototipo, que es otro objeto o \`null\`.

Cuando lees \`phone.call\`, el motor busca la propiedad en el propio \`phone\`, luego en su prototipo, luego en el prototipo de ese, hasta que la encuentra o la cadena termina, casi siempre después de \`Object.prototype\`; entonces el valor es \`undefined\`. Escribir es distinto: una asignación normal crea o cambia la propiedad en el propio objeto y tapa la heredada.

Los métodos existen una sola vez y se comparten, mientras que \`this\` es el objeto sobre el que se llamó al método. El enlace se fija con \`Object.create(parent)\`. Una función llamada con \`new\` le da al objeto nuevo su propia propiedad \`prototype\` como enlace.

\`class\` y \`extends\` son palabras más claras para lo mismo: los métodos van a \`Phone.prototype\`, y \`extends\` une un prototipo con otro. Lee un enlace con \`Object.getPrototypeOf\`, y distingue las propiedades propias de las heredadas con \`Object.hasOwn\`.

## ¿Qué es un test unitario y por qué deberíamos escribirlos?

Un test unitario llama a una parte pequeña de un programa, como una función, con una entrada conocida y comprueba qué sale. No necesita red, ni un reloj real, ni un orden entre tests, así que tarda milisegundos y da siempre la misma respuesta.

Tres cosas hacen que valga la pena:

- **Encuentra los errores pronto y cerca de su causa.** Un test en rojo nombra la función y el caso; una página rota no nombra ninguno.
- **Te deja cambiar código sin miedo.** Puedes reestructurar hoy lo que alguien escribió hace dos años y saber en segundos si sigue cumpliendo lo que promete.
- **Es documentación que no caduca.** “Un móvil reservado no se puede volver a reservar” es una regla, un ejemplo y una comprobación a la vez.

Prueba lo que una parte promete, no cómo lo hace, o cada limpieza romperá los tests. Mira los bordes: nada, uno, demasiados, incorrecto. Y añade algunos tests del conjunto: partes que funcionan solas pueden fallar juntas.

## ¿React, Angular o Vue?

Los tres construyen páginas con componentes y las mantienen al día con los datos. Se diferencian en cuánto deciden por ti.

- **React** es una biblioteca para la vista. Los componentes son funciones que devuelven JSX; un cambio de estado las vuelve a llamar. El router, los datos y los formularios los eliges tú. Eso da libertad y el ecosistema más grande, y hace que cada proyecto sea un poco distinto.
- **Angular** es un framework completo: trae TypeScript, router, formularios, cliente HTTP e inyección de dependencias, y las señales siguen lo que cambió. Hay más que aprender antes de la primera página, pero los equipos grandes encuentran la misma estructura en todas partes.
- **Vue** está en medio. Los componentes de un solo archivo reúnen plantilla, script y estilo; su reactividad sabe qué valores usa una plantilla. El router y el store son oficiales pero opcionales. A muchos les parece el más rápido de aprender.

La velocidad rara vez decide: cualquiera es bastante rápido si se usa bien. Elige lo que conoce tu equipo, lo que admiten las bibliotecas que necesitas y cuánta estructura quieres. Para un primer proyecto, haz la misma página pequeña con cada uno y quédate con el que te resulte natural.`,
} satisfies Translation<typeof blog>
