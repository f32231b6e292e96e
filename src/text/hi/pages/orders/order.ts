import type order from '../../../en/pages/orders/order.ts'
import type { Translation } from '../../../translation.ts'
import handOver from '../../parts/handOver.ts'

export default {
  handOver,
  state: {
    awaiting_payment: 'पेमेंट बाकी',
    payment_sent: 'पेमेंट भेजा गया',
    payment_disputed: 'पेमेंट पर विवाद',
    paid: 'पेमेंट हो गया',
    shipped: 'रास्ते में',
    delivered: 'पहुंच गया',
    disputed: 'विवाद में',
    completed: 'पूरा हुआ',
    return_requested: 'वापसी मांगी गई',
    return_approved: 'लौटाना है',
    return_sent: 'वापस आ रहा है',
    cancelled: 'रद्द हुआ',
    expired: 'समय खत्म',
    refunded: 'रिफ़ंड हुआ',
  },
  until: '<time></time> तक',
  paidBy: {
    meet_up: 'मुलाकात पर',
    online: 'ऑनलाइन',
    transfer: 'ट्रांसफ़र से',
    open: 'अभी चुना नहीं',
  },
  returns: {
    none: 'नहीं',
    buyer: '{days, plural, one {{shown} दिन} other {{shown} दिन}} के अंदर, वापस भेजने का खर्च खरीदार का',
    seller:
      '{days, plural, one {{shown} दिन} other {{shown} दिन}} के अंदर, वापस भेजने का खर्च विक्रेता का',
  },
  warranty: {
    none: 'नहीं',
    months: '{count, plural, one {{shown} महीना} other {{shown} महीने}}',
    with: '{time}: <words></words>',
  },
  disputeReason: {
    payment_not_received: 'पेमेंट नहीं पहुंचा',
    payment_not_confirmed: 'पेमेंट की पुष्टि नहीं हुई',
    return_not_accepted: 'वापसी नहीं ली जा रही',
    return_not_as_sold: 'वैसा नहीं लौटा जैसा बेचा था',
    warranty_not_honored: 'वारंटी नहीं निभाई',
    not_as_described: 'जैसा बताया था वैसा नहीं',
    does_not_work: 'चलता नहीं',
    wrong_phone: 'गलत फ़ोन',
    not_arrived: 'नहीं पहुंचा',
    locked_or_listed: 'लॉक है',
    other: 'कुछ और',
  },
  listing: {
    yours: 'आपके बुक करते समय का विज्ञापन',
    theirs: '{buyer} के बुक करते समय का विज्ञापन',
    loading: 'विज्ञापन लोड हो रहा है',
    none: 'बुकिंग के समय के इस विज्ञापन की कॉपी हमारे पास नहीं है।',
  },
  shipment: {
    shipped: '<carrier></carrier>, <time></time> को भेजा गया',
    track: 'पार्सल ट्रैक करें',
    newTab: '(नए टैब में खुलेगा)',
  },
  parcel: {
    carrier: 'कूरियर',
    tracking: 'ट्रैकिंग नंबर',
    trackingHelp: 'यह आपकी कूरियर की रसीद पर मिलेगा।',
    copyTracking: 'ट्रैकिंग नंबर',
    copyAddress: 'पता',
    carrierRequired: 'कूरियर डालें',
    trackingRequired: 'ट्रैकिंग नंबर डालें',
    trackingInvalid: '{min} से {max} अक्षरों और अंकों का ट्रैकिंग नंबर डालें',
  },
  timeLeft: {
    left: '{time} बाकी',
    days: '{count, plural, one {{shown} दिन} other {{shown} दिन}}',
    hours: '{count, plural, one {{shown} घंटा} other {{shown} घंटे}}',
    minutes: '{count, plural, one {{shown} मिनट} other {{shown} मिनट}}',
    both: '{large} {small}',
  },
} satisfies Translation<typeof order>
