import type savedSearches from '../../../en/pages/account/savedSearches.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'नए नतीजे, मिलते-जुलते फ़ोन, घटी हुई कीमतें और फ़ॉलो किए विक्रेताओं के नए फ़ोन: हम आपको बताएंगे।',
  caption: 'सेव की गई खोजें',
  saved: 'सेव की: <time></time>',
  new: 'नया',
  now: 'अभी {phones}',
  count: '{count, plural, one {{shown} नया} other {{shown} नए}}',
  remove: {
    label: '{name} डिलीट करें',
    what: '“{name}” के नए फ़ोन की खबर अब आपको नहीं मिलेगी।',
    action: 'खोज डिलीट करें',
    done: 'खोज डिलीट हुई',
  },
  empty: {
    title: 'अभी कोई सेव की गई खोज नहीं',
    text: 'फ़ोन खोजें या फ़िल्टर करें, फिर “यह खोज सेव करें” चुनें।',
    find: 'फ़ोन ढूंढें',
  },
  news: 'आपके लिए नया',
  earlier: 'पहले के दिखाएं',
  kind: {
    near_miss: 'मिलता-जुलता',
    followed: 'फ़ॉलो किया विक्रेता',
    price_drop: 'कीमत घटी',
  },
  gone: 'अब बिक्री पर नहीं',
  mails: {
    label:
      'मुझे ईमेल भी करें, {count, plural, one {{shown} मिनट} other {{shown} मिनट}} में ज़्यादा से ज़्यादा एक बार',
    on: 'खोज के ईमेल चालू हैं',
    off: 'खोज के ईमेल बंद हैं',
  },
  unsubscribe: {
    pageTitle: 'ईमेल बंद करें',
    title: 'जो फ़ोन आप ढूंढ रहे हैं, उनके ईमेल बंद करें?',
    done: 'ईमेल बंद हो गए',
    lead: 'आपकी खोजें सेव रहेंगी, और लॉगिन करने पर नए फ़ोन दिखते रहेंगे।',
    searches: 'आपकी सेव की गई खोजें',
    submit: 'बंद करें',
    busy: 'बंद हो रहे हैं',
    again: 'फिर से चालू करें',
    againBusy: 'एक पल',
  },
  followed: {
    lead: 'इन विक्रेताओं के नए फ़ोन “सेव की गई खोजें” में “आपके लिए नया” के नीचे दिखते हैं।',
    caption: 'फ़ॉलो किए विक्रेता',
    empty: 'आपने अभी किसी को फ़ॉलो नहीं किया है',
    how: 'किसी फ़ोन से उसके विक्रेता का पेज खोलें और “फ़ॉलो करें” चुनें।',
    phones: '{count, plural, one {{shown} फ़ोन बिक्री पर} other {{shown} फ़ोन बिक्री पर}}',
    since: '<time></time> से फ़ॉलो किया है',
    unfollow: 'अनफ़ॉलो करें',
    unfollowName: '{name} को अनफ़ॉलो करें',
    unfollowing: 'अनफ़ॉलो हो रहा है',
    done: '{name} को अनफ़ॉलो कर दिया',
    mails:
      'इनके नए फ़ोन मुझे ईमेल करें, {count, plural, one {{shown} मिनट} other {{shown} मिनट}} में ज़्यादा से ज़्यादा एक बार',
    on: 'इनके नए फ़ोन आपको ईमेल से मिलेंगे',
    off: 'इनके ईमेल अब नहीं आएंगे',
  },
} satisfies Translation<typeof savedSearches>
