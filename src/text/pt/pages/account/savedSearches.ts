import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Avisamos sobre novos resultados, outros parecidos, quedas de preço e vendedores que você segue.',
  caption: 'buscas salvas',
  saved: 'salva em <time></time>',
  new: 'Novo',
  now: '{phones} agora',
  count: '{count, plural, one {{shown} novo} many {{shown} de novos} other {{shown} novos}}',
  remove: {
    label: 'Excluir {name}',
    what: 'Não vamos mais avisar sobre celulares novos para “{name}”.',
    action: 'Excluir busca',
    done: 'Busca excluída',
  },
  empty: {
    title: 'Nenhuma busca salva ainda',
    text: 'Busque ou filtre celulares e escolha “Salvar busca”.',
    find: 'Buscar celulares',
  },
  news: 'Novidades para você',
  earlier: 'Ver anteriores',
  kind: {
    near_miss: 'Bem parecido',
    followed: 'De quem você segue',
    price_drop: 'Baixou de preço',
  },
  gone: 'Não está mais à venda',
  mails: {
    label:
      'Avisar também por e-mail, no máximo a cada {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    on: 'Os avisos por e-mail estão ativados',
    off: 'Os avisos por e-mail estão desativados',
  },
  unsubscribe: {
    pageTitle: 'Parar de receber e-mails',
    title: 'Parar de receber e-mails sobre celulares que você procura?',
    done: 'Você não vai mais recebê-los',
    lead: 'Suas buscas ficam salvas, e você ainda vê os celulares novos quando entrar.',
    searches: 'Suas buscas salvas',
    submit: 'Parar de receber',
    busy: 'Desativando',
    again: 'Voltar a receber',
    againBusy: 'Um momento',
  },
  followed: {
    lead: 'Os celulares novos destes vendedores aparecem em “Buscas salvas”, em “Novidades para você”.',
    caption: 'vendedores que você segue',
    empty: 'Você ainda não segue ninguém',
    how: 'Abra a página de um vendedor por um dos celulares dele e escolha “Seguir”.',
    phones:
      '{count, plural, one {{shown} celular à venda} many {{shown} de celulares à venda} other {{shown} celulares à venda}}',
    since: 'seguindo desde <time></time>',
    unfollow: 'Deixar de seguir',
    unfollowName: 'Deixar de seguir {name}',
    unfollowing: 'Um momento',
    done: 'Você não segue mais {name}',
    mails:
      'Enviar os celulares novos por e-mail, no máximo a cada {count, plural, one {{shown} minuto} many {{shown} de minutos} other {{shown} minutos}}',
    on: 'Você vai receber os celulares novos por e-mail',
    off: 'Sem mais e-mails sobre isso',
  },
} satisfies Translation<typeof savedSearches>
