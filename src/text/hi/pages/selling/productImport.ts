import type productImport from '../../../en/pages/selling/productImport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'फ़ाइल से इंपोर्ट करें',
  about:
    'एक CSV फ़ाइल जिसकी पहली लाइन में कॉलम के नाम हों। <column>brand</column>, <column>name</column> और <column>price</column> ज़रूरी हैं; <names></names> ज़रूरी नहीं हैं। कॉमा, सेमीकोलन या टैब से अलग करें।',
  example:
    '<link>नमूना डाउनलोड करें</link> या अपने एक्सपोर्ट से शुरू करें। फ़ाइल में फ़ोटो या ग्रेड नहीं हो सकते: बाद में “बदलें” से फ़ोटो जोड़ें और कंडीशन के सवालों के जवाब दें।',
  file: 'फ़ाइल',
  limits: 'ज़्यादा से ज़्यादा {megabytes} MB और {count, plural, one {{shown} फ़ोन} other {{shown} फ़ोन}}।',
  nothingYet: 'अभी कुछ नहीं डाला जाएगा। पहले आपको प्रीव्यू दिखेगा।',
  checking: 'जांच हो रही है',
  check: 'फ़ाइल जांचें',
  choose: 'फ़ाइल चुनें',
  verdict: { invalid: 'सुधार चाहिए', valid: 'सही', duplicate: 'पहले से डला है' },
  unknownColumns: 'ये कॉलम अनजान हैं, इसलिए नहीं लिए गए: {columns}।',
  emptyRows: 'छोड़ी गईं: {count, plural, one {{shown} खाली लाइन} other {{shown} खाली लाइनें}}।',
  lines: 'एक-एक लाइन',
  line: 'लाइन {line}',
  unnamed: 'बिना नाम',
  showAll: 'सभी {shown} लाइनें दिखाएं',
  again: 'दूसरी फ़ाइल चुनें',
  list: '{count, plural, one {{shown} फ़ोन} other {{shown} फ़ोन}} डालें',
  listValid: '{count, plural, one {{shown} सही फ़ोन} other {{shown} सही फ़ोन}} डालें',
  progress: '{total} में से {shown} लाइनें',
  progressLabel: 'डाली गई लाइनें',
  canClose:
    'आप इसे बंद कर सकते हैं। जहां रुका था वहीं से आगे बढ़ने के लिए बाद में यही फ़ाइल इंपोर्ट करें; कुछ भी दो बार नहीं डलेगा।',
  added: '{count, plural, one {{shown} फ़ोन डाला गया} other {{shown} फ़ोन डाले गए}}',
  duplicates: '{count, plural, one {{shown} फ़ोन पहले से था} other {{shown} फ़ोन पहले से थे}}।',
  rejected:
    '{count, plural, one {{shown} लाइन में} other {{shown} लाइनों में}} सुधार चाहिए: फ़ाइल ठीक करें और फिर से इंपोर्ट करें।',
  next: '“बदलें” से उनकी फ़ोटो जोड़ें और ग्रेड निकालें।',
  done: 'हो गया',
  interrupted: '{count, plural, one {{shown} फ़ोन डाला गया} other {{shown} फ़ोन डाले गए}}। {message}',
} satisfies Translation<typeof productImport>
