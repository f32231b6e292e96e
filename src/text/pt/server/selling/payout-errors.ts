import type payoutErrors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'Esperando você configurar os repasses',
  shopCheck: 'Esperando uma verificação da loja',
  bankAccount: 'Uma conta bancária',
  providerTerms: 'Aceitar os termos do provedor',
  proofOfIdentity: 'Um documento de identidade',
  detailsYou: 'Dados sobre você',
  detailsCompany: 'Dados sobre sua empresa',
  detailsRepresentative: 'Dados de quem representa sua empresa',
  whatYouSell: 'O que você vende',
  personOrCompany: 'Se você é pessoa física ou empresa',
  furtherDetails: 'Outros dados',
  severalDisputed:
    'Várias das suas vendas estão em disputa. Você recebe quando as disputas forem decididas.',
  saleChecked: 'A loja verifica esta venda antes do repasse.',
  accountChanged:
    'Sua conta de recebimento foi alterada. Depois disso os repasses ficam parados por um tempo.',
  manySales: 'Muitas vendas em um dia de um vendedor novo: a loja as verifica antes do repasse.',
  firstSales: 'O repasse das suas primeiras {number} vendas demora mais: {time} além do normal.',
  sellersFirstSales:
    'O repasse das primeiras {number} vendas de um vendedor demora mais: {time} além do normal.',
  sellerDisputed: 'Várias vendas deste vendedor estão em disputa. O repasse aguarda as decisões.',
  sellerAccountChanged:
    'O vendedor mudou a conta de repasse. Depois disso, os repasses ficam retidos por um tempo.',
  noSetup: 'O vendedor não configurou os repasses.',
  providerMissing: 'O provedor não está configurado.',
  bankDisputes: 'O banco contesta o pagamento.',
  paidLater: 'O repasse é feito mais tarde.',
  payAtMeeting: 'Aqui os compradores pagam no encontro, então não há o que repassar.',
  providerRefuses: 'O provedor de pagamentos não pode abrir uma conta para você.',
  providerSilent: 'O provedor de pagamentos não responde. Tente de novo em um minuto.',
} satisfies Translation<typeof payoutErrors>
