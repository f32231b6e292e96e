import type sheet from '../../../en/pages/phone/sheet.ts'
import type { Translation } from '../../../translation.ts'

export default {
  pageTitle: '{name}: पर्चा',
  back: 'फ़ोन पर वापस जाएं',
  print: 'प्रिंट करें',
  code: '{name} का पेज खोलने वाला QR कोड',
  scan: 'फ़ोटो, जांच और आज की कीमत के लिए स्कैन करें',
  book: '{shop} पर बुक करें। जब तक आप तय न करें, पेमेंट नहीं करना है।',
} satisfies Translation<typeof sheet>
