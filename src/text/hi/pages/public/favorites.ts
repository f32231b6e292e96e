import type favorites from '../../../en/pages/public/favorites.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'पसंदीदा',
  description: 'आपके सेव किए फ़ोन।',
  lead: 'वे फ़ोन जिन पर आपकी नज़र है। बिक चुके फ़ोन भी यहां रहते हैं, “बिक चुका” के निशान के साथ।',
  device: 'सिर्फ़ इसी डिवाइस पर सेव हैं। इन्हें अपने अकाउंट में रखने के लिए <link>लॉगिन करें</link>।',
  none: 'अभी कोई पसंदीदा नहीं',
  noneText: 'फ़ोन को यहां सेव करने के लिए उस पर बना दिल दबाएं।',
  lower: '{amount} कम',
  higher: '{amount} ज़्यादा',
} satisfies Translation<typeof favorites>
