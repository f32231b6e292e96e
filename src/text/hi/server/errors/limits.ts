import type limits from '../../../en/server/errors/limits.ts'
import type { Translation } from '../../../translation.ts'

export default {
  limitFavorites: 'आपके {number} पसंदीदा फ़ोन हैं। पहले कोई एक हटाएं।',
  limitFollowed: 'आप {number} विक्रेताओं को फ़ॉलो करते हैं। पहले किसी एक को अनफ़ॉलो करें।',
  limitSearches: 'आपने {number} खोजें सेव कर रखी हैं। पहले कोई एक डिलीट करें।',
  limitAddresses: 'आप {number} पते तक सेव कर सकते हैं। पहले कोई एक डिलीट करें।',
  limitViews: 'इस लिस्ट के {number} व्यू हैं। नया सेव करने से पहले कोई एक डिलीट करें।',
  limitPasskeys: 'आपकी {number} पासकी हैं, इससे ज़्यादा नहीं हो सकतीं। पहले कोई एक हटाएं।',
  limitKeys: 'आपकी {number} चालू API कुंजियां हैं, इससे ज़्यादा नहीं हो सकतीं। पहले कोई एक रद्द करें।',
  limitWebhooks: 'आपके {number} वेबहुक हैं, इससे ज़्यादा नहीं हो सकते। पहले कोई एक हटाएं।',
  limitRows: 'ज़्यादा से ज़्यादा {most} लाइनें चुनें',
  meetUpTooFar: 'अगले {number} दिनों में से कोई समय चुनें',
  offerShare: 'कम से कम कीमत का {share}%',
  replyTooOld: 'आपका जवाब {number} घंटे से ज़्यादा पुराना है और अब नहीं बदला जा सकता।',
  trackingLength: '{least} से {most} अक्षरों और अंकों का ट्रैकिंग नंबर डालें',
  atLeastCharacters: 'कम से कम {least} अक्षर लिखें',
  reasonAtLeast: 'कम से कम {least} अक्षरों में वजह लिखें',
  appealAtLeast: 'कम से कम {least} अक्षरों में बताएं कि अकाउंट बंद करना गलत क्यों है',
  messageAtLeast: 'कम से कम {least} अक्षर लिखें',
  messageAtMost: 'ज़्यादा से ज़्यादा {most} अक्षर लिखें',
  tooManyMessages: 'आप बहुत ज़्यादा मैसेज भेज रहे हैं। {wait} बाद फिर से कोशिश करें।',
  tooManyCanceled: 'आपने कई बुकिंग रद्द कीं या उनका पेमेंट नहीं किया। {wait} बाद फिर से बुकिंग हो सकेगी।',
  tooManySmsCodes: 'कोड बहुत बार मांगे गए। नया कोड {wait} बाद मिल सकेगा।',
  tooManyEmails: 'हम पहले ही कई ईमेल भेज चुके हैं। {wait} बाद फिर से कोशिश करें।',
  settingBetween: '{least} और {most} के बीच का नंबर डालें',
  settingDecimals: 'दशमलव के बाद ज़्यादा से ज़्यादा {most} अंक डालें',
  settingAddresses: 'ज़्यादा से ज़्यादा {most} पते',
  settingCountries: 'ज़्यादा से ज़्यादा {most} देश',
  settingCharactersEach: 'हर एक में ज़्यादा से ज़्यादा {most} अक्षर',
  settingByEnvironment: 'यह एनवायरनमेंट वेरिएबल {variable} से तय होता है। यहां बदलने के लिए उसे वहां से हटाएं।',
  imageTooLarge: 'फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा {megabytes} MB।',
  imageTooSmall:
    'तस्वीर बहुत छोटी है। लोगो की ऊंचाई कम से कम {height} पिक्सेल हो, और आइकन हर तरफ़ से {side} पिक्सेल का हो।',
  logoTooWide:
    'लोगो की चौड़ाई ऊंचाई की ज़्यादा से ज़्यादा {ratio} गुना हो, और ऊंचाई चौड़ाई की ज़्यादा से ज़्यादा दोगुनी। खाली किनारे काट दें।',
  viewReadOnly:
    'कुछ नहीं बदला: आप शॉप को {name} की नज़र से देख रहे हैं। बदलाव करने के लिए पहले ऐसे देखना बंद करें।',
  viewHidden:
    '{name} की नज़र से शॉप देखते समय यह नहीं दिखता: इसमें लॉगिन, बैंक या सुरक्षा की जानकारी, या उस अकाउंट के डेटा की कॉपी है।',
  otherAccount: 'कुछ सेव नहीं हुआ: यह पेज दूसरे अकाउंट के लिए खोला गया था। अब आप {name} के अकाउंट से लॉगिन हैं।',
  suspended: 'यह अकाउंट बंद है।',
  suspendedFor: 'यह अकाउंट बंद है। वजह: “{reason}”',
  offerNoLess: 'फ़ोन की कीमत इससे ज़्यादा नहीं है। इसे सीधे बुक करें',
  buyerHoldsMost:
    'खरीदार की {number} बुकिंग का पेमेंट बाकी है, पहली खरीदारी से पहले इससे ज़्यादा नहीं हो सकतीं।',
} satisfies Translation<typeof limits>
