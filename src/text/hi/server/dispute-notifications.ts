import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer} के मुताबिक {phone} वैसा नहीं जैसा बताया था',
      text: 'उनके जवाबों से ग्रेड {grade} बनता है। देखें कि फ़र्क कहां है और उन्हें मैसेज करें। ज़्यादातर समस्याएं आपस में सुलझ जाती हैं।',
    },
    fine: {
      title: '{buyer} ने आपका {phone} जांच लिया',
      text: 'सब कुछ वैसा ही है जैसा बताया गया था। उनके जवाबों से ग्रेड {grade} बनता है।',
    },
  },
  payment: {
    bySeller: {
      title: '{seller} के मुताबिक {phone} का पेमेंट नहीं पहुंचा',
      text: 'अपने पेमेंट का सबूत जोड़ें, जैसे बैंक की रसीद। फ़ैसला एडमिन करेंगे।',
    },
    byBuyer: {
      title: '{buyer} ने {phone} के पेमेंट पर विवाद खोला',
      text: 'पेमेंट आ गया हो तो पुष्टि करें। नहीं तो {answerDays, plural, one {{answerDaysShown} दिन} other {{answerDaysShown} दिन}} के अंदर जवाब दें। फ़ैसला एडमिन करेंगे।',
    },
    byStaff: {
      title: 'एडमिन ने {phone} के पेमेंट पर विवाद खोला',
      text: 'सवाल पढ़ें और {answerDays, plural, one {{answerDaysShown} दिन} other {{answerDaysShown} दिन}} के अंदर जवाब दें।',
    },
  },
  opened: {
    bySystem: {
      title: '{phone} का फ़ैसला एडमिन करेंगे',
      text: 'ऑर्डर की पुष्टि से पहले {buyer} का अकाउंट बंद हो गया। जो कुछ एडमिन को पता होना चाहिए, वह जोड़ें।',
    },
    byStaff: { title: 'एडमिन ने {phone} पर विवाद खोला' },
    reportArrival: 'सवाल पढ़ें और बताएं कि फ़ोन पहुंचा या नहीं।',
    replyToStaff:
      'सवाल पढ़ें और {answerDays, plural, one {{answerDaysShown} दिन} other {{answerDaysShown} दिन}} के अंदर जवाब दें। ज़्यादातर विवाद आपस में सुलझ जाते हैं।',
    bySeller: {
      title: '{seller} ने {phone} की वापसी में समस्या बताई',
      text: 'पढ़ें कि क्या गड़बड़ है और अपनी बात बताएं। ज़्यादातर विवाद आपस में सुलझ जाते हैं; नहीं तो फ़ैसला एडमिन करेंगे।',
    },
    warranty: {
      title: '{buyer} ने {phone} की वारंटी पर विवाद खोला',
      text: 'पढ़ें कि क्या गड़बड़ है और {answerDays, plural, one {{answerDaysShown} दिन} other {{answerDaysShown} दिन}} के अंदर जवाब दें। आप अब भी आपस में सुलझा सकते हैं; नहीं तो फ़ैसला एडमिन करेंगे।',
    },
    byBuyer: {
      title: '{buyer} ने आपके {phone} में समस्या बताई',
      text: 'पढ़ें कि क्या गड़बड़ है और {answerDays, plural, one {{answerDaysShown} दिन} other {{answerDaysShown} दिन}} के अंदर जवाब दें। ज़्यादातर विवाद आपस में सुलझ जाते हैं।',
    },
  },
  answered: {
    title: '{seller} ने {phone} पर जवाब दिया',
    text: 'जवाब पढ़ें, और हो सके तो विवाद सुलझा लें।',
  },
  statement: {
    title: '{phone} के विवाद में नई बात',
    text: 'इसे पढ़ें, और कुछ जोड़ना हो तो जवाब दें।',
  },
  proposed: { title: '{other} ने {phone} पर समझौता सुझाया' },
  declined: {
    title: '{other} ने {phone} पर आपका प्रस्ताव नहीं माना',
    text: 'आप कुछ और सुझा सकते हैं।',
  },
  accepted: { title: '{other} ने {phone} पर आपका प्रस्ताव मान लिया' },
  decided: { title: '{phone} के विवाद का फ़ैसला हो गया' },
  reason: '{reason}',
  outcome: {
    partRefund: '{buyer} को {refund} का रिफ़ंड मिलेगा, और फ़ोन भी उन्हीं के पास रहेगा।',
    return: '{buyer} को फ़ोन वापस भेजना है, फिर उन्हें रिफ़ंड मिलेगा।',
    refund: '{buyer} को पूरा रिफ़ंड मिलेगा।',
    acceptPayment: '{seller} को पेमेंट मिल गया है। ऑर्डर आगे बढ़ेगा।',
    rejectPayment: 'पेमेंट नहीं मिला। ऑर्डर रद्द हुआ।',
    noRefund: '{buyer} को रिफ़ंड नहीं मिलेगा।',
    release: '{seller} को पूरा पेमेंट मिलेगा।',
  },
  sendBack: {
    buyer: {
      title: '{phone} वापस भेजें',
      text: 'इसे {until} तक भेजें और ट्रैकिंग नंबर डालें।',
    },
    seller: {
      title: '{phone} आपको वापस मिलेगा',
      text: '{buyer} को इसे {until} तक भेजना है।',
    },
  },
  sentBack: {
    title: '{phone} आपके पास वापस आ रहा है',
    text: 'इसे {carrier} से भेजा गया, ट्रैकिंग नंबर {tracking}। बताएं कि क्या आया।',
  },
  notReturned: {
    title: '{seller} के मुताबिक {phone} वापस नहीं आया',
    text: 'उनके मुताबिक कोई दूसरा फ़ोन मिला, या कोई नहीं। फ़ैसला एडमिन करेंगे। जो भी सबूत हो, जोड़ें।',
  },
  returned: {
    title: '{phone} {seller} को मिल गया',
    text: 'आपके पैसे लौटा दिए जाएंगे।',
  },
  notSentBack: {
    title: '{phone} समय पर वापस नहीं भेजा गया',
    text: 'पैसे किसे मिलेंगे, यह फ़ैसला अब एडमिन करेंगे।',
  },
  reminder: {
    staff: {
      title: 'फ़ैसला चाहिए: {phone}',
      text: 'खरीदार और विक्रेता का विवाद नहीं सुलझा। तय करें कि वह कैसे खत्म हो।',
    },
    seller: {
      title: 'क्या {phone} वापस आ गया?',
      text: '{buyer} को इसे भेजे हुए {returnWeeks, plural, one {{returnWeeksShown} हफ़्ता हो गया} other {{returnWeeksShown} हफ़्ते हो गए}}। बताएं कि क्या आया, या कुछ नहीं आया। नहीं तो {disputeEnd, select, none {} other {{disputeEnd} को }}खरीदार को रिफ़ंड मिल जाएगा।',
    },
  },
  policy: {
    requested: {
      title: '{buyer} को {phone} लौटाना है',
      text: 'यह वापसी की सुविधा के साथ बिका था। बताएं कि इसे कहां भेजें या पहुंचाएं।',
    },
    approved: {
      title: 'आप {phone} वापस भेज सकते हैं',
      text: '{seller} ने ऑर्डर में पता बताया है। {returnBy, select, none {} other {{returnBy} तक }}भेजें या पहुंचाएं, नहीं तो फ़ोन आपके पास ही रहेगा।',
    },
    placeChanged: {
      title: '{phone} की वापसी का पता बदल गया',
      text: '{seller} ने बदला है कि फ़ोन कहां जाएगा। भेजने से पहले ऑर्डर देख लें।',
    },
    sent: {
      title: '{buyer} ने {phone} वापस भेजा',
      text: '{carrier} से, ट्रैकिंग नंबर {tracking}। {returnCheckBy, select, none {} other {{returnCheckBy} तक }}मिलने की पुष्टि करें, या बताएं कि क्या गड़बड़ है। नहीं तो फ़ोन मिला हुआ माना जाएगा।',
    },
    endedBuyer: { title: '{phone} आपके पास रहेगा', text: 'वापसी खत्म हो गई।' },
    lapsed: 'इसे समय पर वापस नहीं भेजा गया, इसलिए वापसी खत्म हो गई।',
    endedSeller: {
      title: 'आपका {phone} {buyer} के पास रहेगा',
      text: 'वापसी खत्म हो गई, और सौदा फिर से पूरा है।',
    },
    over: {
      title: '{phone} अब लौटाया नहीं जा सकता',
      text: 'जो पैसे हमारे पास थे, वे अब आपके हैं। अब हम उन्हें आपको भेजेंगे।',
    },
    reminderSent: {
      title: 'क्या आपका {phone} वापस आ गया?',
      text: '{buyer} को इसे भेजे हुए {returnWeeks, plural, one {{returnWeeksShown} हफ़्ता हो गया} other {{returnWeeksShown} हफ़्ते हो गए}}। {returnCheckBy, select, none {} other {{returnCheckBy} तक }}मिलने की पुष्टि करें, या समस्या की रिपोर्ट करें। नहीं तो खरीदार को रिफ़ंड मिल जाएगा।',
    },
    reminderSeller: {
      title: '{buyer} को {phone} लौटाने का पता चाहिए',
      text: 'बताएं कि इसे कहां भेजें या पहुंचाएं। यह वापसी की सुविधा के साथ बिका था।',
    },
    reminderBuyer: {
      title: '{seller} ने नहीं बताया कि {phone} कहां भेजें',
      text: 'उन्हें मैसेज करें। उससे बात न बने तो ऑर्डर में समस्या की रिपोर्ट करें और फ़ैसला एडमिन करेंगे।',
    },
    reminderStaff: {
      title: 'वापसी का जवाब नहीं आया: {phone}',
      text: '{buyer} को लौटाने को कहे हुए कम से कम {returnDays, plural, one {{returnDaysShown} कामकाजी दिन हो गया} other {{returnDaysShown} कामकाजी दिन हो गए}}, और {seller} ने जवाब नहीं दिया। उन्हें मैसेज करें, या फ़ैसला करने के लिए विवाद खोलें।',
    },
  },
  claim: {
    made: {
      title: '{buyer} ने {phone} पर वारंटी क्लेम किया',
      text: 'पढ़ें कि क्या खराबी है, फिर {until} तक मरम्मत, दूसरा फ़ोन या रिफ़ंड मान लें, या वजह बताकर नामंज़ूर करें।',
    },
    agreed: { title: '{seller} ने {phone} का आपका वारंटी क्लेम माना' },
    repair: 'फ़ोन की मरम्मत {seller} को करानी है।',
    replacement: '{seller} को दूसरा फ़ोन देना है।',
    refundBySeller: '{seller} को आपके {refund} लौटाने हैं।',
    refund: 'जिस तरीके से आपने पेमेंट किया था, उसी में {refund} लौटा दिए जाएंगे।',
    howToSettle:
      'यह हो जाने पर “क्लेम निपट गया” चुनें, या विवाद खोलें। नहीं तो {until} को क्लेम निपटा हुआ माना जाएगा।',
    refused: {
      title: '{seller} ने {phone} का वारंटी क्लेम नामंज़ूर किया',
      text: 'अगर आप सहमत नहीं हैं तो {until} तक विवाद खोलें, और फ़ैसला एडमिन करेंगे।',
    },
    unansweredBuyer: {
      title: '{seller} ने {phone} के क्लेम का जवाब नहीं दिया',
      text: 'वारंटी पर {until} तक विवाद खोलें, और फ़ैसला एडमिन करेंगे। तब तक {seller} से जवाब अब भी आ सकता है।',
    },
    unansweredSeller: {
      title: 'आपने {phone} के वारंटी क्लेम का जवाब नहीं दिया',
      text: 'अब {buyer} की ओर से विवाद खुल सकता है। तब तक आप अब भी जवाब दे सकते हैं।',
    },
    lapsedBuyer: {
      title: '{phone} का आपका वारंटी क्लेम बंद हो गया',
      text: 'आपने समय पर विवाद नहीं खोला। वारंटी रहने तक आप दूसरा क्लेम कर सकते हैं।',
    },
    lapsedSeller: {
      title: '{phone} का वारंटी क्लेम बंद हो गया',
      text: '{buyer} ने समय पर विवाद नहीं खोला। अब कुछ नहीं करना है।',
    },
    withdrawn: {
      title: '{buyer} ने {phone} का वारंटी क्लेम वापस लिया',
      text: 'अब कुछ नहीं करना है।',
    },
    settled: {
      title: '{phone} का वारंटी क्लेम निपट गया',
      text: 'इसे माने हुए {settledDays, plural, one {{settledDaysShown} दिन हो गया} other {{settledDaysShown} दिन हो गए}}, और कोई समस्या नहीं बताई गई।',
    },
    settledByBuyer: {
      title: '{buyer} के मुताबिक {phone} का क्लेम निपट गया',
      text: 'वारंटी क्लेम के लिए आपको और कुछ नहीं करना है।',
    },
    refunded: {
      title: '{buyer} को {phone} के लिए {refund} का रिफ़ंड',
      text: 'यह उन पैसों में से है जो इस बिक्री के लिए हमारे पास थे, और इससे वारंटी क्लेम निपट गया।',
    },
    reminderOpen: {
      title: '{buyer} को {phone} के क्लेम पर जवाब चाहिए',
      text: 'वारंटी क्लेम {until} तक मान लें या नामंज़ूर करें। नहीं तो विवाद खुल सकता है।',
    },
    reminderRefused: {
      title: '{phone} का आपका वारंटी क्लेम अब भी खुला है',
      text: 'अगर फ़ैसला एडमिन से चाहिए तो {until} तक विवाद खोलें। नहीं तो क्लेम बंद हो जाएगा।',
    },
    reminderSeller: {
      title: 'क्या {phone} का वारंटी क्लेम निपट गया?',
      text: '{buyer} ने पुष्टि नहीं की है कि आपने जो माना था वह हो गया। {until} तक न हुआ तो विवाद खुल सकता है।',
    },
    reminderBuyer: {
      title: 'क्या आपके {phone} का वारंटी क्लेम निपट गया?',
      text: 'अगर {seller} की ओर से वह नहीं हुआ जो तय था, तो {until} तक विवाद खोलें। नहीं तो क्लेम तब निपटा हुआ माना जाएगा।',
    },
  },
} satisfies Translation<typeof disputes>
