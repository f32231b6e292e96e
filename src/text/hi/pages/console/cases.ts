import type cases from '../../../en/pages/console/cases.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'जो विवाद सिर्फ़ एडमिन सुलझा सकते हैं, वे पहले आते हैं। आपकी वजह दोनों पक्ष पढ़ सकते हैं।',
  caption: 'विवाद',
  empty: 'कोई खुला विवाद नहीं',
  emptyText:
    'बताई गई समस्याएं यहां दिखती हैं, दोनों पक्षों की बात के साथ। आपके अपने ऑर्डर के विवाद किसी दूसरे एडमिन को जाते हैं।',
  list: 'खुले विवाद',
  sale: '{reason} · {price} · विक्रेता {seller}, खरीदार {buyer}',
  refundsOn: 'अपने-आप रिफ़ंड: <time></time>',
  why: {
    stuck: 'वापसी गलत या गायब',
    late: 'विक्रेता का जवाब समय पर नहीं आया',
    answered: 'दोनों पक्ष जवाब दे चुके',
    noRefund: 'अपने-आप रिफ़ंड नहीं',
  },
  claim: 'वारंटी क्लेम',
  questions: 'एडमिन के सवाल',
  snapshot: '{buyer} के बुक करते समय का विज्ञापन',
  proposals: 'प्रस्ताव',
  viewOrder: 'ऑर्डर देखें',
  statements: '{name} की बात',
  noStatements: '{name} ने अभी कुछ नहीं लिखा है।',
  check: 'खरीदार की जांच',
  noCheck: 'खरीदार ने अभी फ़ोन नहीं जांचा है।',
  messages: 'खरीदार और विक्रेता के मैसेज',
  messagesText: 'इन्हें पढ़ना ऑडिट लॉग में दर्ज होता है।',
  read: 'मैसेज पढ़ें',
  noMessages: 'दोनों ने एक-दूसरे को मैसेज नहीं किया है।',
  loading: 'लोड हो रहा है',
  decision: {
    outcome: 'नतीजा',
    outcomeRequired: 'एक नतीजा चुनें',
    reason: 'वजह',
    reasonHelp: 'इसे दोनों पक्ष पढ़ सकते हैं। बताएं कि फ़ैसला किस आधार पर किया।',
    reasonTooShort: 'कम से कम {min} अक्षरों में वजह लिखें',
    confirm: '{outcome} दोनों पक्षों को बताया जाएगा और आपकी वजह दिखेगी।',
    submit: 'फ़ैसला करें',
    busy: 'दर्ज हो रहा है',
    done: 'फ़ैसला सेव हुआ। दोनों पक्षों को बता दिया गया है',
  },
} satisfies Translation<typeof cases>
