import type account from '../../en/server/account-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  banned: {
    title: 'Tu cuenta se ha suspendido',
    text: 'Ya no puedes entrar. Tus anuncios se han retirado y las reservas sin pago se han cancelado. Los pedidos en marcha continúan. Si crees que es un error, puedes apelar.',
  },
  warned: {
    title: 'Has recibido una advertencia',
    text: 'Si vuelve a pasar, tu cuenta puede suspenderse.',
  },
  viewed: {
    title: 'Alguien de nuestro equipo ha visto tu cuenta',
    text: 'Desde {from} hasta {to} vio la tienda como la ves tú, con tus pedidos y mensajes. El motivo que dio: {reason} No podía cambiar nada, y no vio tus datos de acceso, banco y seguridad. Si tienes preguntas, escríbenos.',
  },
  appealStaff: {
    title: 'Alguien ha apelado una suspensión',
    text: 'Lee la apelación y acéptala o recházala.',
  },
  appealReceived: {
    title: 'Hemos recibido tu apelación',
    text: 'El equipo de moderación la leerá y te enviará la decisión por correo.',
  },
  appealRejected: {
    title: 'Tu apelación se ha rechazado',
    text: 'Tu cuenta sigue suspendida. El equipo de moderación escribió: {reason}',
  },
  unbanned: {
    title: 'Tu cuenta vuelve a estar activa',
    text: 'Puedes entrar y volver a comprar o vender. Los anuncios que se retiraron siguen retirados: vuelve a publicar esos móviles.',
    appealAccepted: 'Tu apelación se ha aceptado. El equipo de moderación escribió: {reason}',
  },
  payoutAccount: {
    title: 'Tu cuenta de cobro ha cambiado',
    text: 'Lo que ganes con tus ventas irá a otra cuenta bancaria. {until, select, none {} other {Los cobros están en pausa hasta el {until}. }}Si fuiste tú, no tienes que hacer nada. Si no, cambia ahora tu contraseña y escríbenos.',
  },
  newDevice: {
    title: 'Nuevo acceso a tu cuenta',
    text: 'Alguien entró en tu cuenta con {browser, select, none {un dispositivo nuevo} other {{browser}}} el {date}{network, select, none {} other { desde la red {network}}}. Si fuiste tú, no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión en los demás dispositivos.',
  },
  webhookDisabled: {
    title: 'Un webhook se ha desactivado',
    text: 'No se pudo entregar nada a {host} durante varios días, o respondió que ya no existe. No se le envían eventos nuevos. Revisa el receptor, vuelve a activar el webhook y envía lo que se perdió.',
  },
  apiKey: {
    title: 'Nueva clave de API',
    text: 'Se ha creado la clave de API {keyName} para tu cuenta{browser, select, none {} other { en {browser}}}. Un programa que la tenga puede actuar por ti. Si fuiste tú, no tienes que hacer nada. Si no, revócala y cambia tu contraseña.',
  },
  claimApproved: {
    title: 'Pasaporte del móvil: solicitud aprobada',
    text: 'Hemos aprobado tu solicitud. Puedes añadir reparaciones al pasaporte del móvil y descargarlo.',
  },
  claimRejected: {
    title: 'Pasaporte del móvil: solicitud rechazada',
    text: 'No hemos podido confirmar que el móvil sea tuyo.{reason, select, none {} other { {reason}}}',
  },
  dataReady: {
    title: 'Tus datos están listos',
    text: 'Descárgalos en “Ajustes” antes del {until}.',
  },
  contactMessage: {
    title: 'Nuevo mensaje de la página de contacto',
    text: 'Lee el mensaje y responde por correo. Márcalo como respondido cuando termines.',
  },
} satisfies Translation<typeof account>
