import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'Novos termos',
  changed: 'Mudamos o que você tinha aceitado.',
  read: 'Para voltar a comprar e vender, leia e aceite: <links></links>.',
  title: 'Os termos mudaram',
  continues: 'Leia: <links></links>. Se aceitar, o que você ia fazer continua.',
  and: ' e ',
  later: 'Agora não',
  accept: 'Aceitar',
  saving: 'Salvando',
  done: 'Tudo certo. Você pode comprar e vender de novo.',
} satisfies Translation<typeof consents>
