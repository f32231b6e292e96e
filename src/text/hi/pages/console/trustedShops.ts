import type trustedShops from '../../../en/pages/console/trustedShops.ts'
import type { Translation } from '../../../translation.ts'

export default {
  lead: 'विक्रेता इन शॉप में मिली रेटिंग अपने पेज पर दिखा सकते हैं। पता और पब्लिक कुंजी दूसरी शॉप के एडमिन से ऐसे तरीके से लें, जिस पर आपको भरोसा हो। उनकी शॉप से कुछ नहीं लाया जाता।',
  caption: 'भरोसेमंद शॉप',
  list: 'भरोसेमंद शॉप',
  none: 'अभी कोई शॉप नहीं।',
  ratings:
    '{count, plural, one {{shown} विक्रेता के पेज पर इसकी रेटिंग है} other {{shown} विक्रेताओं के पेज पर इसकी रेटिंग है}}',
  remove: {
    short: 'हटाएं',
    name: '{shop} को हटाएं',
    what: '{count, plural, one {{shop} की रेटिंग {shown} विक्रेता के पेज से हट जाएंगी।} other {{shop} की रेटिंग {shown} विक्रेताओं के पेज से हट जाएंगी।}}',
    action: 'शॉप हटाएं',
    busy: 'हटाया जा रहा है',
    done: 'शॉप हटाई गई',
  },
  form: {
    title: 'किसी शॉप पर भरोसा करें',
    address: 'पता',
    addressMissing: 'शॉप का पता डालें',
    key: 'पब्लिक कुंजी',
    keyHelp: '44 अक्षर। दूसरे एडमिन को यह अपनी शॉप के इसी पेज पर मिलेगी।',
    keyMissing: 'पब्लिक कुंजी पेस्ट करें',
    send: 'इस शॉप पर भरोसा करें',
    busy: 'शॉप जोड़ी जा रही है',
    done: 'शॉप जोड़ी गई',
  },
  thisShop: {
    title: 'आपकी शॉप, दूसरे एडमिन के लिए',
    address: 'पता',
    key: 'पब्लिक कुंजी',
    fingerprint: 'फ़िंगरप्रिंट',
    copy: { address: 'पता', key: 'पब्लिक कुंजी', fingerprint: 'फ़िंगरप्रिंट' },
  },
} satisfies Translation<typeof trustedShops>
