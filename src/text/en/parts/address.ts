/** The fields of a postal address. */
export default {
  name: 'Full name',
  line1: 'Street and number',
  line2: 'Apartment, floor, company',
  postalCode: 'Postal code',
  city: 'City',
  region: 'State or region',
  country: 'Country',
  chooseCountry: 'Choose a country',
  phone: 'Phone number',
  phoneHelp: 'Only for the carrier.',
  required: {
    name: 'Name is required',
    line1: 'Street and number are required',
    city: 'City is required',
    country: 'Country is required',
  },
} as const
