import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'Correos que no se pudieron enviar tras {count, plural, one {{attempts} intento} many {{attempts} de intentos} other {{attempts} intentos}}. Comprueba primero la configuración del servidor de correo y vuelve a intentarlo después.',
    caption: 'correos sin entregar',
    none: 'No hay correo sin entregar',
    retry: 'Reintentar',
    trying: 'Reintentando',
    done: 'El correo a {to} se enviará otra vez',
    column: { email: 'Correo', to: 'Para', attempts: 'Intentos', created: 'Creado' },
  },
  outbox: {
    title: 'Bandeja de salida',
    lead: 'Esta demo no envía correos. Aquí está lo que habría enviado, lo más reciente primero.',
    none: 'Todavía no hay correos',
    noneText: 'Pide una contraseña nueva, y el correo con el enlace aparecerá aquí.',
    to: 'Para {email}',
  },
} satisfies Translation<typeof mails>
