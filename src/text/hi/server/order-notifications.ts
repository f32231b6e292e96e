import type orders from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'आपने {phone} बुक किया',
      text: 'यह {payBy, select, none {} other {{payBy} तक }}आपके लिए रिज़र्व है। चुनें कि {price} का पेमेंट कैसे करना है और फ़ोन कैसे लेना है।',
    },
    seller: {
      title: '{buyer} ने आपका {phone} बुक किया',
      text: 'कीमत {price} है। यह {payBy, select, none {} other {{payBy} तक }}रिज़र्व है। पेमेंट होने पर हम आपको बताएंगे।',
    },
  },
  deliveryChanged: {
    title: '{buyer} ने {phone} की डिलीवरी बदली',
    meetUpCanceled: 'तय हुई मुलाकात रद्द हो गई।',
    payFirst: '{buyer} को अब शिपिंग चाहिए, इसलिए पहले पेमेंट करना होगा।',
    newAddress: 'इसे ऑर्डर में दिए नए पते पर भेजें।',
    pickUp: '{buyer} को अब मिलकर लेना है। जगह और समय तय करें।',
  },
  paymentSent: {
    title: '{buyer} ने बताया: {phone} का पेमेंट भेज दिया',
    text: 'अपने खाते में रेफ़रेंस {reference} के साथ {total} देखें। पैसे आते ही पेमेंट की पुष्टि करें। उससे पहले फ़ोन न सौंपें, न भेजें।',
  },
  paymentReset: {
    buyer: {
      title: '{phone} की डिलीवरी और पेमेंट फिर से चुनें',
      text: 'आपका चुना पेमेंट का तरीका अब यहां उपलब्ध नहीं है। फ़ोन अब भी {payBy, select, none {} other {{payBy} तक }}आपके लिए रिज़र्व है।',
    },
    seller: {
      title: '{buyer} को फिर से चुनना होगा: {phone}',
      text: 'उनका चुना पेमेंट का तरीका अब यहां उपलब्ध नहीं है। ट्रांसफ़र से पैसे पाने के लिए अपने अकाउंट में पेमेंट की जानकारी जोड़ें।',
    },
  },
  wrongCode: {
    title: '{phone} के लिए गलत हैंडओवर कोड डाला गया',
    text: '{seller} ने जो कोड डाला वह आपका नहीं है। अगर आप मुलाकात पर हैं तो कोड फिर से दिखाएं। नहीं तो किसी को न दें: उससे ऑर्डर पूरा हो जाता है और {seller} को पैसे मिल जाते हैं।',
  },
  handOverLocked: {
    title: '{phone} के लिए बहुत सारे गलत हैंडओवर कोड',
    staff: 'हैंडओवर लॉक है। खरीदार और विक्रेता से पूछें कि क्या हुआ, फिर ऑर्डर में कोड के नए मौके दें।',
    party: 'एडमिन के देखने तक हैंडओवर लॉक है। अगर आप मुलाकात पर हैं तो हमें मदद के लिए लिखें।',
  },
  handOverUnlocked: {
    title: '{phone} का हैंडओवर फिर से खुल गया',
    buyer: '{seller} की ओर से आपका कोड फिर से डाला जा सकता है। कोड तभी दें जब फ़ोन आपके हाथ में हो।',
    seller: 'आप खरीदार का हैंडओवर कोड फिर से डाल सकते हैं।',
  },
  cancellationRequested: {
    title: '{buyer} ने {phone} का ऑर्डर रद्द करने को कहा',
    text: '{shipBy, select, none {} other {{shipBy} तक }}मान लें या मना करें। तब तक न जवाब दिया और न फ़ोन भेजा, तो ऑर्डर रद्द होगा और रिफ़ंड हो जाएगा।',
  },
  cancellationDeclined: {
    title: '{seller} ने {phone} रद्द करने से मना किया',
    text: 'ऑर्डर आगे बढ़ेगा।',
  },
  refundConfirmed: {
    title: 'रिफ़ंड की पुष्टि हुई: {phone}',
    text: '{buyer} ने पुष्टि की कि आपने {refund} लौटा दिए।',
  },
  refundReminder: {
    seller: {
      title: 'क्या आपने {phone} के पैसे {buyer} को लौटाए?',
      text: '{buyer} ने {refund} के रिफ़ंड की पुष्टि नहीं की है। पैसे अभी लौटाएं। लौटा दिए हों तो {buyer} से ऑर्डर में पुष्टि करने को कहें।',
    },
    buyer: {
      title: 'क्या {phone} का रिफ़ंड आ गया?',
      text: '{seller} को आपके {refund} लौटाने हैं। मिल गए हों तो ऑर्डर में पुष्टि करें। नहीं तो {seller} को मैसेज करें। उससे बात न बने तो संपर्क पेज पर हमें लिखें और ऑर्डर नंबर {reference} बताएं।',
    },
  },
  paid: {
    buyer: { title: 'आपने {phone} के लिए {total} का पेमेंट किया' },
    buyerOutside: { title: '{phone} का आपका पेमेंट {seller} को मिल गया' },
    seller: { title: '{buyer} ने आपके {phone} का पेमेंट किया', text: 'हमें {total} मिल गए।' },
    sellerOutside: { text: 'आपको {total} मिल गए हैं।' },
    meetBuyer: 'मिलने की जगह तय करें। कोड तभी दें जब फ़ोन जांच लिया हो।',
    meetSeller: 'मिलने की जगह तय करें। फ़ोन जांचने के बाद {buyer} से आपको कोड मिलेगा।',
    shipBuyer: 'फ़ोन {shipBy, select, none {} other {{shipBy} तक }}{seller} की ओर से भेजा जाएगा।',
    shipSeller: 'फ़ोन {shipBy, select, none {} other {{shipBy} तक }}भेज दें।',
  },
  shipped: {
    title: '{phone} भेज दिया गया है',
    text: '{seller} ने इसे {carrier} से भेजा, ट्रैकिंग नंबर {tracking}। मिलने पर ऑर्डर में “फ़ोन पहुंच गया” चुनें। फिर उसे जांचने के लिए आपको {checkDays, plural, one {{checkDaysShown} दिन} other {{checkDaysShown} दिन}} मिलेंगे।',
  },
  shipmentCorrected: {
    title: '{phone} का नया ट्रैकिंग नंबर',
    text: '{seller} ने इसे बदलकर यह किया: {carrier}, {tracking}।',
  },
  delivered: {
    seller: {
      title: 'आपका {phone} पहुंच गया',
      text: 'फ़ोन {buyer} की जांच में है। कोई समस्या नहीं बताई गई तो सौदा {checkBy, select, none {} other {{checkBy} को }}अपने-आप पूरा हो जाएगा।',
    },
    buyer: {
      title: '{phone} का पहुंचना दर्ज हुआ',
      text: '{checkBy, select, none {} other {{checkBy} तक }}फ़ोन जांच लें, फिर पुष्टि करें कि सब ठीक है, या समस्या की रिपोर्ट करें।',
    },
  },
  completed: {
    buyer: { title: '{phone} की आपकी खरीदारी पूरी हुई' },
    seller: { title: 'आपका {phone} बिक गया', text: 'सौदा पूरा हुआ।' },
    restIsYours: 'बाकी आपके हैं।',
    reviewSeller: 'कैसा रहा? {seller} का रिव्यू लिखें।',
    reviewBuyer: 'कैसा रहा? {buyer} का रिव्यू लिखें।',
    warranty: { title: '{phone} का वारंटी विवाद खत्म हुआ' },
    noRefund: '{buyer} को रिफ़ंड नहीं मिलेगा।',
  },
  canceled: {
    title: 'बुकिंग रद्द हुई: {phone}',
    byBuyer: '{buyer} ने बुकिंग रद्द की।',
    notCharged: 'आपके पैसे नहीं कटे।',
  },
  expired: {
    buyer: {
      title: '{phone} की आपकी बुकिंग का समय खत्म हुआ',
      text: 'समय पर पेमेंट नहीं हुआ। अगर फ़ोन अब भी उपलब्ध है तो आप उसे फिर से बुक कर सकते हैं।',
    },
    seller: { title: '{phone} की बुकिंग का समय खत्म हुआ', text: 'समय पर पेमेंट नहीं हुआ।' },
  },
  refunded: {
    buyer: { title: '{phone} के पैसे आपको वापस मिलेंगे' },
    returned: { title: '{phone} वापस आ गया, {buyer} को रिफ़ंड मिलेगा' },
    warranty: { title: '{buyer} को {phone} का रिफ़ंड मिलेगा' },
    seller: { title: '{phone} की बिक्री रद्द हुई' },
  },
  promise: {
    buyer:
      'जिस तरीके से आपने पेमेंट किया था, उसी में {refund, select, none {{total}} other {{refund}}} लौटा दिए जाएंगे।',
    seller: '{buyer} को {refund, select, none {{total}} other {{refund}}} लौटा दिए जाएंगे।',
    buyerOutside:
      '{seller} को आपके {refund, select, none {{total}} other {{refund}}} लौटाने हैं। मिल जाने पर ऑर्डर में पुष्टि करें।',
    sellerOutside:
      '{buyer} को {refund, select, none {{total}} other {{refund}}} लौटाएं। उन्हें ऑर्डर में पुष्टि करनी है।',
  },
  phone: {
    forSale: 'आपका फ़ोन फिर से बिक्री पर है।',
    paused: 'आपका विज्ञापन रुका हुआ है। फ़ोन बेचने के लिए उसे फिर से चालू करें।',
  },
  why: {
    reason: 'वजह: {reason}',
    accountDeleted: 'उनका अकाउंट डिलीट कर दिया गया।',
    buyerGone: '{buyer} का अकाउंट बंद हो गया।',
    sellerGone: '{seller} का अकाउंट बंद हो गया।',
    takenDown: 'मॉडरेटर ने विज्ञापन हटा दिया।',
    cancellationAccepted: '{seller} ने रद्द करने की रिक्वेस्ट मान ली।',
    cancellationUnanswered: '{seller} ने रद्द करने की रिक्वेस्ट का जवाब नहीं दिया।',
    returnUnconfirmed: 'वापसी की समय पर पुष्टि नहीं हुई, इसलिए फ़ोन मिला हुआ माना जाएगा।',
    returned: 'फ़ोन {seller} को वापस मिल गया।',
    undecided: 'विवाद का समय पर फ़ैसला नहीं हुआ।',
    notShipped: 'फ़ोन समय पर नहीं भेजा गया।',
    notHandedOver: 'फ़ोन समय पर नहीं सौंपा गया।',
  },
  meetUpProposed: {
    title: '{other} ने मिलने की जगह सुझाई',
    text: '{phone} के लिए: {place}, {when}। मान लें, या कोई और जगह या समय सुझाएं।',
  },
  meetUpAgreed: {
    title: '{phone} के लिए मुलाकात पक्की हुई',
    text: '{other} से यहां मिलना है: {place}, {when}।',
  },
  reminder: {
    arrived: {
      title: 'क्या आपका {phone} पहुंच गया?',
      text: 'इसे भेजे हुए {arrivalWeeks, plural, one {{arrivalWeeksShown} हफ़्ता हो गया} other {{arrivalWeeksShown} हफ़्ते हो गए}}। “फ़ोन पहुंच गया” चुनें, या समस्या की रिपोर्ट करें।',
    },
    paymentSeller: {
      title: 'क्या आपके {phone} का पेमेंट आ गया?',
      text: '{buyer} ने बताया है कि रेफ़रेंस {reference} के साथ {total} भेज दिए। पुष्टि करें, या पैसे न आएं तो विवाद खोलें।',
    },
    paymentBuyer: {
      title: '{seller} ने {phone} के पेमेंट की पुष्टि नहीं की',
      text: 'देख लें कि आपके बैंक ने पैसे भेजे हैं, और विक्रेता को मैसेज करें। उससे बात न बने तो विवाद खोलें और फ़ैसला एडमिन करेंगे।',
    },
    paymentStaff: {
      title: 'पेमेंट की पुष्टि नहीं हुई: {phone}',
      text: '{buyer} को पेमेंट भेजने की बात बताए कम से कम {paymentDays, plural, one {{paymentDaysShown} कामकाजी दिन हो गया} other {{paymentDaysShown} कामकाजी दिन हो गए}}, और {seller} ने जवाब नहीं दिया। उन्हें मैसेज करें, या फ़ैसला करने के लिए विवाद खोलें।',
    },
    chooseDelivery: {
      title: 'चुनें कि {phone} कैसे लेना है',
      text: 'पेमेंट हो चुका है। {seller} से मिलना या फ़ोन मंगवाना चुनें। नहीं तो {shipBy, select, none {} other {{shipBy} को }}आपको रिफ़ंड मिल जाएगा।',
    },
    answerCancellation: {
      title: '{buyer} को जवाब दें: {phone} रद्द करना है?',
      text: '{shipBy, select, none {} other {{shipBy} तक }}मान लें या मना करें। नहीं तो ऑर्डर रद्द होगा और रिफ़ंड हो जाएगा।',
    },
    acceptMeetUp: {
      title: '{other} को {phone} पर आपके जवाब का इंतज़ार है',
      text: 'मिलने की जगह और समय सुझाया गया है। मान लें, या कोई और जगह या समय सुझाएं। नहीं तो {shipBy, select, none {} other {{shipBy} को }}खरीदार को रिफ़ंड मिल जाएगा।',
    },
    ship: {
      title: '{buyer} को आपके {phone} का इंतज़ार है',
      text: 'पेमेंट हो चुका है। फ़ोन {shipBy, select, none {} other {{shipBy} तक }}भेज दें। नहीं तो खरीदार को रिफ़ंड मिल जाएगा।',
    },
    handOver: {
      title: '{buyer} को आपके {phone} का इंतज़ार है',
      text: 'पेमेंट हो चुका है। फ़ोन {shipBy, select, none {} other {{shipBy} तक }}सौंप दें। नहीं तो खरीदार को रिफ़ंड मिल जाएगा।',
    },
    answerBank: {
      title: 'बैंक की आपत्ति अब भी बाकी है: {phone}',
      text: 'खरीदार के बैंक के फ़ैसले तक ऑर्डर रुका हुआ है। पेमेंट कंपनी के पास मामला देखें।',
    },
    decideForBanned: {
      title: 'फ़ैसला चाहिए: {phone}',
      text: 'खरीदार का अकाउंट बंद है, इसलिए वहां से ऑर्डर की पुष्टि नहीं हो सकती। तय करें कि ऑर्डर कैसे खत्म हो।',
    },
    notDelivered: {
      title: 'पहुंचने की पुष्टि नहीं हुई: {phone}',
      text: 'इसे भेजे हुए कम से कम {staffWeeks, plural, one {{staffWeeksShown} हफ़्ता हो गया} other {{staffWeeksShown} हफ़्ते हो गए}} और किसी ने पहुंचने की पुष्टि नहीं की। पता करें, फिर “फ़ोन पहुंच गया” चुनें या विवाद खोलें।',
    },
  },
} satisfies Translation<typeof orders>
