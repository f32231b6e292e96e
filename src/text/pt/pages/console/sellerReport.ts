import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'Plataformas na UE informam vendedores à autoridade fiscal (DAC7): quem chega a {sales} vendas em um ano civil ou passa de {amount} no total.',
  caption: 'relatório de vendedores',
  year: 'Ano',
  download: 'Baixar CSV',
  fees: 'Comissões e IVA em CSV',
  sellers: 'Vendedores a informar',
  none: 'Nenhum vendedor a informar em {year}',
  column: {
    seller: 'Vendedor',
    sales: 'Vendas',
    paid: 'Pago ao vendedor',
    fees: 'Comissões',
    reason: 'Motivo',
  },
  vatNumber: 'Número de IVA {number}',
  deleted: 'Conta excluída',
  reason: {
    sales: '{sales} vendas ou mais',
    consideration: 'Acima de {amount}',
    both: '{sales} vendas ou mais e acima de {amount}',
  },
  notes:
    'Pedidos concluídos no ano, com frete, sem comissões e reembolsos. Celulares devolvidos não entram. Quem excluiu a conta continua aqui por {count, plural, one {{years} ano} many {{years} de anos} other {{years} anos}} se o país da loja fica na UE. O arquivo tem os números de cada trimestre. O limite é comparado na moeda da loja: fora do euro, converta os valores por conta própria. Outros números fiscais e endereços de vendedores particulares não são coletados aqui.',
} satisfies Translation<typeof sellerReport>
