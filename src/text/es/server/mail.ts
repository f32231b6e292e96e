import type mail from '../../en/server/mail.ts'
import type { Translation } from '../../translation.ts'

export default {
  hello: 'Hola, {name}:',
  helloAnyone: 'Hola:',
  sentBy: 'Enviado por {shop}, el mercado de móviles de segunda mano.',
  confirm: {
    subject: '{code} es tu código de {shop}',
    heading: 'Confirma tu correo electrónico',
    new: 'Confirma este correo para comprar, vender y enviar mensajes en {shop}.',
    change: 'Este correo se ha indicado como el nuevo de una cuenta de {shop}.',
    code: 'Escribe el código {code} o abre el enlace. Los dos sirven durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    button: 'Confirmar correo',
    ignore: '¿No lo has pedido tú? Ignora este correo: sin el código o el enlace no pasa nada.',
  },
  reset: {
    subject: 'Cambia tu contraseña',
    request:
      'Hemos recibido una petición para cambiar tu contraseña de {shop}. Este enlace sirve durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
    button: 'Elegir otra contraseña',
    ignore: '¿No lo has pedido tú? Ignora este correo. Tu contraseña no ha cambiado.',
  },
  unsubscribe: {
    title: '¿Dejar de recibir {emails}?',
    text: 'Puedes volver a activarlos cuando quieras en los ajustes de notificaciones.',
    button: 'Dejar de recibir',
    done: 'Ya no los recibirás',
    doneText:
      'No te enviaremos más {emails}. Puedes volver a activarlos cuando quieras en los ajustes de notificaciones.',
    invalid: 'Este enlace no es válido',
    invalidText:
      'Vuelve a abrir el enlace del correo, o entra en tu cuenta y cambia los ajustes de notificaciones.',
  },
  unread: {
    subject: '{sender} te ha escrito sobre {phone}',
    heading:
      '{count, plural, one {Nuevo mensaje de {sender}} many {{shown} de mensajes sin leer de {sender}} other {{shown} mensajes sin leer de {sender}}}',
    text: '{sender} te ha escrito sobre {phone}.',
    photo: 'Una foto',
    button: 'Abrir mensajes',
    note: 'Responde en {shop}, por favor. Las respuestas a este correo no se leen.',
  },
  renewal: {
    one: {
      subject: 'Tu anuncio de {phone} está a punto de caducar',
      text: 'Caduca el {date}. ¿Sigue a la venta? Renuévalo por {days, plural, one {{count} día} many {{count} de días} other {{count} días}} más.',
    },
    many: {
      subject: '{shown} de tus anuncios están a punto de caducar',
      text: '¿Siguen a la venta? Renueva cada uno por {days, plural, one {{count} día} many {{count} de días} other {{count} días}} más.',
    },
    expires: 'Caduca el {date}',
    button: 'Renovar anuncio',
    sold: '¿Lo has vendido en otro sitio? No tienes que hacer nada.',
  },
  ifYou: 'Si fuiste tú, no tienes que hacer nada.',
  contact: 'Escríbenos',
  notYou: '¿No fuiste tú? Escríbenos enseguida.',
  knownAddress: {
    subject: 'Ya tienes una cuenta de {shop}',
    signUp:
      'Alguien ha intentado crear una cuenta de {shop} con este correo, que ya tiene una. No ha cambiado nada.',
    change:
      'Alguien ha indicado este correo como el nuevo de otra cuenta de {shop}. Cada correo puede tener una sola cuenta, así que no ha cambiado nada.',
    text: 'Si fuiste tú, entra en la cuenta que ya tienes. Si has olvidado la contraseña, elige otra.',
    ignore: '¿No fuiste tú? Ignora este correo. Nadie más puede usar tu cuenta.',
  },
  addressChanges: {
    subject: 'Tu correo electrónico está a punto de cambiar',
    text: 'Alguien que conoce tu contraseña ha pedido cambiar el correo electrónico de tu cuenta de {shop} por {email}.',
    confirm: 'Si fuiste tú, confírmalo con el mensaje enviado al correo nuevo.',
    button: 'Detener este cambio',
    note: '¿No fuiste tú? Detén el cambio: se cierra la sesión en todas partes. Después elige otra contraseña.',
  },
  addressChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    text: 'Ahora entras en {shop} con {email}. Este correo ya no pertenece a tu cuenta.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    text: 'Se ha cambiado la contraseña de tu cuenta de {shop} y se ha cerrado la sesión en los demás dispositivos.',
    button: 'Cambiar contraseña',
    note: '¿No fuiste tú? Cambia ahora tu contraseña: se cierra la sesión en todas partes, también para quien la cambió.',
  },
  loginMethod: {
    googleLinked: {
      subject: 'Se ha vinculado Google a tu cuenta',
      text: 'Ahora puedes entrar en tu cuenta de {shop} con la cuenta de Google {name}.',
    },
    googleUnlinked: {
      subject: 'Tu cuenta de Google ya no está vinculada',
      text: 'Con la cuenta de Google {name} ya no se puede entrar en tu cuenta de {shop}.',
    },
    passkeyAdded: {
      subject: 'Nueva llave de acceso en tu cuenta',
      text: 'Se ha añadido la llave de acceso “{name}” a tu cuenta de {shop}. Puedes entrar con ella en lugar de con tu contraseña.',
    },
    passkeyRemoved: {
      subject: 'Se ha quitado una llave de acceso de tu cuenta',
      text: 'Se ha quitado la llave de acceso “{name}” de tu cuenta de {shop}. Ya no sirve para entrar.',
    },
    button: 'Revisar cómo entras',
    note: '¿No fuiste tú? Cambia tu contraseña, con lo que se cierra la sesión en todas partes, y quita en los ajustes todo lo que no reconozcas.',
  },
  payoutAccount: {
    subject: 'Ha cambiado la cuenta de cobro de tu cuenta de {shop}',
    text: 'Lo que ganes con tus ventas irá a otra cuenta bancaria. Este correo pertenecía a tu cuenta hasta hace poco, así que te avisamos también aquí.',
    onHold:
      'Los cobros están en pausa durante {hours, plural, one {{count} hora} many {{count} de horas} other {{count} horas}}.',
  },
  deleted: {
    subject: 'Tu cuenta se ha eliminado',
    text: 'Tu cuenta de {shop} y tus datos personales se han eliminado. Los registros de tus pedidos se conservan sin tu nombre, como exige la ley.',
    seller:
      'Nuestra política de privacidad explica qué datos de los vendedores obliga a conservar la ley.',
    notYou: 'Si no lo pediste tú, escríbenos.',
  },
} satisfies Translation<typeof mail>
