import type login from '../../en/pages/login.ts'
import type { Translation } from '../../translation.ts'
import passkeyErrors from '../parts/passkeyErrors.ts'

export default {
  title: 'Entrar',
  description: 'Entra para reservar un móvil o vender el tuyo.',
  lead: 'Qué bien verte de nuevo.',
  leadBack: 'Entra para seguir donde lo dejaste.',
  new: '¿Es tu primera vez aquí? <link>Crear cuenta</link>',
  newClosed: 'Por ahora esta tienda no admite cuentas nuevas.',
  newByInvitation:
    'Las cuentas nuevas son por invitación. Abre el enlace de la tuya para crear la cuenta.',
  promise:
    'Los móviles reservados se guardan para ti, y tu código lo das solo cuando tienes el móvil.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  emailRequired: 'Escribe tu correo electrónico',
  passwordRequired: 'Escribe tu contraseña',
  forgot: '¿Olvidaste tu contraseña?',
  submit: 'Entrar',
  busy: 'Entrando',
  checking:
    'Alguien ha probado muchas contraseñas para esta cuenta. Estamos comprobando tu navegador; tarda unos segundos.',
  appeal: 'Apelar esta decisión',
  done: 'Has entrado en tu cuenta',
  passkey: 'Entrar con llave de acceso',
  passkeyBusy: 'Esperando tu llave de acceso',
  passkeyErrors,
  google: 'Continuar con Google',
  googleBusy: 'Abriendo Google',
  googleOff: 'Aquí no se puede entrar con Google.',
  googleDemo: 'Esta demo simula Google. No necesitas una cuenta real.',
  googleTerms:
    'Si es tu primera vez aquí, al continuar con Google aceptas: <terms></terms> (se abre en otra pestaña).',
  secondStep: {
    title: 'Verificación en dos pasos',
    lead: 'Un paso más, para que nadie más pueda entrar.',
    code: 'Código',
    codeHelp: 'Los 6 dígitos que muestra tu app de autenticación para esta tienda.',
    codeRequired: 'Escribe el código',
    recovery: 'Código de recuperación',
    recoveryHelp: 'Uno de los códigos que guardaste al activarlo. Cada uno sirve una vez.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar la app',
    usePasskey: 'Usar una llave de acceso',
    trust:
      'Confiar en este dispositivo durante {count, plural, one {{shown} día} many {{shown} de días} other {{shown} días}}. Solo si no lo usa nadie más.',
    passkey: 'Usar llave de acceso',
    submit: 'Entrar',
    busy: 'Comprobando',
    cancel: 'Cancelar',
  },
  googleErrors: {
    access_denied: 'Has cancelado el acceso con Google. No ha cambiado nada.',
    account_not_linked: 'Ya hay una cuenta con este correo. Entra con su contraseña.',
    email_not_found:
      'Google no nos ha dado un correo electrónico, así que no podemos crear la cuenta.',
    google_unreachable: 'Google no responde. Inténtalo más tarde o entra de otra forma.',
    invitation_required:
      'Para crear una cuenta aquí necesitas una invitación. Abre el enlace de la tuya; puede que haya caducado o que ya se haya usado.',
    registration_closed: 'Por ahora esta tienda no admite cuentas nuevas.',
    invalid_code: 'La respuesta de Google ha caducado. Vuelve a intentarlo.',
    please_restart_the_process: 'El acceso con Google ha tardado demasiado. Vuelve a intentarlo.',
    signup_disabled: 'Aquí no se pueden crear cuentas con Google.',
    state_mismatch: 'El acceso con Google se empezó en otra ventana. Vuelve a intentarlo.',
    state_not_found: 'El acceso con Google ha tardado demasiado. Vuelve a intentarlo.',
    unable_to_create_user: 'No hemos podido crear una cuenta con tu perfil de Google.',
    unable_to_link_account: 'Ya hay una cuenta con este correo. Entra con su contraseña.',
    other: 'No se ha podido entrar con Google: {reason}',
  },
  and: ' y ',
} satisfies Translation<typeof login>
