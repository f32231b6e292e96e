import type facts from '../../../en/pages/phone/facts.ts'
import type { Translation } from '../../../translation.ts'

export default {
  detail: {
    storageGb: 'स्टोरेज',
    color: 'रंग',
    grade: 'ग्रेड',
    used: 'इस्तेमाल',
    batteryPercent: 'बैटरी हेल्थ',
  },
  listed: 'डाला गया',
  percent: '{shown}%',
  grade: { A: 'A, नए जैसा', B: 'B, अच्छा', C: 'C, ठीक-ठाक', D: 'D, काफ़ी घिसा' },
  gradeMeaning: {
    A: 'आम रोशनी में एक हाथ की दूरी से कोई निशान नहीं दिखता। सब कुछ चलता है।',
    B: 'एक हाथ की दूरी से हल्के निशान दिखते हैं, पर स्क्रीन चालू होने पर कोई नहीं दिखता। सब कुछ चलता है।',
    C: 'स्क्रीन चालू होने पर भी दिखने वाली खरोंचें, डेंट, कमज़ोर बैटरी, या कैमरा जैसा कोई एक हिस्सा जो नहीं चलता।',
    D: 'दरारें या मुड़े हुए हिस्से, खत्म हो चुकी बैटरी, या चार्जिंग जैसी कोई ज़रूरी चीज़ जो नहीं चलती।',
  },
  notGraded: 'विक्रेता ने इसकी कंडीशन के सवालों के जवाब नहीं दिए हैं।',
  every: 'हर {name} में',
  allAbout: '{name} के बारे में सब कुछ',
  recent: {
    title: 'हाल में देखे गए',
    clear: 'सब हटाएं',
  },
  model: {
    announced: 'लॉन्च',
    os: 'लॉन्च के समय सिस्टम',
    chipset: 'चिप',
    display: 'डिस्प्ले',
    camera: 'मेन कैमरा',
    battery: 'बैटरी',
    memory: 'रैम',
    storage: 'स्टोरेज',
    colors: 'रंग',
    launchPrice: 'लॉन्च के समय कीमत ({currency})',
    updates: 'सिक्योरिटी अपडेट कब तक',
    inches: '{size} इंच',
    megapixels: '{size} MP',
    milliampereHours: '{size} mAh',
  },
  afterSale: {
    title: 'वापसी और वारंटी',
    returns: 'वापसी',
    returnsNone: 'नहीं',
    returnsBuyer: '{shown} दिन के अंदर, वापस भेजने का खर्च खरीदार का',
    returnsSeller: '{shown} दिन के अंदर, वापस भेजने का खर्च विक्रेता का',
    warranty: 'वारंटी',
    warrantyNone: 'नहीं',
    noReturns: 'वापसी नहीं',
    noReturnsText: 'फ़ोन लेने से पहले जांच लें: मन बदल जाने पर इसे लौटाया नहीं जा सकता।',
    returnsWithin: '{count, plural, one {{shown} दिन} other {{shown} दिन}} के अंदर वापसी',
    returnsText:
      'जिस दिन फ़ोन आपको मिले, उस दिन से गिनती होती है। सारे सामान के साथ, जिस हालत में मिला था उसी में, डेटा मिटाकर और सभी अकाउंट से साइन आउट करके भेजें।',
    postage: {
      buyer: 'वापस भेजने का खर्च आपका है।',
      seller: 'वापस भेजने का खर्च विक्रेता का है।',
    },
    noWarranty: 'वारंटी नहीं',
    warrantyFor: '{count, plural, one {{shown} महीने} other {{shown} महीने}} की वारंटी',
    warrantyText:
      'यह वारंटी विक्रेता की है, और जिस दिन फ़ोन आपको मिले उस दिन से शुरू होती है। कुछ खराब हो जाए तो अपने ऑर्डर में क्लेम करें। विक्रेता को {count, plural, one {{shown} दिन} other {{shown} दिन}} में जवाब देना है; आप दोनों में सहमति न बने तो इस शॉप के एडमिन फ़ैसला करेंगे।',
    months: '{count, plural, one {{shown} महीना} other {{shown} महीने}}',
  },
  tray: {
    label: 'तुलना के लिए फ़ोन',
    remove: '{name} को तुलना से हटाएं',
    thisPhone: 'यह फ़ोन',
    compare: '{shown} की तुलना करें',
    add: 'तुलना के लिए {shown} और जोड़ सकते हैं',
  },
} satisfies Translation<typeof facts>
