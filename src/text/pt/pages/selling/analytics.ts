import type analytics from '../../../en/pages/selling/analytics.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Seus celulares ao longo do tempo, ao lado do período anterior. Os números são atualizados a cada minuto.',
  caption: 'estatísticas',
  none: 'Nenhum número ainda',
  noneText: 'Ninguém viu, salvou nem reservou um celular seu neste período nem no anterior.',
  by: 'Por',
  until: 'Até',
  download: 'Baixar CSV',
  unit: { day: 'Dia (30 dias)', week: 'Semana (26 semanas)', month: 'Mês (12 meses)' },
  counting: 'Contagem em andamento',
  countingText:
    'Os dias anteriores ainda estão sendo contados. Os números estão completos desde {day}.',
  viewsSince: 'As visitas são contadas por dia desde {day}.',
  lines:
    'Barras e linha contínua: este período, com o dia de hoje até agora. Linha tracejada: o período anterior. Os dias seguem o fuso horário da loja, {zone}.',
  days: '{count, plural, one {{shown} dia} many {{shown} de dias} other {{shown} dias}}',
  noChange: 'Sem alteração',
  week: 'Semana de {day}',
  before: {
    day: '{value} nos 30 dias anteriores',
    week: '{value} nas 26 semanas anteriores',
    month: '{value} nos 12 meses anteriores',
  },
  description: {
    day: '{value} de {from} a {to}, e {before} nos 30 dias anteriores. Os valores estão na tabela abaixo.',
    week: '{value} de {from} a {to}, e {before} nas 26 semanas anteriores. Os valores estão na tabela abaixo.',
    month:
      '{value} de {from} a {to}, e {before} nos 12 meses anteriores. Os valores estão na tabela abaixo.',
  },
  table: 'Ver como tabela<hidden>: {figure}</hidden>',
  column: { period: 'Período', value: 'Este período', before: 'Período anterior' },
  figure: {
    views: {
      label: 'Visitas',
      text: 'Visitas aos seus celulares: uma por visitante, celular e dia, sem robôs e sem as suas.',
    },
    favorites: { label: 'Favoritos', text: 'Quantas vezes alguém salvou um celular seu.' },
    offers: { label: 'Ofertas', text: 'Ofertas de preço que compradores fizeram a você.' },
    bookings: {
      label: 'Pedidos',
      text: 'Reservas dos seus celulares, inclusive as que não foram pagas ou foram canceladas.',
    },
    conversion: { label: 'Pedidos por visita', text: 'Pedidos a cada 100 visitas.' },
    sales: {
      label: 'Vendas',
      text: 'Pedidos concluídos pela primeira vez. Um celular que voltou depois continua contando.',
    },
    gross: {
      label: 'Valor das vendas',
      text: 'Preços dos celulares que você vendeu, sem frete e antes de comissões e reembolsos.',
    },
    priceToMarket: {
      label: 'Preço em relação ao mercado',
      text: 'Seus preços de venda em percentual do preço médio do mesmo modelo, armazenamento e grau nos 180 dias anteriores. Não contam vendas com menos de 3 outras para comparar.',
    },
  },
} satisfies Translation<typeof analytics>
