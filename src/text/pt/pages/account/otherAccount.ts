import type otherAccount from '../../../en/pages/account/otherAccount.ts'
import type { Translation } from '../../../translation.ts'

export default {
  reload: 'Recarregar como {name}',
  viewTitle: 'Você está vendo a loja como {name}',
  view: 'Você escolheu isso em outra aba. Esta página foi aberta com a conta de <before></before>, então ela não carrega nem salva nada até você encerrar essa visualização. O que você digitou aqui continua aqui.',
  stop: 'Encerrar',
  stopping: 'Encerrando',
  otherTitle: 'Outra conta está conectada',
  other:
    'Neste navegador você agora está na conta de <now></now>. Esta página foi aberta com a de <before></before>, então ela não pode salvar nem pedir nada.',
  keep: 'Para guardar algo que você digitou, feche esta mensagem, copie e depois recarregue. Se você entrar de novo na conta de {before} em outra aba, esta página volta a funcionar.',
  outTitle: 'Sua sessão terminou',
  out: 'Você não está mais na conta de <person></person>. O que você digitou nesta página continua aqui: entre na conta de {before} na nova aba que se abre, depois volte e continue.',
  goOn: 'Continuar sem entrar',
  login: 'Entrar',
} satisfies Translation<typeof otherAccount>
