import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'पेमेंट का तरीका',
  question: 'पेमेंट कैसे करना है?',
  online: {
    label: 'अभी ऑनलाइन पेमेंट',
    demo: 'इसमें डेमो कार्ड चलता है: असली पैसे नहीं कटते।',
    help: 'फ़ोन मिलने तक आपके पैसे हमारे पास रहते हैं। पेमेंट के लिए आपके पास {count, plural, one {{shown} मिनट} other {{shown} मिनट}} हैं।',
    hold: 'बिना पेमेंट किए चले जाने पर भी फ़ोन <time></time> तक आपके लिए रिज़र्व रहेगा।',
    go: 'पेमेंट पर जाएं',
  },
  transfer: {
    label: 'ट्रांसफ़र से पेमेंट',
    help: 'आप <name></name> को इस शॉप से बाहर पेमेंट करते हैं, जैसे बैंक ट्रांसफ़र से, और पैसे हमारे पास नहीं रहते।',
    before: '<time></time> से पहले भेजें।',
    go: 'पेमेंट की जानकारी देखें',
  },
  meet_up: {
    label: 'मुलाकात पर पेमेंट',
    help: 'फ़ोन चलाकर देखें, विक्रेता को पेमेंट करें, फिर उन्हें अपना कोड दें।',
    go: 'मुलाकात पर पेमेंट करें',
  },
  busy: 'आगे बढ़ रहे हैं',
} satisfies Translation<typeof payment>
