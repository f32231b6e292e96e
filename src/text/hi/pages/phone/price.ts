import type price from '../../../en/pages/phone/price.ts'
import type { Translation } from '../../../translation.ts'

export default {
  same: 'इनमें से आधी या उससे ज़्यादा बिक्री सही कीमत के दायरे में हुई।',
  older: 'पिछले 6 महीनों की बिक्री, आज के हिसाब से।',
  anyGrade: 'पिछले 6 महीनों में किसी भी ग्रेड की बिक्री, आज के हिसाब से।',
  anyGradeTo: 'पिछले 6 महीनों में किसी भी ग्रेड की बिक्री, ग्रेड {grade} और आज के हिसाब से।',
  any: 'पिछले 12 महीनों में किसी भी स्टोरेज और ग्रेड की बिक्री, {phone} और आज के हिसाब से।',
  thisStorage: 'इस स्टोरेज',
  withGrade: '{storage}, ग्रेड {grade}',
  estimate:
    'इस मॉडल की बिक्री बहुत कम हुई है ({shown})। अनुमान इस पर है कि समय के साथ फ़ोन की कीमत कितनी घटती है।',
  outliers:
    '{count, plural, one {{shown} बिक्री नहीं गिनी गई} other {{shown} बिक्री नहीं गिनी गईं}}, क्योंकि कीमत बहुत अलग थी।',
  recent: 'सबसे हाल की बिक्री',
  recentUsed: 'गिनी गई सबसे हाल की बिक्री',
  sold: 'बिका',
  phone: 'फ़ोन',
  paid: 'कितने में',
  adjusted: 'आज के हिसाब से',
  listed: '{amount} में डाला गया',
  lowered: 'घटाकर {amount} किया गया',
  raised: 'बढ़ाकर {amount} किया गया',
} satisfies Translation<typeof price>
