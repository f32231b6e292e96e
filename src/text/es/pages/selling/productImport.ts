import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'Importar desde un archivo',
  about:
    'Un archivo CSV con los nombres de las columnas en la primera línea. Hacen falta <column>brand</column>, <column>name</column> y <column>price</column>; <names></names> son opcionales. Se separan con comas, puntos y coma o tabuladores.',
  example:
    '<link>Descarga un ejemplo</link> o parte de tu propia exportación. Un archivo no puede llevar fotos ni grados: añade las fotos y responde a las preguntas sobre el estado después, con “Editar”.',
  file: 'Archivo',
  limits:
    'Como máximo {megabytes} MB y {count, plural, one {{shown} móvil} many {{shown} de móviles} other {{shown} móviles}}.',
  nothingYet: 'Todavía no se publica nada. Antes verás una vista previa.',
  checking: 'Comprobando',
  check: 'Comprobar el archivo',
  choose: 'Elegir archivo',
  verdict: { invalid: 'Hay que corregirlo', valid: 'Válido', duplicate: 'Ya publicado' },
  unknownColumns: 'Estas columnas no se conocen y se ignoran: {columns}.',
  emptyRows:
    '{count, plural, one {Se ha omitido {shown} fila vacía.} many {Se han omitido {shown} de filas vacías.} other {Se han omitido {shown} filas vacías.}}',
  lines: 'Línea por línea',
  line: 'Línea {line}',
  unnamed: 'Sin nombre',
  showAll: 'Ver las {shown} líneas',
  again: 'Elegir otro archivo',
  list: 'Publicar {count, plural, one {{shown} móvil} many {{shown} de móviles} other {{shown} móviles}}',
  listValid:
    'Publicar {count, plural, one {el móvil válido} many {los {shown} móviles válidos} other {los {shown} móviles válidos}}',
  progress: '{shown} de {total} líneas',
  progressLabel: 'Líneas publicadas',
  canClose:
    'Puedes cerrar esta ventana. Importa más tarde el mismo archivo para seguir donde se quedó; nada se publica dos veces.',
  added:
    '{count, plural, one {{shown} móvil publicado} many {{shown} de móviles publicados} other {{shown} móviles publicados}}',
  duplicates:
    '{count, plural, one {{shown} móvil ya estaba publicado.} many {{shown} de móviles ya estaban publicados.} other {{shown} móviles ya estaban publicados.}}',
  rejected:
    '{count, plural, one {Hay que corregir {shown} línea} many {Hay que corregir {shown} líneas} other {Hay que corregir {shown} líneas}}: arregla el archivo y vuelve a importarlo.',
  next: 'Añade sus fotos y su grado con “Editar”.',
  done: 'Listo',
  interrupted:
    '{count, plural, one {{shown} móvil publicado.} many {{shown} de móviles publicados.} other {{shown} móviles publicados.}} {message}',
} satisfies Translation<typeof productImport>
