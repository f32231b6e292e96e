import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'Este enlace no funciona. Cada enlace sirve una vez, durante {number} horas, hasta que haya uno más nuevo. Reinicia la tienda y abre el enlace que muestra.',
  setupLinkAgain: 'Vuelve a abrir el enlace de configuración',
  setupDone: 'Esta tienda ya está configurada. Entra en tu cuenta.',
  setupFailed:
    'No se ha podido crear la tienda y la demo sigue como estaba. El registro del servidor dice por qué.',
  setupEmailTaken:
    'Ya hay una cuenta con este correo. Usa otro, o haz admin a esa cuenta con `make-admin`',
  mailRefused:
    '{server} no ha aceptado el correo: {reason}. Corrige SMTP_URL y MAIL_FROM y reinicia la tienda.',
  mailNotWritten: 'No se ha podido escribir el correo: {reason}.',
  settingTextMissing: 'Escribe un texto',
  settingColor: 'Escribe un color como #cf3a1d',
  settingColorTooLight: 'El texto blanco se lee mal sobre este color. Elige uno más oscuro',
  settingInstructions: 'Escribe instrucciones para los compradores que pagan a la tienda',
  settingPaidShipping:
    'Si solo hay envío, los compradores necesitan poder pagar antes de que se envíe el móvil. Conecta Stripe u ofrece antes el pago por transferencia',
} satisfies Translation<typeof setup>
