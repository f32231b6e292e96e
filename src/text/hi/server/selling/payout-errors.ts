import type errors from '../../../en/server/selling/payout-errors.ts'
import type { Translation } from '../../../translation.ts'

export default {
  setupWaits: 'आपके पेआउट सेट करने का इंतज़ार',
  shopCheck: 'शॉप की जांच का इंतज़ार',
  bankAccount: 'बैंक खाता',
  providerTerms: 'पेमेंट कंपनी की शर्तें मानना',
  proofOfIdentity: 'आपकी पहचान का सबूत',
  detailsYou: 'आपकी जानकारी',
  detailsCompany: 'आपकी कंपनी की जानकारी',
  detailsRepresentative: 'आपकी कंपनी की ओर से साइन करने वाले की जानकारी',
  whatYouSell: 'आप क्या बेचते हैं',
  personOrCompany: 'आप व्यक्ति हैं या कंपनी',
  furtherDetails: 'और जानकारी',
  severalDisputed: 'आपकी कई बिक्री विवाद में हैं। विवादों का फ़ैसला होने पर आपको पैसे मिलेंगे।',
  saleChecked: 'पेआउट से पहले शॉप इस बिक्री की जांच कर रही है।',
  accountChanged: 'आपका पेआउट अकाउंट बदला गया। उसके बाद कुछ समय तक पेआउट रुके रहते हैं।',
  manySales: 'नए विक्रेता की एक दिन में कई बिक्री: पेआउट से पहले शॉप इनकी जांच करती है।',
  firstSales: 'आपकी पहली {number} बिक्री के पैसे बाकी से {time} बाद मिलते हैं।',
  noSetup: 'विक्रेता ने पेआउट सेट नहीं किया है।',
  providerMissing: 'पेमेंट कंपनी सेट नहीं है।',
  bankDisputes: 'बैंक पेमेंट पर सवाल उठा रहा है।',
  paidLater: 'पैसे बाद में मिलेंगे।',
  payAtMeeting: 'यहां खरीदार मुलाकात पर पेमेंट करते हैं, इसलिए कोई पेआउट नहीं है।',
  providerRefuses: 'पेमेंट कंपनी आपका अकाउंट नहीं खोल सकती।',
  providerSilent: 'पेमेंट कंपनी से जवाब नहीं आ रहा। एक मिनट बाद फिर से कोशिश करें।',
} satisfies Translation<typeof errors>
