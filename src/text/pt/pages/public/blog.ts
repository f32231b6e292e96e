import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes:
    '{count, plural, one {{shown} minuto} many {{shown} minutos} other {{shown} minutos}} de leitura',
  phones: {
    title: 'Procurando um celular?',
    text: 'Compare celulares usados por grau, tempo de uso e preço, e leia como conferir um antes de pagar.',
    browse: 'Ver todos os celulares',
    safely: 'Como comprar e vender com segurança',
  },
  sample: {
    title: 'Este é um exemplo',
    text: 'Toda loja começa com estes artigos. Publique os seus: cada título vira um artigo.',
    write: 'Escrever os meus',
  },
} satisfies Translation<typeof blog>
