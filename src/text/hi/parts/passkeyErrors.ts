import type passkeyErrors from '../../en/parts/passkeyErrors.ts'
import type { Translation } from '../../translation.ts'

export default {
  canceled: 'पासकी इस्तेमाल नहीं हुई। इसे रोका गया, या बहुत देर लगी। फिर से कोशिश करें।',
  exists: 'इस डिवाइस पर आपके अकाउंट की पासकी पहले से है।',
  address: 'इस पते पर पासकी नहीं चलती। शॉप को उसके हमेशा वाले पते पर खोलें।',
  unable: 'यह डिवाइस पासकी नहीं बना सकता।',
  noLock: 'यह डिवाइस पासकी नहीं बना सकता: इस पर स्क्रीन लॉक, फ़िंगरप्रिंट या पिन नहीं है।',
  insecure: 'पासकी सिर्फ़ https पर चलती है। शॉप को https वाले पते पर खोलें, या किसी और तरीके से लॉगिन करें।',
  unsupported: 'इस ब्राउज़र में पासकी नहीं चलती। किसी और तरीके से लॉगिन करें।',
} satisfies Translation<typeof passkeyErrors>
