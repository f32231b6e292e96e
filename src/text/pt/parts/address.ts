import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'Nome completo',
  line1: 'Rua e número',
  line2: 'Complemento',
  postalCode: 'CEP ou código postal',
  city: 'Cidade',
  region: 'Estado ou região',
  country: 'País',
  chooseCountry: 'Escolha um país',
  phone: 'Telefone',
  phoneHelp: 'Só para a transportadora.',
  required: {
    name: 'Informe seu nome completo',
    line1: 'Informe a rua e o número',
    city: 'Informe a cidade',
    country: 'Escolha um país',
  },
} satisfies Translation<typeof address>
