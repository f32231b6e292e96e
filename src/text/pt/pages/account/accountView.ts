import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Visualização como outra pessoa',
  title: 'Você está vendo a loja como {name}.',
  left: 'Nada pode ser alterado. Termina em {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}.',
  stop: 'Encerrar',
  stopping: 'Encerrando',
} satisfies Translation<typeof accountView>
