import type sales from '../../../en/server/errors/sales.ts'
import type { Translation } from '../../../translation.ts'

export default {
  viewOfStaff: 'Esta é uma conta da equipe. Só é possível ver como comprador ou vendedor.',
  viewInOtherTab: 'Você já está vendo a loja como outra pessoa em outra aba. Saia dela primeiro.',
  viewInMaintenance: 'A loja está em manutenção, então compradores e vendedores não veem nada.',
  staffOfAdmins: 'Com contas da equipe, só um administrador pode fazer isso.',
  brandMissing: 'Marca não encontrada.',
  advertOfAnother: 'Este celular é de outro vendedor.',
  advertForSale: 'Só dá para destacar um celular à venda.',
  providerDown:
    'O provedor de pagamentos não responde. Nada foi cobrado. Tente de novo em um minuto.',
  disputeTooEarly:
    'O vendedor ainda tem prazo para responder à sua reclamação de garantia. Depois disso, você pode abrir uma disputa.',
  disputeOfBank: 'O banco do comprador contesta o pagamento e decide primeiro.',
  statementsLimit:
    'Você atingiu o limite de declarações. Um administrador vai decidir com base no que já foi escrito.',
  replyWithoutReview: 'Não há avaliação publicada para responder.',
  replyHidden: 'A moderação ocultou sua resposta, por isso ela não pode ser alterada.',
  claimMissing: 'Reclamação de garantia não encontrada.',
  claimOpen:
    'Você já tem uma reclamação aberta para este celular. Ela precisa terminar antes de outra.',
  claimsLimit: 'Você não pode abrir mais reclamações para este celular. Escreva ao vendedor.',
  claimSellerGone: 'O vendedor excluiu a conta, então ninguém pode responder a uma reclamação.',
  claimReversed:
    'Seu banco estornou o pagamento deste celular ou ainda está decidindo, então não há mais o que reclamar.',
  claimRefundTooHigh: 'O reembolso não pode passar do valor pago e ainda não reembolsado.',
  taskMissing: 'Tarefa não encontrada.',
  taskDone: 'Isso já foi feito.',
  taskPaysNobody: 'Esta tarefa não paga ninguém.',
  taskSending: 'O provedor pode estar enviando agora. Confira de novo em dois minutos.',
  taskBankDispute: 'Um banco contesta o pagamento. Espere a decisão dele.',
  taskAmountChanged: 'O valor mudou. Recarregue a lista.',
  taskPaidAlready: 'Parece que o provedor já pagou. Estamos verificando.',
  taskUnclear:
    'O provedor de pagamentos não responde, então não sabemos se já pagou. Tente de novo em um minuto.',
  transfersOff: 'Aqui não é possível pagar vendedores por transferência.',
  riskTrialFirst: 'Teste primeiro estes valores nos últimos {number} dias.',
  businessChanged:
    'Os dados da sua empresa foram alterados em outra aba ou em outro aparelho. Nada foi salvo.',
  checkupNone: 'Este celular não foi testado.',
  gradeNone: 'Este celular não tem grau calculado.',
  imeiNotChecked: 'O IMEI deste celular não foi conferido.',
  alarmMissing: 'Alerta não encontrado.',
  possessionNone: 'A posse não foi comprovada.',
  passportMissing: 'Passaporte do celular não encontrado.',
  passportRepairs:
    'Reparos demais foram adicionados a este celular hoje. Adicione o próximo amanhã.',
  passportImeiUnknown: 'Nenhum celular com este IMEI foi anunciado aqui.',
  passportOwn: 'Você já está registrado como dono deste celular.',
  passportClaimMissing: 'Pedido não encontrado.',
  passportPhotoFirst: 'Tire primeiro a foto com o código.',
  passportClaimDecided: 'Este pedido já foi decidido.',
} satisfies Translation<typeof sales>
