import type consents from '../../../en/pages/public/consents.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'नई शर्तें',
  changed: 'आपने जो शर्तें मानी थीं, वे बदल गई हैं।',
  read: 'फिर से खरीदने और बेचने के लिए पढ़ें और मानें: <links></links>।',
  title: 'शर्तें बदल गई हैं',
  continues: 'पढ़ें: <links></links>। मानने पर जो आप कर रहे थे, वह आगे बढ़ेगा।',
  and: ' और ',
  later: 'अभी नहीं',
  accept: 'मान लें',
  saving: 'सेव हो रहा है',
  done: 'धन्यवाद। आप फिर से खरीद और बेच सकते हैं।',
} satisfies Translation<typeof consents>
