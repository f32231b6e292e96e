import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

export default {
  new_account_expensive_phone:
    'Um celular de cerca de US$ {price} ou mais, de uma conta com no máximo {accountDays} dias e sem vendas',
  far_below_fair_price: 'O preço é {shareOfFairPrice}% do preço justo ou menos',
  new_account_below_fair_price:
    'Uma conta nova sem vendas pede {shareOfFairPrice}% do preço justo ou menos',
  first_sale_above_limit: 'A primeira venda deste vendedor seria de cerca de US$ {price} ou mais',
  many_listings_of_new_account:
    '{listedToday} anúncios ou mais em um dia, de uma conta com no máximo {accountDays} dias',
  imei_of_other_model: 'O IMEI é de outro modelo que não o do anúncio',
  many_outside_offers: '{outsideOffers} mensagens ou mais em 30 dias sobre pagar fora da loja',
  chargebacks:
    'Bancos estornaram {chargebacks} pagamentos ou mais por celulares deste vendedor em seis meses',
  repeated_chargebacks:
    'Bancos estornaram {chargebacks} pagamentos ou mais por celulares deste vendedor em seis meses',
  lost_disputes: '{lostDisputes} disputas ou mais em seis meses terminaram a favor do comprador',
  removed_listings: 'A moderação removeu {removed} ou mais anúncios deste vendedor',
  network_of_banned_account: 'O vendedor entrou pela rede de uma conta suspensa',
  similar_device_of_banned_account:
    'O vendedor usa o mesmo tipo de navegador na rede de uma conta suspensa',
  device_of_banned_account: 'O vendedor entrou com o navegador de uma conta suspensa',
  address_of_banned_account: 'O vendedor tem o endereço postal de uma conta suspensa',
  payout_account_of_banned_account:
    'O vendedor tem a mesma conta de recebimento de um vendedor suspenso',
  phone_number_of_banned_account: 'O vendedor confirmou o número de telefone de uma conta suspensa',
  photos_of_banned_account: 'Uma das fotos já foi anunciada por uma conta suspensa',
  imei_of_banned_account: 'Uma conta suspensa já ofereceu o celular com este IMEI',
  banned_person_again: 'O navegador e a conta de recebimento são os dois de uma conta suspensa',
  account_in_review: 'A moderação ainda não decidiu sobre esta conta',
  shares_device: 'Entra com o navegador de uma conta suspensa',
  shares_similar_device: 'Entra com o mesmo tipo de navegador pela rede de uma conta suspensa',
  shares_payout_account: 'Tem a mesma conta de recebimento de uma conta suspensa',
} satisfies Translation<typeof risk>
