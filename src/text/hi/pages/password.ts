import type password from '../../en/pages/password.ts'
import type { Translation } from '../../translation.ts'

export default {
  forgot: {
    pageTitle: 'पासवर्ड याद नहीं',
    description: 'पासवर्ड रीसेट करने का लिंक मंगाएं।',
    title: 'पासवर्ड याद नहीं?',
    lead: 'अपना ईमेल पता डालें, हम आपको रीसेट लिंक भेज देंगे।',
    leadWithoutMail:
      'यह शॉप ईमेल नहीं भेज सकती। रीसेट लिंक बनाने के लिए अपना ईमेल पता डालें, फिर शॉप चलाने वालों से वह लिंक मांग लें।',
    back: 'लॉगिन पर वापस जाएं',
    promise: 'हम ईमेल या फ़ोन पर कभी आपका पासवर्ड नहीं मांगते।',
    emailHelp: 'वही ईमेल जिससे आपने साइन अप किया था।',
    submit: 'रीसेट लिंक भेजें',
    busy: 'लिंक भेजा जा रहा है',
    sentTitle: 'अपना ईमेल देखें',
    sent: 'अगर <address></address> का कोई अकाउंट है तो हमने उस पर लिंक भेज दिया है। लिंक {hours, plural, one {{count} घंटे} other {{count} घंटे}} तक चलेगा।',
    other: 'दूसरा ईमेल डालें',
    outbox: 'यह डेमो ईमेल नहीं भेजता। आप ईमेल को यहां एक पेज पर पढ़ सकते हैं।',
    openOutbox: 'आउटबॉक्स खोलें',
    withoutMailTitle: 'शॉप चलाने वालों से पूछें',
    withoutMail:
      'यह शॉप ईमेल नहीं भेज सकती। अगर <address></address> का कोई अकाउंट है तो उसका रीसेट लिंक अब शॉप के सर्वर पर है, जहां से शॉप चलाने वाले उसे आपके लिए निकाल सकते हैं। वह {hours, plural, one {{count} घंटे} other {{count} घंटे}} तक चलेगा।',
    contact: 'संपर्क',
  },
  reset: {
    pageTitle: 'नया पासवर्ड',
    title: 'नया पासवर्ड चुनें',
    field: 'नया पासवर्ड',
    help: 'कम से कम {min} अक्षर। सभी डिवाइस लॉगआउट हो जाएंगे।',
    submit: 'नया पासवर्ड सेव करें',
    busy: 'सेव हो रहा है',
    done: 'पासवर्ड बदल गया। नए पासवर्ड से लॉगिन करें।',
    goneTitle: 'यह लिंक अब नहीं चलेगा',
    gone: 'रीसेट लिंक एक ही बार, और {hours, plural, one {{count} घंटे} other {{count} घंटे}} तक चलता है। आपका पासवर्ड नहीं बदला है।',
    again: 'नया लिंक मंगाएं',
  },
} satisfies Translation<typeof password>
