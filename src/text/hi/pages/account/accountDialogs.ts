import type accountDialogs from '../../../en/pages/account/accountDialogs.ts'
import type { Translation } from '../../../translation.ts'
import passkeyErrors from '../../parts/passkeyErrors.ts'

export default {
  passkeyErrors,
  code: {
    form: 'अपने ईमेल पते की पुष्टि करें',
    label: 'छह अंकों का कोड',
    invalid: 'छह अंक डालें',
    submit: 'पुष्टि करें',
    checking: 'जांच हो रही है',
    resend: 'फिर से भेजें',
    sending: 'भेजा जा रहा है',
    done: 'ईमेल पते की पुष्टि हो गई',
    sent: 'हमने {address} पर नया कोड भेजा है',
  },
  strip: {
    label: 'ईमेल की पुष्टि',
    text: '<strong>खरीदने, बेचने और मैसेज भेजने के लिए अपने ईमेल पते की पुष्टि करें।</strong> <address></address> पर भेजा गया कोड डालें, या <link>पता बदलें</link>।',
  },
  dialog: {
    title: 'अपने ईमेल पते की पुष्टि करें',
    text: '<address></address> पर भेजे गए छह अंक डालें। फिर जहां छोड़ा था, वहीं से आगे बढ़ सकते हैं।',
    noEmail: 'ईमेल नहीं आया? स्पैम फ़ोल्डर देखें, या <link>पता बदलें</link>।',
  },
  proof: {
    title: 'पुष्टि करें कि यह आप हैं',
    text: 'आपने कुछ समय पहले लॉगिन किया था। आपके अकाउंट की सुरक्षा के लिए, आगे बढ़ने से पहले पुष्टि करें कि यह आप ही हैं।',
    passkey: 'पासकी से करें',
    passkeyBusy: 'आपकी पासकी का इंतज़ार है',
    password: 'पासवर्ड',
    required: 'पासवर्ड डालें',
    submit: 'पुष्टि करें',
    checking: 'जांच हो रही है',
    retry: 'फिर से कोशिश करें',
    google: 'Google से जारी रखें',
    opening: 'Google खुल रहा है',
    newTab: 'Google नए टैब में खुलेगा। वही अकाउंट चुनें जो आप यहां इस्तेमाल करते हैं।',
    opened: 'नए टैब में Google से लॉगिन करें, फिर यहां लौटें। यह पेज अपने-आप आगे बढ़ेगा।',
    blocked: 'आपके ब्राउज़र ने नया टैब रोक दिया। इस पेज के लिए पॉप-अप की इजाज़त दें और फिर से कोशिश करें।',
  },
} satisfies Translation<typeof accountDialogs>
