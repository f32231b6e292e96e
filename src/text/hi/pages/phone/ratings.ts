import type ratings from '../../../en/pages/phone/ratings.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: '{name} के रिव्यू',
  none: 'दिखाने के लिए कोई रिव्यू नहीं है।',
  fromSales: '{count, plural, one {{shown} बिक्री से} other {{shown} बिक्री से}}',
  by: { buyer: '<name></name>, खरीदार', seller: '<name></name>, विक्रेता' },
  replyBy: '<name></name> का जवाब',
  hiddenReason: 'वजह: “{reason}”',
  report: 'रिपोर्ट करें',
  reportReview: '{name} का रिव्यू',
  reportReply: '{name} को दिया गया जवाब',
  more: 'और दिखाएं',
  loading: 'लोड हो रहा है',
  hide: 'रिव्यू छिपाएं<hidden>: {name} का</hidden>',
  hidden: 'रिव्यू छिपाया गया',
  showReview: 'फिर से दिखाएं<hidden>: {name} का रिव्यू</hidden>',
  showReply: 'फिर से दिखाएं<hidden>: {name} का जवाब</hidden>',
  reviewShown: 'रिव्यू फिर से दिख रहा है',
  replyShown: 'जवाब फिर से दिख रहा है',
  ofOrder: {
    title: 'रिव्यू',
    loading: 'रिव्यू लोड हो रहे हैं',
    none: 'अभी कोई रिव्यू नहीं दिखता। छिपे रिव्यू कोई नहीं पढ़ सकता।',
    from: '{other} के बारे में {name} का रिव्यू',
    hidden: 'छिपा हुआ: यह अब सिर्फ़ {name} को दिखता है।',
  },
} satisfies Translation<typeof ratings>
