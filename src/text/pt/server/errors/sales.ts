import type sales from '../../../en/server/errors/sales.ts'
import type { Translation } from '../../../translation.ts'

export default {
  viewOfStaff: 'Esta é uma conta da equipe. Só é possível ver a loja como comprador ou vendedor.',
  viewInOtherTab:
    'Você já está vendo a loja como outra pessoa em outra aba. Encerre essa visualização primeiro.',
  viewInMaintenance:
    'A loja está em manutenção, então compradores e vendedores não veem nada dela.',
  staffOfAdmins: 'Com contas da equipe, só um admin pode fazer isso.',
  brandMissing: 'Marca não encontrada.',
  advertOfAnother: 'Este celular é de outro vendedor.',
  advertForSale: 'Só dá para destacar um celular à venda.',
  providerDown:
    'O provedor de pagamentos não responde. Nada foi cobrado. Tente de novo em um minuto.',
  disputeTooEarly:
    'O vendedor ainda tem prazo para responder à sua reclamação de garantia. Depois disso, você pode abrir uma disputa.',
  disputeOfBank: 'O banco do comprador contesta o pagamento e decide primeiro.',
  statementsLimit:
    'Você atingiu o limite de declarações. Um admin vai decidir com base no que já foi escrito.',
  replyWithoutReview: 'Não há avaliação publicada para responder.',
  replyHidden: 'A moderação ocultou sua resposta, por isso ela não pode ser alterada.',
  claimMissing: 'Reclamação de garantia não encontrada.',
  claimOpen:
    'Você já tem uma reclamação aberta deste celular. Ela precisa ser encerrada antes de você fazer outra.',
  claimsLimit: 'Você não pode fazer mais reclamações deste celular. Escreva ao vendedor.',
  claimSellerGone: 'O vendedor excluiu a conta, então ninguém pode responder a uma reclamação.',
  claimReversed:
    'Seu banco estornou o pagamento deste celular ou ainda está decidindo, então não há mais o que reclamar.',
  claimRefundTooHigh: 'O reembolso não pode passar do valor pago e ainda não reembolsado.',
  taskMissing: 'Movimento não encontrado.',
  taskDone: 'Isso já foi feito.',
  taskPaysNobody: 'Este movimento não paga ninguém.',
  taskSending: 'O provedor pode estar enviando agora. Confira de novo em dois minutos.',
  taskBankDispute: 'Um banco contesta o pagamento. Espere a decisão dele.',
  taskAmountChanged: 'O valor mudou. Recarregue a lista.',
  taskPaidAlready: 'Parece que o provedor já pagou. Estamos verificando.',
  taskUnclear:
    'O provedor de pagamentos não responde, então não sabemos se já pagou. Tente de novo em um minuto.',
  transfersOff: 'Aqui não é possível pagar vendedores por transferência.',
  riskTrialFirst: 'Teste primeiro estes valores nos últimos {number} dias.',
  businessChanged:
    'Os dados da sua empresa foram alterados em outra aba ou em outro dispositivo. Nada foi salvo.',
  checkupNone: 'Este celular não foi testado.',
  gradeNone: 'Este celular não tem grau calculado.',
  imeiNotChecked: 'O IMEI deste celular não foi conferido.',
  alarmMissing: 'Alerta não encontrado.',
  possessionNone: 'A posse não foi comprovada.',
  passportMissing: 'Passaporte do celular não encontrado.',
  passportRepairs:
    'Reparos demais foram adicionados a este celular hoje. Adicione o próximo amanhã.',
  passportImeiUnknown: 'Nenhum celular com este IMEI foi anunciado aqui.',
  passportOwn: 'Este celular já está no seu nome.',
  passportClaimMissing: 'Pedido não encontrado.',
  passportPhotoFirst: 'Tire primeiro a foto com o código.',
  passportClaimDecided: 'Este pedido já foi decidido.',
} satisfies Translation<typeof sales>
