import type payments from '../../en/server/payment-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  failed: {
    title: '{phone} के लिए आपका पेमेंट नहीं हो पाया',
    text: 'आपके पैसे नहीं कटे। {payBy, select, none {} other {{payBy} तक }}फिर से कोशिश करें।',
  },
  returned: {
    title: 'हम {phone} का एक पेमेंट लौटा रहे हैं',
    text: '{amount} तब आए जब ऑर्डर का पेमेंट नहीं लिया जा सकता था, इसलिए आपको पूरे वापस मिलेंगे।',
  },
  disputed: {
    title: 'खरीदार के बैंक ने {phone} के पेमेंट पर सवाल उठाया',
    keepPhone: 'फ़ोन अपने पास रखें। बैंक के फ़ैसले तक उसे न सौंपें, न भेजें।',
    payoutWaits: 'बैंक के फ़ैसले तक आपको पेआउट नहीं मिलेगा।',
  },
  disputeWon: {
    title: 'बैंक ने {phone} के पेमेंट की पुष्टि की',
    saleContinues: 'सौदा आगे बढ़ेगा।',
    noChange: 'सौदे में कुछ नहीं बदलता।',
  },
  disputeLost: {
    buyer: { title: 'आपके बैंक ने {phone} का पेमेंट लौटाया' },
    seller: { title: 'खरीदार के बैंक ने {phone} का पेमेंट वापस लिया' },
    amount: 'रकम {amount} है।',
    canceledBuyer: 'सौदा रद्द हो गया।',
    canceledSeller: 'सौदा रद्द हो गया। फ़ोन आपके पास रहेगा, और फिर से बिक्री पर है।',
    sentBuyer: 'सौदा रद्द हो गया। फ़ोन उसके विक्रेता का है।',
    sentSeller: 'सौदा रद्द हो गया और आपका विज्ञापन रुका हुआ है। फ़ोन वापस पाने के लिए खरीदार को मैसेज करें।',
    goesOn: 'बाकी कीमत के लिए सौदा आगे बढ़ेगा।',
    endedBuyer: 'सौदा पहले ही खत्म हो चुका था।',
    endedSeller: 'इसके लिए आपको जो पैसे मिले थे, वे हम आपके अगले पेआउट से काटेंगे।',
  },
  payoutSent: {
    title: '{phone} का आपका पेआउट रास्ते में है',
    text: '{amount} आपके पेआउट अकाउंट में भेजे गए।',
  },
  paidOutside: { title: '{phone} के पैसे आपको दिए गए' },
  sentOutside: '{amount} पेमेंट कंपनी से बाहर भेजे गए: {reason}',
  payoutWaiting: {
    title: '{amount} पाने के लिए पेआउट सेट करें',
    text: 'ये आपने {phone} बेचकर कमाए हैं। पेआउट अकाउंट जोड़ें, और हम तुरंत भेज देंगे।',
  },
  accountReady: {
    title: 'आपका पेआउट अकाउंट तैयार है',
    text: 'जो पेआउट इसके इंतज़ार में थे, वे अब भेजे जा रहे हैं।',
  },
  accountBlocked: {
    title: 'आपके पेआउट रुके हुए हैं',
    text: 'आपके पेआउट अकाउंट में जानकारी अधूरी है। जब तक आप पूरी न करें, आपकी कमाई हमारे पास रहेगी।',
  },
  refundSent: {
    title: '{phone} का आपका रिफ़ंड भेज दिया गया',
    text: '{amount} रास्ते में हैं। बैंक में आम तौर पर कुछ दिनों में दिख जाते हैं।',
  },
  refundFailed: {
    buyer: {
      title: '{phone} का आपका रिफ़ंड नहीं पहुंचा',
      text: 'आपके बैंक ने {amount} नहीं लिए। हम पता कर रहे हैं। आपके पैसे सुरक्षित हैं।',
    },
    staff: {
      title: 'रिफ़ंड नहीं हो पाया: {phone}',
      text: '{buyer} तक {amount} नहीं पहुंचे। वजह पता करें, फिर दोबारा कोशिश करें।',
    },
  },
  stuck: {
    payoutStaff: {
      title: 'पेआउट नहीं हो पाया: {phone}',
      text: '{seller} तक {amount} नहीं पहुंचे। वजह पता करें, फिर दोबारा कोशिश करें।',
    },
    cancelStaff: {
      title: 'पेमेंट रद्द नहीं हुआ: {phone}',
      text: 'ऑर्डर खत्म हो गया, पर उसका पेमेंट रद्द नहीं हो पाया। वजह पता करें, फिर दोबारा कोशिश करें।',
    },
    seller: {
      title: '{phone} का आपका पेआउट नहीं पहुंचा',
      text: '{amount} भेजे नहीं जा सके। हम पता कर रहे हैं। आपके पैसे सुरक्षित हैं।',
    },
  },
} satisfies Translation<typeof payments>
