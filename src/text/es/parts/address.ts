import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'Nombre y apellidos',
  line1: 'Calle y número',
  line2: 'Piso, puerta, empresa',
  postalCode: 'Código postal',
  city: 'Ciudad',
  region: 'Provincia o estado',
  country: 'País',
  chooseCountry: 'Elige un país',
  phone: 'Número de teléfono',
  phoneHelp: 'Solo para el transportista.',
  required: {
    name: 'Escribe tu nombre y apellidos',
    line1: 'Escribe la calle y el número',
    city: 'Escribe la ciudad',
    country: 'Elige un país',
  },
} satisfies Translation<typeof address>
