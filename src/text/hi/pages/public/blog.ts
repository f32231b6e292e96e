import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes: 'पढ़ने में {count, plural, one {{shown} मिनट} other {{shown} मिनट}}',
  phones: {
    title: 'फ़ोन ढूंढ रहे हैं?',
    text: 'सेकंड हैंड फ़ोन की ग्रेड, इस्तेमाल और कीमत से तुलना करें, और पढ़ें कि पेमेंट से पहले फ़ोन कैसे जांचें।',
    browse: 'सभी फ़ोन देखें',
    safely: 'बेफ़िक्र होकर खरीदने-बेचने का तरीका',
  },
  sample: {
    title: 'यह एक नमूना है',
    text: 'हर शॉप इन्हीं लेखों से शुरू होती है। इनकी जगह अपने लेख पब्लिश करें: हर हेडिंग एक लेख बन जाती है।',
    write: 'अपना लेख लिखें',
  },
} satisfies Translation<typeof blog>
