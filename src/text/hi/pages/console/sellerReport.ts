import type sellerReport from '../../../en/pages/console/sellerReport.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'EU के प्लेटफ़ॉर्म टैक्स विभाग को विक्रेताओं की जानकारी देते हैं (DAC7): जिनकी एक साल (जनवरी से दिसंबर) में {sales} या ज़्यादा बिक्री हो, या कुल {amount} से ज़्यादा।',
  caption: 'विक्रेता रिपोर्ट',
  year: 'साल',
  download: 'CSV डाउनलोड करें',
  fees: 'फ़ीस और VAT, CSV में',
  sellers: 'जिन विक्रेताओं की जानकारी देनी है',
  none: '{year} के लिए किसी विक्रेता की जानकारी नहीं देनी है',
  column: {
    seller: 'विक्रेता',
    sales: 'बिक्री',
    paid: 'विक्रेता को मिले',
    fees: 'फ़ीस',
    reason: 'किस वजह से',
  },
  vatNumber: 'VAT नंबर {number}',
  deleted: 'अकाउंट डिलीट हुआ',
  reason: {
    sales: '{sales} या ज़्यादा बिक्री',
    consideration: '{amount} से ज़्यादा',
    both: '{sales} या ज़्यादा बिक्री, {amount} से ज़्यादा',
  },
  notes:
    'उस साल पूरे हुए ऑर्डर, शिपिंग के साथ, फ़ीस और रिफ़ंड के बिना। लौटे फ़ोन शामिल नहीं हैं। शॉप का देश EU में हो, तो अकाउंट डिलीट करने वाले विक्रेता {count, plural, one {{years} साल} other {{years} साल}} तक यहां रहते हैं। फ़ाइल में हर तिमाही के आंकड़े हैं। सीमा की तुलना शॉप की करेंसी में होती है: करेंसी यूरो न हो, तो रकम खुद यूरो में बदल लें। दूसरे टैक्स नंबर और निजी विक्रेताओं के पते यहां नहीं लिए जाते।',
} satisfies Translation<typeof sellerReport>
