import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Vista como otra persona',
  title: 'Estás viendo la tienda como {name}.',
  left: 'No se puede cambiar nada. Termina en {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}.',
  stop: 'Salir de la vista',
  stopping: 'Saliendo',
} satisfies Translation<typeof accountView>
