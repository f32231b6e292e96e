import type alerts from '../../en/server/alerts.ts'
import type { Translation } from '../../translation.ts'

export default {
  followed: 'आपके फ़ॉलो किए विक्रेता {seller} ने डाला',
  drop: 'कीमत {from} से घटकर {to}',
  atLimit: 'ठीक आपके बजट में',
  underLimit: 'आपके बजट से {amount} कम',
  comma: ', ',
  mail: {
    oneSubject: '{price} में {phone}',
    dropSubject: '{phone}: {reason}',
    subject: {
      drops: 'आपके {shown} पसंदीदा फ़ोन अब सस्ते हैं',
      followed:
        '{count, plural, one {फ़ॉलो किए विक्रेता का {shown} नया फ़ोन} other {फ़ॉलो किए विक्रेताओं के {shown} नए फ़ोन}}',
      searches:
        '{count, plural, one {आपकी सेव की गई खोज के लिए {shown} फ़ोन} other {आपकी सेव की गई खोजों के लिए {shown} फ़ोन}}',
      several: '{count, plural, one {आपके लिए {shown} फ़ोन} other {आपके लिए {shown} फ़ोन}}',
    },
    opening: {
      drops:
        '{count, plural, one {आपका एक पसंदीदा फ़ोन अब सस्ता है।} other {आपके ये पसंदीदा फ़ोन अब सस्ते हैं।}}',
      followed:
        '{count, plural, one {आपके फ़ॉलो किए एक विक्रेता ने नया फ़ोन डाला।} other {आपके फ़ॉलो किए विक्रेताओं ने नए फ़ोन डाले।}}',
      searches:
        '{count, plural, one {यह फ़ोन आपकी सेव की गई खोज से मेल खाता है।} other {ये फ़ोन आपकी सेव की गई खोजों से मेल खाते हैं।}}',
      several: 'ये फ़ोन आपकी सेव की गई खोजों से मेल खाते हैं, अब सस्ते हैं, या आपके फ़ॉलो किए विक्रेताओं के हैं।',
    },
    more: 'और {shown} फ़ोन “आपके लिए नया” में।',
    searches: 'सेव की गई खोजें देखें',
    favorites: 'पसंदीदा देखें',
    unsubscribe: 'खोज और कीमत के ईमेल बंद करें',
    item: '{phone}: {price}',
    grade: 'ग्रेड {grade}',
    storage: '{size} GB',
    nearMiss: 'मिलता-जुलता: {reason}',
    search: 'सेव की गई खोज: {name}',
    view: 'फ़ोन देखें',
  },
} satisfies Translation<typeof alerts>
