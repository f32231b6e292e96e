import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'Confirma tu correo electrónico',
    label: 'Código de seis dígitos',
    invalid: 'Escribe los seis dígitos',
    submit: 'Confirmar',
    checking: 'Comprobando',
    resend: 'Reenviar',
    sending: 'Enviando',
    done: 'Correo electrónico confirmado',
    sent: 'Hemos enviado otro código a {address}',
  },
  strip: {
    label: 'Confirmación del correo',
    text: '<strong>Confirma tu correo electrónico para comprar, vender y enviar mensajes.</strong> Escribe el código que enviamos a <address></address>, o <link>cambia el correo</link>.',
  },
  dialog: {
    title: 'Confirma tu correo electrónico',
    text: 'Escribe los seis dígitos que enviamos a <address></address>. Después puedes seguir donde lo dejaste.',
    noEmail: '¿No te ha llegado? Mira en el correo no deseado o <link>cambia el correo</link>.',
  },
  proof: {
    title: 'Confirma que eres tú',
    text: 'Hace un tiempo que entraste. Para proteger tu cuenta, confirma que eres tú antes de seguir.',
    passkey: 'Usar llave de acceso',
    passkeyBusy: 'Esperando tu llave de acceso',
    password: 'Contraseña',
    required: 'Escribe tu contraseña',
    submit: 'Confirmar',
    checking: 'Comprobando',
    retry: 'Reintentar',
    google: 'Continuar con Google',
    opening: 'Abriendo Google',
    newTab: 'Google se abre en otra pestaña. Elige la cuenta que usas aquí.',
    opened:
      'Entra con Google en la otra pestaña y vuelve aquí. Esta página continuará por sí sola.',
    blocked:
      'Tu navegador ha bloqueado la pestaña. Permite las ventanas emergentes de esta página y vuelve a intentarlo.',
  },
} satisfies Translation<typeof accountDialogs>
