import type mails from '../../../en/pages/console/mails.ts'
import type { Translation } from '../../../translation.ts'

export default {
  undelivered: {
    lead: 'वे ईमेल जो {count, plural, one {{attempts} कोशिश} other {{attempts} कोशिशों}} के बाद भी नहीं भेजे जा सके। पहले मेल सर्वर की सेटिंग जांचें, फिर दोबारा कोशिश करें।',
    caption: 'न पहुंचे ईमेल',
    none: 'सभी ईमेल पहुंच गए',
    noneText:
      'मेल सर्वर ने सभी ईमेल ले लिए। जिसे वह बार-बार लौटाए, वह यहां दिखता है, ताकि आप उसे दोबारा भेज सकें।',
    health: 'ईमेल की कतार देखें',
    retry: 'फिर कोशिश करें',
    trying: 'कोशिश हो रही है',
    done: '{to} को ईमेल फिर भेजा जाएगा',
    column: { email: 'ईमेल', to: 'किसे', attempts: 'कोशिशें', created: 'कब बना' },
  },
  outbox: {
    title: 'आउटबॉक्स',
    lead: 'यह डेमो ईमेल नहीं भेजता। जो भेजा जाता, वह यहां है, नया सबसे ऊपर।',
    none: 'अभी कोई ईमेल नहीं',
    noneText: 'नया पासवर्ड मांगें, और लिंक वाला ईमेल यहां दिखेगा।',
    to: '{email} को',
    list: 'ईमेल',
    all: 'सभी ईमेल',
    format: 'इस रूप में देखें',
    html: 'ईमेल',
    text: 'सादा टेक्स्ट',
    more: '{count, plural, one {ऐसा {shown} और} other {ऐसे {shown} और}}',
    topics: {
      orders: 'ऑर्डर',
      payments: 'भुगतान',
      disputes: 'विवाद',
      offers: 'ऑफ़र',
      ratings: 'रिव्यू',
      listings: 'विज्ञापन',
      reports: 'रिपोर्ट',
      account: 'खाता',
      messages: 'मैसेज',
      searches: 'अलर्ट',
      staff: 'स्टाफ़',
    },
  },
} satisfies Translation<typeof mails>
