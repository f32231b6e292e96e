import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Condiciones nuevas',
  changed: 'Hemos cambiado lo que aceptaste.',
  read: 'Para volver a comprar y vender, lee y acepta: <links></links>.',
  title: 'Las condiciones han cambiado',
  continues: 'Lee: <links></links>. Al aceptar, continúa lo que ibas a hacer.',
  and: ' y ',
  later: 'Ahora no',
  accept: 'Aceptar',
  saving: 'Guardando',
  done: 'Gracias. Puedes volver a comprar y vender.',
} satisfies Translation<typeof consents>
