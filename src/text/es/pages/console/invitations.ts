import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Enlaces para crear una cuenta mientras haga falta una invitación.',
  caption: 'invitaciones',
  none: 'Todavía no hay invitaciones',
  noneText: 'Cada enlace que crees aparece aquí con cuántas veces se usó, y se puede revocar.',
  registration: {
    label: 'Cuentas nuevas',
    open: 'Ahora mismo cualquiera puede crear una cuenta, sin invitación.',
    closed: 'Ahora mismo nadie puede crear una cuenta, ni siquiera con invitación.',
    change: 'Cambiar quién puede crear una cuenta',
  },
  form: {
    label: 'Nueva invitación',
    about:
      'Quien abre el enlace se registra como comprador o vendedor, según elija. A quienes trabajan en la tienda se les invita en <link>Equipo</link>.',
    note: 'Para quién',
    noteHelp: 'Solo lo ven los admins.',
    noteMissing: 'Escribe para quién es el enlace',
    uses: 'Número de cuentas',
    days: 'Válido durante (días)',
    whole: 'Escribe un número entero de 1 a {max}',
    create: 'Crear enlace',
    creating: 'Creando el enlace',
  },
  once: 'Copia el enlace ahora: solo se muestra una vez.',
  link: 'enlace de invitación',
  revoke: {
    short: 'Anular',
    name: 'Anular la invitación para {note}',
    busy: 'Anulando',
    done: 'El enlace ya no sirve',
  },
  state: { open: 'Abierta', used_up: 'Agotada', expired: 'Caducada', revoked: 'Anulada' },
  column: {
    note: 'Para quién',
    state: 'Estado',
    uses: 'Cuentas',
    expires: 'Caduca',
    by: 'Creada por',
  },
  uses: '{uses} de {max}',
  deletedAccount: 'Cuenta eliminada',
} satisfies Translation<typeof invitations>
