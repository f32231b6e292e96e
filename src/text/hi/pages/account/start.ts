import type start from '../../../en/pages/account/start.ts'
import type { Translation } from '../../../translation.ts'

export default {
  welcome: 'नमस्ते, {name}',
  lead: {
    Buyer: 'आपकी बुकिंग और आपका अगला फ़ोन।',
    Seller: 'आपके फ़ोन, बिक्री और बुकिंग।',
    admin: 'शॉप, उसके लोग और पैसे।',
    moderator: 'रिपोर्ट, विज्ञापन और अकाउंट।',
    support: 'सवाल, ऑर्डर और विवाद।',
    finance: 'पेमेंट, पेआउट और टैक्स।',
  },
  next: 'आगे क्या करना है',
  loadingNext: 'लोड हो रहा है कि आगे क्या करना है',
  yourTurn: 'आपकी बारी',
  failed: {
    orders: 'आपके ऑर्डर लोड नहीं हुए।',
    sales: 'आपकी बिक्री लोड नहीं हुई।',
    offers: 'आपके ऑफ़र लोड नहीं हुए।',
    phones: 'आपके फ़ोन लोड नहीं हुए।',
  },
  answerOffer: '{price} के ऑफ़र का जवाब दें',
  changeListings: '{count, plural, one {{shown} विज्ञापन बदलें} other {{shown} विज्ञापन बदलें}}',
  changeWhy: 'खरीदारों को दिखाने से पहले मॉडरेटर ने बदलाव करने को कहा है',
  empty: 'अभी आपको कुछ नहीं करना है',
  emptyBuyer: 'फ़ोन बुक करने पर उसका अगला कदम यहां दिखेगा।',
  emptySeller: 'बिक्री, ऑफ़र और मॉडरेटर के मांगे बदलाव यहां दिखेंगे।',
  someOf: '{total} में से {shown}',
  showAll: 'सभी {total} दिखाएँ',
  drops: 'कीमत घटी',
  loweredTo: 'अब {price}, सेव करते समय से {amount} कम',
  unread: 'नए मैसेज',
  more: 'और',
  days: 'पिछले 30 दिन',
  analytics: 'मेरे आंकड़े देखें',
  figure: {
    sales: 'बिक्री',
    gross: 'बिक्री की रकम',
    views: 'कितनी बार देखा गया',
    onItsWay: 'रास्ते में',
  },
  before: 'उससे पहले के 30 दिनों में {value}',
  fromSales:
    '{count, plural, one {{shown} बिक्री से, फ़ीस के बाद।} other {{shown} बिक्रियों से, फ़ीस के बाद।}}',
  find: {
    title: 'फ़ोन ढूंढें',
    pick_up: 'फ़ोन बुक करें, और मिलने तक वह आपके लिए रखा जाएगा।',
    shipping: 'फ़ोन बुक करें, और वह आपके लिए रखा जाएगा।',
  },
  sell: {
    title: 'फ़ोन बेचें',
    text: 'विक्रेता की शर्तें मानें और विज्ञापन डालें। आपके ऑर्डर वैसे ही रहेंगे।',
  },
  add: { title: 'फ़ोन बेचें' },
  phones: { title: 'बिक्री के लिए फ़ोन', all: 'मेरे फ़ोन देखें' },
} satisfies Translation<typeof start>
