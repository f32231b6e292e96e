import type invitations from '../../../en/pages/console/invitations.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'जब नए अकाउंट के लिए इनवाइट ज़रूरी हो, तब इन लिंक से साइन अप होता है।',
  caption: 'इनवाइट',
  none: 'अभी कोई इनवाइट नहीं',
  noneText: 'आपका बनाया हर लिंक यहां दिखता है: कितनी बार इस्तेमाल हुआ, और उसे रद्द करने का विकल्प।',
  registration: {
    label: 'साइन अप',
    open: 'अभी कोई भी बिना इनवाइट के साइन अप कर सकता है।',
    closed: 'अभी कोई साइन अप नहीं कर सकता, इनवाइट से भी नहीं।',
    change: 'बदलें कि कौन साइन अप कर सकता है',
  },
  form: {
    label: 'नया इनवाइट',
    about:
      'लिंक खोलने वाला अपनी पसंद से खरीदार या विक्रेता बनता है। शॉप में काम करने वालों को <link>स्टाफ़</link> में इनवाइट करें।',
    note: 'किसके लिए',
    noteHelp: 'सिर्फ़ एडमिन को दिखता है।',
    noteMissing: 'लिखें कि लिंक किसके लिए है',
    uses: 'कितने अकाउंट',
    days: 'कितने दिन चलेगा',
    whole: '1 से {max} तक की पूरी संख्या डालें',
    create: 'लिंक बनाएं',
    creating: 'लिंक बन रहा है',
  },
  once: 'लिंक अभी कॉपी करें: यह एक ही बार दिखता है।',
  link: 'इनवाइट लिंक',
  revoke: {
    short: 'रद्द करें',
    name: '{note} का इनवाइट रद्द करें',
    busy: 'रद्द हो रहा है',
    done: 'लिंक अब काम नहीं करता',
  },
  state: { open: 'चालू', used_up: 'पूरा इस्तेमाल', expired: 'समय खत्म', revoked: 'रद्द' },
  column: {
    note: 'किसके लिए',
    state: 'स्थिति',
    uses: 'अकाउंट',
    expires: 'कब तक',
    by: 'किसने बनाया',
  },
  uses: '{max} में से {uses}',
  deletedAccount: 'डिलीटेड अकाउंट',
} satisfies Translation<typeof invitations>
