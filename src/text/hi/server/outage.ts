import type outage from '../../en/server/outage.ts'
import type { Translation } from '../../translation.ts'

export default {
  soon: 'बस थोड़ी देर में लौटेंगे',
  failed: 'कुछ गड़बड़ हुई',
  failedHere: 'हमारी ओर से कुछ गड़बड़ हुई',
  reason: {
    broken: 'गड़बड़ी दर्ज कर ली गई है। फिर से कोशिश करें, या थोड़ी देर बाद आएं।',
    database: 'हमारा डेटाबेस अभी नहीं चल रहा। यह पेज हर कुछ सेकंड में अपने-आप रीलोड होता है।',
    busy: 'अभी बहुत सारे लोग शॉप पर हैं। यह पेज हर कुछ सेकंड में अपने-आप रीलोड होता है।',
  },
  retry: 'फिर से कोशिश करें',
  request: 'रिक्वेस्ट {id}',
  maintenance: {
    title: 'जल्द लौटेंगे',
    text: 'शॉप पर काम चल रहा है। थोड़ी देर बाद फिर से आएं।',
    staff: 'स्टाफ़ लॉगिन',
  },
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'इस पेज के लिए इंटरनेट चाहिए। जो पब्लिक पेज आप पहले खोल चुके हैं, वे अब भी पढ़े जा सकते हैं।',
    home: 'होम',
  },
} satisfies Translation<typeof outage>
