import type offers from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{other} ने आपके {phone} के लिए {offered} का ऑफ़र दिया',
    text: '{offerHours, plural, one {{offerHoursShown} घंटे} other {{offerHoursShown} घंटे}} के अंदर मान लें, मना करें या जवाबी ऑफ़र दें।',
  },
  countered: {
    buyer: { title: '{seller} का {phone} के लिए जवाबी ऑफ़र: {offered}' },
    seller: { title: '{buyer} का आपके {phone} के लिए नया ऑफ़र: {offered}' },
    text: '{offerHours, plural, one {{offerHoursShown} घंटे} other {{offerHoursShown} घंटे}} के अंदर मान लें, मना करें या दूसरा ऑफ़र दें।',
  },
  accepted: {
    title: '{other} ने {phone} के लिए {offered} मान लिए',
    buyer: 'फ़ोन आपके लिए बुक हो गया है।',
    seller: 'फ़ोन अब बुक हो गया है।',
  },
  declined: {
    title: '{other} ने {phone} के लिए आपका ऑफ़र नहीं माना',
    buyer: 'आप दूसरा ऑफ़र दे सकते हैं।',
    seller: 'आपका फ़ोन अब भी बिक्री पर है।',
  },
  withdrawn: {
    title: '{other} ने {phone} का ऑफ़र वापस ले लिया',
    text: '{offered} का ऑफ़र अब नहीं रहा।',
  },
  expired: {
    title: '{phone} के एक ऑफ़र का समय खत्म हुआ',
    text: '{offerHours, plural, one {{offerHoursShown} घंटे} other {{offerHoursShown} घंटे}} के अंदर जवाब नहीं आया।',
  },
  superseded: {
    title: '{phone} को किसी और ने बुक कर लिया',
    text: 'इसके लिए आपका ऑफ़र बंद हो गया है।',
  },
  overtaken: {
    buyer: {
      title: '{phone} की कीमत अब {listed} है',
      text: 'यह {offered} के ऑफ़र से ज़्यादा नहीं है, इसलिए ऑफ़र बंद हो गया है। आप फ़ोन को घटी हुई कीमत पर बुक कर सकते हैं।',
    },
    seller: {
      title: '{phone} का एक ऑफ़र बंद हो गया',
      text: 'आपकी कीमत अब {listed} है, जो {offered} के ऑफ़र से ज़्यादा नहीं है। {buyer} की ओर से फ़ोन आपकी कीमत पर बुक हो सकता है।',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{seller} ने {phone} का विज्ञापन बदला',
      text: 'आपका ऑफ़र पहले वाले विज्ञापन के हिसाब से था, इसलिए {offered} का ऑफ़र बंद हो गया है। विज्ञापन देख लें, और फ़ोन अब भी चाहिए तो दूसरा ऑफ़र दें।',
    },
    seller: {
      title: '{phone} का एक ऑफ़र बंद हो गया',
      text: 'आपने विज्ञापन बदला, इसलिए {offered} का ऑफ़र बंद हो गया है। {buyer} को बता दिया गया है, और वहां से दूसरा ऑफ़र आ सकता है।',
    },
  },
  reviewed: {
    title: '{other} ने {phone} की बिक्री का रिव्यू लिखा',
    text: 'अपना रिव्यू लिखने के बाद, या बिक्री के एक हफ़्ते बाद, आप इसे पढ़ सकते हैं।',
  },
  reviewHidden: {
    title: '{phone} का आपका रिव्यू छिपा दिया गया',
    text: 'मॉडरेटर ने इसे छिपा दिया। वजह: {reason}',
  },
  reviewShown: { title: '{phone} का आपका रिव्यू फिर से दिख रहा है' },
  replied: {
    title: '{other} ने {phone} के आपके रिव्यू का जवाब दिया',
    text: 'यह जवाब आपके रिव्यू के नीचे सब पढ़ सकते हैं।',
  },
  replyHidden: {
    title: '{phone} के रिव्यू पर आपका जवाब छिपा दिया गया',
    text: 'मॉडरेटर ने इसे छिपा दिया। वजह: {reason}',
  },
  replyShown: { title: '{phone} पर आपका जवाब फिर से दिख रहा है' },
  shownAgain: 'मॉडरेटर ने इसे फिर से दिखाने का फ़ैसला किया।',
  published: {
    title: '{phone} के रिव्यू अब दिख रहे हैं',
    text: 'देखें कि {other} ने क्या लिखा।',
  },
} satisfies Translation<typeof offers>
