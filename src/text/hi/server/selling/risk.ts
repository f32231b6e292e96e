import type risk from '../../../en/server/selling/risk.ts'
import type { Translation } from '../../../translation.ts'

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: a price in dollars
export default {
  new_account_expensive_phone:
    'करीब ${price} या ज़्यादा का फ़ोन, बिना बिक्री वाले अकाउंट से जो ज़्यादा से ज़्यादा {accountDays} दिन पुराना है',
  far_below_fair_price: 'कीमत, सही कीमत के {shareOfFairPrice}% के बराबर या उससे कम है',
  new_account_below_fair_price:
    'बिना बिक्री वाला नया अकाउंट, मांगी गई कीमत सही कीमत के {shareOfFairPrice}% के बराबर या उससे कम',
  first_sale_above_limit: 'इस विक्रेता की पहली बिक्री करीब ${price} या ज़्यादा की होगी',
  many_listings_of_new_account:
    'एक दिन में {listedToday} या ज़्यादा विज्ञापन, ऐसे अकाउंट से जो ज़्यादा से ज़्यादा {accountDays} दिन पुराना है',
  imei_of_other_model: 'IMEI विज्ञापन वाले मॉडल का नहीं, किसी दूसरे मॉडल का है',
  many_outside_offers: '30 दिनों में शॉप के बाहर पेमेंट के बारे में {outsideOffers} या ज़्यादा मैसेज',
  chargebacks: 'छह महीने में बैंकों ने इस विक्रेता के फ़ोन के {chargebacks} या ज़्यादा पेमेंट वापस लिए',
  repeated_chargebacks: 'छह महीने में बैंकों ने इस विक्रेता के फ़ोन के {chargebacks} या ज़्यादा पेमेंट वापस लिए',
  lost_disputes: 'छह महीने में {lostDisputes} या ज़्यादा विवादों का फ़ैसला खरीदार के पक्ष में हुआ',
  removed_listings: 'मॉडरेटर ने इस विक्रेता के {removed} या ज़्यादा दूसरे विज्ञापन हटाए',
  network_of_banned_account: 'विक्रेता ने बंद किए गए अकाउंट के नेटवर्क से लॉगिन किया',
  similar_device_of_banned_account:
    'विक्रेता का लॉगिन बंद किए गए अकाउंट के नेटवर्क में उसी तरह के ब्राउज़र से आया',
  device_of_banned_account: 'विक्रेता ने बंद किए गए अकाउंट के ब्राउज़र से लॉगिन किया',
  address_of_banned_account: 'विक्रेता का डाक पता किसी बंद किए गए अकाउंट का है',
  payout_account_of_banned_account:
    'विक्रेता का पेआउट अकाउंट वही है जो बंद किए गए अकाउंट वाले किसी विक्रेता का था',
  phone_number_of_banned_account: 'विक्रेता ने किसी बंद किए गए अकाउंट के फ़ोन नंबर की पुष्टि की',
  photos_of_banned_account: 'एक फ़ोटो पहले किसी बंद किए गए अकाउंट के विज्ञापन में थी',
  imei_of_banned_account: 'इस IMEI वाला फ़ोन पहले किसी बंद किए गए अकाउंट से बेचा जा रहा था',
  banned_person_again: 'ब्राउज़र और पेआउट अकाउंट, दोनों किसी बंद किए गए अकाउंट के हैं',
  account_in_review: 'इस अकाउंट पर मॉडरेटर ने अभी फ़ैसला नहीं किया',
  shares_device: 'बंद किए गए अकाउंट के ब्राउज़र से लॉगिन होता है',
  shares_similar_device: 'बंद किए गए अकाउंट के नेटवर्क से, उसी तरह के ब्राउज़र से लॉगिन होता है',
  shares_payout_account: 'पेआउट अकाउंट वही है जो किसी बंद किए गए अकाउंट का था',
} satisfies Translation<typeof risk>
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: a price in dollars
