import type reported from '../../../en/pages/console/reported.ts'
import type { Translation } from '../../../translation.ts'

export default {
  conversation: {
    title: 'रिपोर्ट की गई बातचीत',
    back: 'रिपोर्ट पर वापस जाएं',
    close: 'बातचीत बंद करें',
    closing: 'बंद हो रही है',
    loading: 'बातचीत लोड हो रही है',
    lead: 'यहां संपर्क की जानकारी दिखती है। आपका इसे देखना ऑडिट लॉग में दर्ज होता है।',
    buyer: 'खरीदार',
    seller: 'विक्रेता',
    reported: 'रिपोर्ट हुई',
    photo: 'एक फ़ोटो जो सिर्फ़ खरीदार और विक्रेता को दिखती है।',
    sentPhoto: 'इस बातचीत में भेजी गई',
  },
  hide: {
    hideReview: 'रिव्यू छिपाएं',
    hideReply: 'जवाब छिपाएं',
    reason: 'वजह',
    required: 'छोटी-सी वजह लिखें',
    review:
      '<name></name> का रिव्यू और किसी को नहीं दिखेगा, और उसके स्टार नहीं गिने जाएंगे। आप इसे बाद में फिर से दिखा सकते हैं।',
    reply: '<name></name> का जवाब और किसी को नहीं दिखेगा। आप इसे बाद में फिर से दिखा सकते हैं।',
    help: 'यह लिखने वाले को दिखेगी। यह ऑडिट लॉग में दर्ज होती है।',
    busy: 'छिपाया जा रहा है',
  },
} satisfies Translation<typeof reported>
