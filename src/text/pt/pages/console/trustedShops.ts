import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Vendedores podem mostrar na página deles as avaliações destas lojas. Peça o endereço e a chave ao outro admin por um canal em que você confia. Nada é baixado da loja deles.',
  caption: 'lojas de confiança',
  list: 'Lojas de confiança',
  none: 'Nenhuma loja ainda.',
  ratings:
    '{count, plural, one {{shown} vendedor mostra avaliações dela} many {{shown} de vendedores mostram avaliações dela} other {{shown} vendedores mostram avaliações dela}}',
  remove: {
    short: 'Remover',
    name: 'Remover {shop}',
    what: '{count, plural, one {As avaliações de {shop} somem da página de {shown} vendedor.} many {As avaliações de {shop} somem das páginas de {shown} de vendedores.} other {As avaliações de {shop} somem das páginas de {shown} vendedores.}}',
    action: 'Remover a loja',
    busy: 'Removendo',
    done: 'Loja removida',
  },
  form: {
    title: 'Confiar em uma loja',
    address: 'Endereço',
    addressMissing: 'Digite o endereço da loja',
    key: 'Chave',
    keyHelp: '44 caracteres. O outro admin encontra a chave nesta página da loja dele.',
    keyMissing: 'Cole a chave',
    send: 'Confiar nesta loja',
    busy: 'Adicionando a loja',
    done: 'Loja adicionada',
  },
  thisShop: {
    title: 'Sua loja, para outros admins',
    address: 'Endereço',
    key: 'Chave',
    fingerprint: 'Impressão digital',
    copy: { address: 'endereço', key: 'chave', fingerprint: 'impressão digital' },
  },
} satisfies Translation<typeof trustedShops>
