import type setup from '../../../en/server/errors/setup.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupLinkWrong:
    'यह लिंक काम नहीं करता। हर लिंक एक ही बार और {number} घंटे तक चलता है; नया लिंक बनने पर पुराना नहीं चलता। शॉप को रीस्टार्ट करें और तब जो लिंक दिखे उसे खोलें।',
  setupLinkAgain: 'सेटअप का लिंक फिर से खोलें',
  setupDone: 'यह शॉप सेट अप हो चुकी है। लॉगिन करें।',
  setupFailed: 'शॉप नहीं बन सकी, और डेमो पहले जैसा ही है। वजह सर्वर के लॉग में लिखी है।',
  setupEmailTaken:
    'इस पते से पहले ही एक अकाउंट है। दूसरा पता दें, या `make-admin` से उस अकाउंट को एडमिन बनाएं',
  mailRefused:
    '{server} ने ईमेल नहीं लिया: {reason}। SMTP_URL और MAIL_FROM ठीक करें, और शॉप को रीस्टार्ट करें।',
  mailNotWritten: 'ईमेल नहीं लिखा जा सका: {reason}।',
  settingTextMissing: 'कुछ लिखें',
  settingColor: '#cf3a1d जैसा रंग डालें',
  settingColorTooLight: 'इस रंग पर सफ़ेद अक्षर ठीक से नहीं पढ़े जाते। ज़्यादा गहरा रंग चुनें',
  settingInstructions: 'शॉप को पेमेंट करने वाले खरीदारों के लिए जानकारी लिखें',
  settingPaidShipping:
    'सिर्फ़ शिपिंग हो, तो फ़ोन भेजे जाने से पहले खरीदार के पास पेमेंट का तरीका होना चाहिए। पहले Stripe जोड़ें या बैंक ट्रांसफ़र चालू करें',
} satisfies Translation<typeof setup>
