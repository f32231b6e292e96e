import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'Confirma tu correo',
    title: 'Confirma tu correo electrónico',
    lead: 'Con el correo confirmado puedes comprar, vender y enviar mensajes.',
    submit: 'Confirmar correo',
    busy: 'Confirmando',
    done: 'Correo electrónico confirmado',
    address: '<address></address> es el correo de tu cuenta.',
    allPhones: 'Ver todos los móviles',
    login: 'Entrar',
    gone: 'Cada enlace sirve una vez, durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}, y solo es válido el del último correo.',
    again: 'Enviar otro correo',
  },
  stop: {
    pageTitle: 'Detener el cambio',
    title: 'Detener el cambio de tu correo electrónico',
    lead: 'Tu correo se queda como está, y se cierra la sesión de tu cuenta en todas partes, también aquí.',
    submit: 'Detener el cambio',
    busy: 'Deteniendo',
    done: 'El cambio se ha detenido',
    next: 'Quien lo pidió conoce tu contraseña. Elige otra ahora.',
    password: 'Elegir otra contraseña',
    gone: 'No hay ningún cambio que detener. Si tu correo se cambió sin que tú lo hicieras, escríbenos enseguida.',
    contact: 'Escríbenos',
  },
  goneTitle: 'Este enlace ya no sirve',
} satisfies Translation<typeof confirmation>
