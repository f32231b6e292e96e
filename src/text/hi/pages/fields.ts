import type fields from '../../en/pages/fields.ts'
import type { Translation } from '../../translation.ts'
import address from '../parts/address.ts'

export default {
  address,
  name: 'नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  photo: 'फ़ोटो',
  optional: '(ज़रूरी नहीं)',
  nameRequired: 'नाम डालें',
  emailRequired: 'ईमेल डालें',
  emailInvalid: 'सही ईमेल पता डालें',
  passwordRequired: 'पासवर्ड डालें',
  passwordTooShort: 'पासवर्ड में कम से कम {min} अक्षर होने चाहिए',
  strength: {
    label: 'पासवर्ड की मज़बूती:',
    tooShort: 'बहुत छोटा',
    weak: 'कमज़ोर',
    fair: 'ठीक-ठाक',
    good: 'अच्छा',
    strong: 'मज़बूत',
  },
  photoField: {
    choose: 'फ़ोटो चुनें',
    replace: 'फ़ोटो बदलें',
    explain: ', यहां खींचकर छोड़ें या पेस्ट करें',
    remove: '{name} हटाएं',
    cancel: '{name} का अपलोड रोकें',
    retry: '{name} फिर से अपलोड करें',
    upload: '{name} का अपलोड',
    ready: 'फ़ोटो तैयार है',
    uploading: 'फ़ोटो अपलोड हो रही है',
    processing: 'फ़ोटो तैयार हो रही है',
    sent: 'तैयार हो रही है…',
    empty: 'यह फ़ाइल खाली है। दूसरी चुनें।',
    notPhoto: 'यह फ़ोटो नहीं है।',
    notStored: 'कुछ फ़ोटो सेव नहीं हुईं। उन्हें फिर से अपलोड करें या हटा दें।',
    notHere: 'यह फ़ोटो अब उपलब्ध नहीं है। हटाकर फिर से जोड़ें।',
    notRotatable: 'सिर्फ़ यहां अपलोड की गई फ़ोटो घुमाई जा सकती हैं।',
  },
} satisfies Translation<typeof fields>
