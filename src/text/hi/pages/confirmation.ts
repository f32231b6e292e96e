import type confirmation from '../../en/pages/confirmation.ts'
import type { Translation } from '../../translation.ts'

export default {
  confirm: {
    pageTitle: 'ईमेल की पुष्टि करें',
    title: 'अपने ईमेल पते की पुष्टि करें',
    lead: 'पते की पुष्टि होने पर आप खरीद-बेच सकते हैं और मैसेज भेज सकते हैं।',
    submit: 'इस पते की पुष्टि करें',
    busy: 'पुष्टि हो रही है',
    done: 'ईमेल पते की पुष्टि हो गई',
    address: '<address></address> आपके अकाउंट का पता है।',
    allPhones: 'सभी फ़ोन देखें',
    login: 'लॉगिन करें',
    gone: 'हर लिंक एक ही बार, {hours, plural, one {{count} घंटे} other {{count} घंटे}} के अंदर चलता है, और सिर्फ़ सबसे नए ईमेल वाला।',
    again: 'नया ईमेल भेजें',
  },
  stop: {
    pageTitle: 'बदलाव रोकें',
    title: 'ईमेल पते का बदलाव रोकें',
    lead: 'आपका पता वही रहेगा, और आपके अकाउंट से सब लॉगआउट हो जाएंगे, आप भी।',
    submit: 'बदलाव रोकें',
    busy: 'रोका जा रहा है',
    done: 'बदलाव रोक दिया गया',
    next: 'जिसने भी यह बदलाव मांगा, उसे आपका पासवर्ड पता है। अभी नया पासवर्ड चुनें।',
    password: 'नया पासवर्ड चुनें',
    gone: 'रोकने के लिए कोई बदलाव नहीं है। अगर आपका पता आपके बिना बदला गया है तो तुरंत हमें लिखें।',
    contact: 'हमसे संपर्क करें',
  },
  goneTitle: 'यह लिंक अब नहीं चलेगा',
} satisfies Translation<typeof confirmation>
