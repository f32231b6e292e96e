import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'Prénom et nom',
  line1: 'Numéro et rue',
  line2: 'Complément, étage, société',
  postalCode: 'Code postal',
  city: 'Ville',
  region: 'Région ou province',
  country: 'Pays',
  chooseCountry: 'Choisir un pays',
  phone: 'Numéro de téléphone',
  phoneHelp: 'Uniquement pour le transporteur.',
  required: {
    name: 'Saisissez le nom',
    line1: 'Saisissez le numéro et la rue',
    city: 'Saisissez la ville',
    country: 'Choisissez un pays',
  },
} satisfies Translation<typeof address>
