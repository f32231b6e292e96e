import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'ऑफ़र दें',
  lead: '<name></name> की कीमत <price></price> रखी गई है। आपका ऑफ़र {count, plural, one {{shown} घंटे} other {{shown} घंटे}} तक चलेगा। <seller></seller> ने मान लिया तो फ़ोन उसी कीमत पर आपके लिए बुक हो जाएगा।',
  label: 'आपका ऑफ़र',
  required: 'कीमत डालें',
  invalid: 'सही कीमत डालें',
  listedFor: 'मांगी गई कीमत {price}',
  share: '{amount}, {price} का {percent}% है',
  yours: { buyer: 'आपका ऑफ़र', seller: 'आपका जवाबी ऑफ़र' },
  theirs: { buyer: '{name} का ऑफ़र', seller: '{name} का जवाबी ऑफ़र' },
  current: '{label}: {amount}। नया ऑफ़र इसकी जगह ले लेगा।',
  usedUp: 'इस फ़ोन के लिए आपके सभी ऑफ़र पूरे हो गए। मांगी गई कीमत पर आप इसे अब भी बुक कर सकते हैं।',
  last: 'इस फ़ोन के लिए यह आपका आखिरी ऑफ़र है।',
  remaining:
    '{count, plural, one {इस फ़ोन के लिए आप {shown} ऑफ़र दे सकते हैं।} other {इस फ़ोन के लिए आप {shown} ऑफ़र दे सकते हैं।}}',
  none: 'इस फ़ोन के लिए और ऑफ़र नहीं दे सकते',
  send: 'ऑफ़र भेजें',
  sending: 'भेजा जा रहा है',
  sent: 'ऑफ़र भेज दिया। {name} के पास जवाब के लिए {count, plural, one {{shown} घंटा है} other {{shown} घंटे हैं}}',
} satisfies Translation<typeof offer>
