import type shopFigures from '../../../en/pages/console/shopFigures.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'A loja ao longo do tempo, ao lado do período anterior. Os números são atualizados a cada minuto.',
  caption: 'estatísticas',
  none: 'Nenhum número ainda',
  noneText:
    'Nada aconteceu neste período nem no anterior. Os números aparecem um minuto depois que alguém cria uma conta, anuncia ou reserva um celular.',
  brand: 'Marca',
  allBrands: 'Todas as marcas',
  byBrand: 'Por marca',
  brands: 'Marcas',
  noBrand: 'Nenhuma marca tem números neste período',
  figure: {
    signUps: { label: 'Contas novas', text: 'Contas novas de compradores e vendedores.' },
    listings: {
      label: 'Anúncios',
      text: 'Celulares colocados à venda, inclusive os que ainda esperam a análise.',
    },
    views: {
      label: 'Visitas',
      text: 'Visitas aos celulares: uma por visitante, celular e dia, sem vendedores, equipe e robôs.',
    },
    bookings: {
      label: 'Pedidos',
      text: 'Reservas, inclusive as que não foram pagas ou foram canceladas.',
    },
    conversion: { label: 'Pedidos por visita', text: 'Pedidos a cada 100 visitas.' },
    sales: {
      label: 'Vendas',
      text: 'Pedidos concluídos pela primeira vez. Um celular que voltou depois continua contando.',
    },
    gross: {
      label: 'Valor bruto',
      text: 'Preços dos celulares vendidos, sem frete. Os reembolsos não são descontados.',
    },
    refunded: {
      label: 'Reembolsos após a venda',
      text: 'Preços, inteiros ou em parte, devolvidos depois de uma venda, no dia do reembolso.',
    },
    fees: {
      label: 'Comissões',
      text: 'Comissões lançadas naquele dia, menos as devolvidas com um reembolso.',
    },
    timeToSale: {
      label: 'Tempo até a venda',
      text: 'Tempo médio entre o anúncio de um celular e a reserva que virou venda.',
    },
    disputes: { label: 'Disputas', text: 'Disputas abertas sobre um pagamento ou um celular.' },
    emptySearches: {
      label: 'Buscas sem resultado',
      text: 'Buscas só por texto que não acharam nada: uma por visitante, texto e dia.',
    },
  },
  searches: {
    title: 'Buscas que não acharam nada',
    text: 'Textos que pelo menos {visitors} visitantes buscaram, contados uma vez por visitante e dia. Não guardamos quem buscou, e os textos são excluídos depois de {count, plural, one {{days} dia} many {{days} de dias} other {{days} dias}}.',
    column: { text: 'Texto', visitors: 'Visitantes' },
    empty: 'Nenhum texto para mostrar',
  },
} satisfies Translation<typeof shopFigures>
