import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'विक्रेताओं को दिए आपके ऑफ़र। विक्रेता के मान लेने पर फ़ोन आपके लिए बुक हो जाता है।',
  leadSeller:
    'आपके फ़ोन के लिए आए ऑफ़र, और दूसरे विक्रेताओं को दिए आपके ऑफ़र। मान लेने पर फ़ोन उस खरीदार के लिए बुक हो जाता है।',
  things: 'ऑफ़र',
  emptyBuyer: 'आपने अभी कोई ऑफ़र नहीं दिया है',
  emptySeller: 'अभी कोई ऑफ़र नहीं',
  howBuyer:
    'कोई फ़ोन खोलें और “ऑफ़र दें” चुनें। विक्रेता के पास जवाब के लिए {count, plural, one {{shown} घंटा होता है} other {{shown} घंटे होते हैं}}।',
  howSeller:
    'खरीदार एक फ़ोन के लिए {offers} ऑफ़र तक दे सकते हैं। हर एक का जवाब देने के लिए आपके पास {count, plural, one {{shown} घंटा होता है} other {{shown} घंटे होते हैं}}।',
  browse: 'फ़ोन देखें',
  products: 'मेरे फ़ोन देखें',
  open: 'खुले ऑफ़र',
  noneOpen: 'कोई खुला ऑफ़र नहीं।',
  closed: 'बंद ऑफ़र',
  with: {
    seller: 'विक्रेता: <name></name>',
    buyer: 'खरीदार: <name></name>',
  },
  share: '{price} का {percent}%',
  youGet: 'आपको {amount} मिलेंगे',
  validUntil: 'ऑफ़र का आखिरी समय:',
  state: {
    waiting: 'जवाब का इंतज़ार',
    yours: 'आपको जवाब देना है',
    accepted: 'मान लिया गया',
    countered: 'जवाबी ऑफ़र दिया गया',
    declined: 'नहीं माना गया',
    withdrawn: 'वापस लिया गया',
    expired: 'समय खत्म',
    superseded: 'बंद',
  },
  view: 'ऑर्डर देखें',
  withdraw: 'ऑफ़र वापस लें',
  withdrawing: 'वापस लिया जा रहा है',
  decline: 'मना करें',
  declining: 'दर्ज हो रहा है',
  counter: 'जवाबी ऑफ़र',
  again: 'नया ऑफ़र दें',
  accept: 'मान लें',
  accepting: 'दर्ज हो रहा है',
  acceptSeller:
    'इससे <phone></phone> {price} में <buyer></buyer> के लिए बुक हो जाएगा और इसके बाकी सभी ऑफ़र बंद हो जाएंगे।',
  acceptBuyer:
    'इससे <phone></phone> {price} में बुक हो जाएगा। यह {count, plural, one {{shown} घंटे} other {{shown} घंटे}} तक आपके लिए रिज़र्व रहेगा।',
  done: {
    accept: 'ऑफ़र मान लिया। फ़ोन बुक हो गया',
    decline: 'ऑफ़र को मना कर दिया',
    withdraw: 'ऑफ़र वापस ले लिया',
    counter:
      'जवाबी ऑफ़र भेज दिया। खरीदार के पास जवाब के लिए {count, plural, one {{shown} घंटा है} other {{shown} घंटे हैं}}',
  },
  form: {
    title: 'जवाबी ऑफ़र दें',
    lead: '<buyer></buyer> ने <phone></phone> के लिए <price></price> का ऑफ़र दिया है। आपका जवाबी ऑफ़र उसकी जगह ले लेगा और {count, plural, one {{shown} घंटे} other {{shown} घंटे}} तक चलेगा।',
    price: 'आपकी कीमत',
    required: 'कीमत डालें',
    send: 'जवाबी ऑफ़र भेजें',
    sending: 'भेजा जा रहा है',
  },
} satisfies Translation<typeof offers>
