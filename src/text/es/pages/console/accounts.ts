import type accounts from '../../../en/pages/console/accounts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: {
    users: 'Todas las personas con cuenta.',
    sellers: 'Quienes venden móviles.',
    buyers: 'Quienes compran móviles.',
  },
  empty: {
    users: 'Todavía no hay cuentas',
    sellers: 'Todavía no vende nadie',
    buyers: 'Todavía no compra nadie',
  },
  banned: 'Cuenta suspendida',
  never: 'Nunca',
  menu: {
    log: 'Registro de seguridad',
    ban: 'Suspender',
    unban: 'Reactivar',
    delete: 'Eliminar',
  },
  promote: {
    what: '<who></who> podrá ver todas las cuentas, hacerlas admin, suspenderlas y eliminarlas, y eliminar anuncios. Los admins no pueden comprar ni vender: sus móviles se retiran y sus reservas abiertas se cancelan.',
    action: 'Hacer admin',
    done: 'Ahora es admin',
  },
  remove: {
    what: 'La cuenta de <who></who> se elimina y se cierra su sesión al momento. Sus móviles se retiran y las reservas abiertas se cancelan; los pedidos terminados se conservan. No se puede deshacer.',
    action: 'Eliminar cuenta',
    done: 'Cuenta eliminada',
  },
  unban: {
    what: '<who></who> puede volver a entrar. Sus móviles retirados siguen retirados.',
    action: 'Reactivar',
    done: '{name} puede volver a entrar',
  },
  already: 'Otra persona ya ha cambiado esto.',
  reason: 'Motivo',
  reasonRequired: 'Escribe un motivo; la persona puede leerlo',
  ban: {
    what: 'Se cierra al momento la sesión de <who></who>, que no podrá volver a entrar. Sus móviles se retiran y las reservas abiertas se cancelan. Más tarde puedes reactivar la cuenta.',
    reasonHelp: 'La persona lo lee por correo y cuando intenta entrar.',
    action: 'Suspender cuenta',
    busy: 'Suspendiendo',
    done: 'Cuenta suspendida: {name}',
  },
  log: {
    title: 'Registro de seguridad de {name}',
    lead: 'Accesos, intentos fallidos y cambios de los últimos {days} días. Tu consulta queda en el registro.',
    empty: 'Nada en los últimos {days} días.',
    logOut: 'Cerrar todas las sesiones',
    logOutWhat:
      'Se cierra la sesión de {name} en todos los dispositivos, y puede volver a entrar. Hazlo si puede haber otra persona usando la cuenta.',
    busy: 'Cerrando',
    done: 'Sesiones cerradas: {name}',
  },
} satisfies Translation<typeof accounts>
