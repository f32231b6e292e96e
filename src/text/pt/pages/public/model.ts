import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: '{name} usado: {summary} Dados, preços e anúncios para comparar.',
  secondHand: '{name} usado',
  summary: {
    none: 'Nenhum à venda agora.',
    one: '{shown} à venda por {price}.',
    range: '{shown} à venda, de {lowest} a {highest}.',
  },
  sold: {
    title: 'Preços de venda',
    chart: 'Por quanto foi vendido a cada mês: {name}. Os números estão na tabela.',
    line: 'Preço médio de venda',
    curve: 'Valor estimado; os próximos meses são uma previsão',
    typically: 'Em geral vendido por',
    estimated: 'Valor estimado',
    about: 'Em geral por volta de {amount}.',
    none: 'Nenhuma venda, com qualquer armazenamento e grau.',
    during:
      '{count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}, {month}, com qualquer armazenamento e grau.',
    period:
      '{count, plural, one {{shown} venda} many {{shown} de vendas} other {{shown} vendas}}, de {from} a {to}, com qualquer armazenamento e grau.',
    estimate: 'Estimativa',
    estimateNote:
      'Há poucas vendas deste modelo ({shown}). Estimado pelo que os celulares perdem de valor com o tempo.',
    figures: 'Números por mês',
    byMonth: 'Vendas por mês',
    month: 'Mês',
    sales: 'Vendas',
    median: 'Preço médio',
    forecast: '(previsão)',
  },
  prices: {
    title: 'Preços por armazenamento e grau',
    cheapest: 'O celular mais barato de cada um.',
    half: 'Metade custa menos de {amount}.',
    incomplete: 'Celulares sem armazenamento informado estão na lista abaixo.',
    caption: 'Menores preços por armazenamento e grau: {name}',
    storage: 'Armazenamento',
    grade: {
      A: 'Como novo',
      B: 'Bom estado',
      C: 'Aceitável',
      D: 'Mau estado',
      none: 'Sem grau',
    },
    none: 'Nenhum',
  },
  offers: {
    title: 'À venda agora',
    none: 'Nenhum {name} à venda agora',
    others: 'Outros celulares {brand} estão na próxima página, e todo dia chegam celulares novos.',
    brand: 'Todos os celulares {brand}',
    all: 'Ver tudo: {phones}',
  },
  facts: {
    title: 'O modelo',
    lead: 'O que todo {name} tem, seja quem for que vende.',
    none: 'Ainda não temos dados deste modelo.',
    source: 'Fonte: {source}.',
    data: 'Dados técnicos até 2023: Smartphone-Data-Analysis, de Ayushman Malla, licença MIT.',
  },
} satisfies Translation<typeof model>
