import type model from '../../../en/pages/public/model.ts'
import type { Translation } from '../../../translation.ts'

export default {
  description: 'सेकंड हैंड {name}: {summary} जानकारी, कीमतें और विज्ञापन एक साथ।',
  secondHand: 'सेकंड हैंड {name}',
  summary: {
    none: 'अभी कोई बिक्री पर नहीं है।',
    one: '{shown} बिक्री पर, {price} में।',
    range: '{shown} बिक्री पर, {lowest} से {highest} तक।',
  },
  sold: {
    title: 'कितने में बिके',
    chart: '{name} किस महीने कितने में बिका; आंकड़े टेबल में हैं।',
    line: 'बिक्री की बीच की कीमत',
    curve: 'अनुमानित कीमत, आने वाले महीनों के लिए अंदाज़ा',
    typically: 'आम तौर पर इतने में बिका',
    estimated: 'अनुमानित कीमत',
    about: 'आम तौर पर करीब {amount}।',
    none: 'कोई बिक्री नहीं, सभी स्टोरेज और ग्रेड।',
    during:
      '{count, plural, one {{shown} बिक्री} other {{shown} बिक्री}}, {month}, सभी स्टोरेज और ग्रेड।',
    period:
      '{count, plural, one {{shown} बिक्री} other {{shown} बिक्री}}, {from} से {to}, सभी स्टोरेज और ग्रेड।',
    estimate: 'अनुमान',
    estimateNote:
      'इस मॉडल की बिक्री बहुत कम हुई है ({shown})। अनुमान इस पर है कि समय के साथ फ़ोन की कीमत कितनी घटती है।',
    figures: 'महीने के हिसाब से आंकड़े',
    byMonth: 'महीने के हिसाब से बिक्री',
    month: 'महीना',
    sales: 'बिक्री',
    median: 'बीच की कीमत',
    forecast: '(अंदाज़ा)',
  },
  prices: {
    title: 'स्टोरेज और ग्रेड के हिसाब से कीमतें',
    cheapest: 'हर एक का सबसे सस्ता फ़ोन।',
    half: 'इनमें से आधे {amount} से सस्ते हैं।',
    incomplete: 'जिन फ़ोन का स्टोरेज नहीं बताया गया, वे नीचे की लिस्ट में हैं।',
    caption: 'बिक्री पर {name} की सबसे कम कीमतें, स्टोरेज और ग्रेड के हिसाब से',
    storage: 'स्टोरेज',
    grade: {
      A: 'नए जैसा',
      B: 'अच्छा',
      C: 'ठीक-ठाक',
      D: 'काफ़ी घिसा',
      none: 'ग्रेड नहीं',
    },
    none: 'कोई नहीं',
  },
  offers: {
    title: 'अभी बिक्री पर',
    none: 'अभी कोई {name} बिक्री पर नहीं है',
    others: '{brand} के दूसरे फ़ोन अगले पेज पर हैं, और नए फ़ोन हर दिन आते हैं।',
    brand: 'सभी {brand} फ़ोन',
    all: 'सभी देखें: {phones}',
  },
  facts: {
    title: 'मॉडल के बारे में',
    lead: 'जो हर {name} में होता है, बेचने वाला कोई भी हो।',
    none: 'इस मॉडल की जानकारी अभी हमारे पास नहीं है।',
    source: 'स्रोत: {source}।',
    data: '2023 तक की तकनीकी जानकारी: Smartphone-Data-Analysis, Ayushman Malla, MIT लाइसेंस।',
  },
} satisfies Translation<typeof model>
