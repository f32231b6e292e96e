import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'Pelo menos metade destas vendas está na faixa de preço justo.',
  older: 'Vendas dos últimos 6 meses, ajustadas para hoje.',
  anyGrade: 'Vendas de qualquer grau dos últimos 6 meses, ajustadas para hoje.',
  anyGradeTo:
    'Vendas de qualquer grau dos últimos 6 meses, ajustadas para o grau {grade} e para hoje.',
  any: 'Vendas com qualquer armazenamento e grau dos últimos 12 meses, ajustadas para {phone}, hoje.',
  thisStorage: 'este armazenamento',
  withGrade: '{storage} e grau {grade}',
  estimate:
    'Há poucas vendas deste modelo ({shown}). Estimado pelo que os celulares perdem de valor com o tempo.',
  outliers:
    '{count, plural, one {{shown} venda não foi contada} many {{shown} de vendas não foram contadas} other {{shown} vendas não foram contadas}} porque o preço era incomum.',
  recent: 'Vendas mais recentes',
  recentUsed: 'Vendas mais recentes consideradas',
  sold: 'Vendido',
  phone: 'Celular',
  paid: 'Por',
  adjusted: 'Ajustado',
  listed: 'Anunciado por {amount}',
  lowered: 'Baixou para {amount}',
  raised: 'Subiu para {amount}',
} satisfies Translation<typeof price>
