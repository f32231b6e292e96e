import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'Contraseña olvidada',
    description: 'Pide un enlace para cambiar tu contraseña.',
    title: '¿Olvidaste tu contraseña?',
    lead: 'Escribe tu correo electrónico y te enviaremos un enlace para cambiarla.',
    leadWithoutMail:
      'Esta tienda no puede enviar correos. Escribe tu correo electrónico para crear un enlace y pídeselo después a quienes gestionan la tienda.',
    back: 'Volver al acceso',
    promise: 'Nunca te pediremos la contraseña por correo ni por teléfono.',
    emailHelp: 'El correo con el que creaste tu cuenta.',
    submit: 'Enviar enlace',
    busy: 'Enviando el enlace',
    sentTitle: 'Mira tu correo',
    sent: 'Si hay una cuenta con <address></address>, hemos enviado allí un enlace. Sirve durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    other: 'Usar otro correo',
    outbox: 'Esta demo no envía correos. Puedes leerlos aquí, en una página.',
    openOutbox: 'Abrir la bandeja de salida',
    withoutMailTitle: 'Pregunta a quienes gestionan esta tienda',
    withoutMail:
      'Esta tienda no puede enviar correos. Si hay una cuenta con <address></address>, el enlace está ahora en el servidor de la tienda, donde pueden buscarlo por ti. Sirve durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    contact: 'Contacto',
  },
  reset: {
    pageTitle: 'Contraseña nueva',
    title: 'Elige una contraseña nueva',
    field: 'Contraseña nueva',
    help: 'Al menos {min} caracteres. Se cerrará tu sesión en todos los dispositivos.',
    submit: 'Guardar contraseña',
    busy: 'Guardando',
    done: 'Contraseña cambiada. Entra con la nueva.',
    goneTitle: 'Este enlace ya no sirve',
    gone: 'El enlace para cambiar la contraseña sirve una sola vez, durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}. Tu contraseña no ha cambiado.',
    again: 'Pedir otro enlace',
  },
} satisfies Translation<typeof password>
