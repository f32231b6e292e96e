import type proof from '../../../en/pages/phone/proof.ts'
import type { Translation } from '../../../translation.ts'

export default {
  proves: 'Una comprobación superada demuestra',
  notMade: 'El vendedor no ha hecho esta comprobación, así que no dice nada de este móvil.',
  wouldProve: 'Una comprobación superada demostraría',
  leavesOpen: 'No demuestra',
  all: 'Las {shown} pruebas',
  signed: 'El resultado firmado',
  imei: {
    proves: {
      valid: 'El número que escribió el vendedor es un IMEI válido.',
      model: 'Corresponde a este modelo, si el resultado de arriba lo dice.',
      theft: 'Ese día no constaba como perdido ni robado, si el resultado de arriba lo dice.',
    },
    leavesOpen: {
      received: 'Que el móvil que recibas tenga este número. Marca *#06# en él para ver el suyo.',
      later: 'Que esté pagado del todo, funcione con cualquier red o no se denuncie más tarde.',
    },
  },
  grading: {
    proves: {
      answered: 'El vendedor respondió a todas las preguntas sobre pantalla, carcasa y funciones.',
      rules: 'El grado sale de esas respuestas, con las mismas reglas para todos los móviles.',
    },
    leavesOpen: {
      honest:
        'Que las respuestas sean ciertas: nadie de esta tienda ha tenido el móvil en la mano. Compáralo con las fotos y, si es distinto, avisa del problema.',
    },
  },
  checkup: {
    proves: {
      ran: 'Un móvil abrió el enlace del vendedor e hizo estas pruebas en su propio navegador en ese momento.',
      signed: 'El resultado lo firmamos nosotros, así que nadie puede cambiarlo sin que se note.',
    },
    leavesOpen: {
      same: 'Que fuera este móvil: el enlace se puede abrir en otro igual.',
      unmeasured:
        'La salud de la batería, la resistencia al agua y lo que un navegador no puede medir.',
      judged: 'Lo que solo podía juzgar el vendedor, por ejemplo si se oía el tono.',
    },
  },
  possession: {
    proves: {
      code: 'El vendedor fotografió un móvil con un código que acabábamos de dar para este anuncio.',
      hand: 'Así que ese día tenía un móvil delante, no solo imágenes de otro sitio.',
    },
    leavesOpen: {
      owner: 'Que el móvil sea del vendedor, o que aún lo tenga.',
      works: 'Que funcione.',
    },
  },
  test: {
    touch: 'Pantalla táctil',
    multi_touch: 'Multitáctil',
    pixels: 'Colores y píxeles',
    speaker: 'Altavoz',
    microphone: 'Micrófono',
    camera_front: 'Cámara frontal',
    camera_back: 'Cámara trasera',
    vibration: 'Vibración',
    motion: 'Sensor de movimiento',
    orientation: 'Sensor de orientación',
    location: 'Ubicación',
    battery: 'Batería',
    screen: 'Tamaño de pantalla',
    storage: 'Almacenamiento',
  },
  outcome: {
    passed: 'Superada',
    failed: 'No superada',
    skipped: 'Omitida',
    not_possible: 'No disponible aquí',
  },
  passed: {
    pixels: 'Colores uniformes, sin píxeles muertos',
    speaker: 'El vendedor oyó el tono',
    camera_front: 'Imagen en directo',
    camera_back: 'Imagen en directo',
    vibration: 'El vendedor la notó',
    motion: 'Se detectaron la gravedad y las sacudidas',
    microphone: 'Se grabó sonido',
  },
  failed: {
    pixels: 'El vendedor vio puntos, líneas o sombras',
    speaker: 'No se oyó el tono',
    microphone: 'No se grabó sonido',
    camera_front: 'Sin imagen nítida en directo',
    camera_back: 'Sin imagen nítida en directo',
    vibration: 'El vendedor no notó nada',
    motion: 'No se detectó la gravedad o la sacudida',
    location: 'No se encontró la ubicación',
    battery: 'La carga que indica no es válida',
  },
  figure: {
    touch: 'Respondieron {cells} de {ofCells} cuadros',
    multi_touch: '{points} dedos detectados a la vez',
    orientation: 'Se detectó un giro de {degrees}°',
    location: 'Precisión de {accuracyM} m',
    battery: 'Carga al {chargePercent} %. Esto no indica la salud de la batería',
    screen: '{widthPx} × {heightPx} píxeles, relación de píxeles {pixelRatio}',
    storage: 'Cuota del navegador: {quotaGb} GB',
  },
  tone: 'El tono sonó {decibels} dB por encima del ruido de fondo',
  unsupported: 'El navegador no lo permite, o se denegó el acceso',
  otherModel: '{figures}. No coincide con el modelo',
  otherSize: '{figures}. No coincide con el almacenamiento',
} satisfies Translation<typeof proof>
