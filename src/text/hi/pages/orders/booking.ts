import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'डिलीवरी',
  question: 'फ़ोन कैसे लेना है?',
  required: 'सेल्फ़ पिकअप या शिपिंग चुनें',
  pickUp: {
    label: 'मिलकर लें',
    help: '<name></name> से मिलें और फ़ोन चलाकर देखें।',
    helpPaid: '<name></name> से मिलें और फ़ोन चलाकर देखें, उसके बाद ही आपके पैसे उन्हें मिलेंगे।',
    only: 'फ़ोन <name></name> से मिलकर लें।',
    notShipped: 'इसे भेजा नहीं जा सकता, क्योंकि यहां भेजने से पहले पेमेंट करने का कोई तरीका नहीं है।',
  },
  shipping: {
    label: 'मुझे भेजें',
    help: 'भेजे जाने से पहले पेमेंट करना है, और जांचने के लिए आपको {count, plural, one {{shown} दिन} other {{shown} दिन}} मिलते हैं।',
    only: 'यह फ़ोन <name></name> की ओर से भेजा जाता है। इसे मिलकर नहीं लिया जा सकता।',
    notPayable:
      'यह फ़ोन सिर्फ़ भेजा जाता है, और यहां भेजने से पहले पेमेंट करने का कोई तरीका नहीं है। विक्रेता को मैसेज करें या बुकिंग रद्द करें।',
  },
  privacy:
    'पेमेंट के बाद {name} को आपका पता दिखता है। ऑर्डर खत्म होने के {count, plural, one {{shown} दिन} other {{shown} दिन}} बाद हम उसे मिटा देते हैं।',
  saved: 'सेव किए पते',
  save: 'यह पता दूसरे ऑर्डर के लिए सेव करें',
  notSaved: 'पता दूसरे ऑर्डर के लिए सेव नहीं हो पाया।',
  cost: {
    none: '<name></name> की ओर से यहां शिपिंग नहीं है: {place}।',
    free: '{place}: शिपिंग मुफ़्त',
    amount: '{place}: शिपिंग {amount}',
    total: 'कुल {amount} देने हैं।',
    handling:
      'पेमेंट के बाद {count, plural, one {{shown} कामकाजी दिन} other {{shown} कामकाजी दिनों}} में भेजा जाएगा।',
  },
  shipHere: 'इस पते पर भेजें',
  go: 'आगे बढ़ें',
  busy: 'सेव हो रहा है',
} satisfies Translation<typeof booking>
