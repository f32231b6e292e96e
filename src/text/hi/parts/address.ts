import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'पूरा नाम',
  line1: 'मकान नंबर और सड़क',
  line2: 'फ़्लैट, मंज़िल, कंपनी',
  postalCode: 'पिन कोड',
  city: 'शहर',
  region: 'राज्य या इलाका',
  country: 'देश',
  chooseCountry: 'देश चुनें',
  phone: 'फ़ोन नंबर',
  phoneHelp: 'सिर्फ़ कूरियर के लिए।',
  required: {
    name: 'नाम डालें',
    line1: 'मकान नंबर और सड़क डालें',
    city: 'शहर डालें',
    country: 'देश चुनें',
  },
} satisfies Translation<typeof address>
