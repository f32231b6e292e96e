import type sharing from '../../../en/server/shop/sharing.ts'
import type { Translation } from '../../../translation.ts'

export default {
  tagline: 'Celulares usados sem surpresas e com preços claros',
  phone: 'Celular {brand}',
  phonesOf: 'Celulares {brand}',
  phones: 'Celulares',
  seller: 'Vendedor',
  gone: 'Não está mais à venda',
  none: 'Nenhum à venda agora',
  from: 'a partir de {price}',
  forSale:
    '{count, plural, one {{shown} celular à venda} many {{shown} de celulares à venda} other {{shown} celulares à venda}}',
  many: 'mais de {shown} celulares à venda',
  sold: '{count, plural, one {{shown} celular vendido aqui} many {{shown} de celulares vendidos aqui} other {{shown} celulares vendidos aqui}}',
  grade: 'Grau {grade}',
  gigabytes: '{size} GB',
  used: '{time} de uso',
  years: '{shown} {count, plural, one {ano} many {de anos} other {anos}}',
  months: '{shown} {count, plural, one {mês} many {de meses} other {meses}}',
  compareModel: 'Compare graus, preços e dados',
  compareBrand: 'Compare grau, preço e local',
} satisfies Translation<typeof sharing>
