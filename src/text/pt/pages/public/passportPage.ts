import type passportPage from '../../../en/pages/public/passportPage.ts'
import type { Translation } from '../../../translation.ts'

export default {
  kind: 'Passaporte do celular',
  aPhone: 'Um celular',
  pageTitle: 'Passaporte do celular: {name}',
  description:
    'O histórico nesta loja: donos, anúncios, verificações e consertos. Celular: {name}.',
  descriptionUnnamed:
    'O histórico de um celular nesta loja: donos, anúncios, verificações e consertos.',
  lead: 'O que esta loja sabe de um celular, pelo IMEI: cada registro está encadeado ao anterior, então nenhum pode ser alterado ou removido sem que se note. Não contém nomes.',
  history: 'Histórico',
  copy: {
    title: 'Guarde uma cópia',
    text: 'O arquivo é assinado por esta loja. Qualquer pessoa pode conferir depois, sem internet e mesmo que esta loja não exista mais.',
    download: 'Baixar o passaporte',
    check: 'Conferir um arquivo',
    qr: 'Código QR deste passaporte como está agora',
    qrText:
      'O código contém esta página e uma impressão digital do histórico como está agora. Lido mais tarde, a página diz se esse histórico continua nele.',
    link: 'link',
    claim: 'Comprou este celular em outro lugar? <link>Peça o passaporte dele</link>',
  },
  scanned: {
    label: 'Código lido',
    unchanged: 'O histórico do seu código continua aqui, sem alterações.',
    added:
      '{count, plural, one {Depois disso foi adicionado {shown} registro.} many {Depois disso foram adicionados {shown} de registros.} other {Depois disso foram adicionados {shown} registros.}}',
    changed:
      'Este não é o histórico do seu código. Ele mudou depois que o código foi feito, ou o código é de outro celular.',
  },
} satisfies Translation<typeof passportPage>
