import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'Vor- und Nachname',
  line1: 'Straße und Hausnummer',
  line2: 'Adresszusatz, Etage, Firma',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  region: 'Bundesland oder Region',
  country: 'Land',
  chooseCountry: 'Land wählen',
  phone: 'Telefonnummer',
  phoneHelp: 'Nur für den Paketdienst.',
  required: {
    name: 'Geben Sie den Namen ein',
    line1: 'Geben Sie Straße und Hausnummer ein',
    city: 'Geben Sie den Ort ein',
    country: 'Wählen Sie ein Land',
  },
} satisfies Translation<typeof address>
