import type staffMails from '../../en/server/staff-mails.ts'
import type { Translation } from '../../translation.ts'

export default {
  contact: {
    subject: '{name} ने संपर्क पेज से मैसेज भेजा',
    reply: 'विषय: {topic}। {name} को जवाब देने के लिए इसी ईमेल का जवाब दें।',
    topics: {
      order: 'कोई बुकिंग या ऑर्डर',
      listing: 'कोई विज्ञापन या व्यक्ति',
      payment: 'कोई पेमेंट या रिफ़ंड',
      account: 'कोई अकाउंट',
      other: 'कुछ और',
    },
    fromAccount: 'मैसेज उनके अकाउंट से आया है।',
    unverified: 'मैसेज बिना लॉगिन के आया है, इसलिए नाम और ईमेल पता जांचा हुआ नहीं है।',
    button: 'मैसेज खोलें',
  },
  health: {
    subject: {
      one: 'आपकी शॉप: {problem}',
      several: 'आपकी शॉप में {count, plural, one {{shown} समस्या} other {{shown} समस्याएं}}',
    },
    sentence: '{problem}।',
    button: 'सिस्टम की हालत देखें',
    note: 'हर समस्या की खबर एक बार भेजी जाती है, और दोबारा तभी, जब वह ठीक होकर फिर आए।',
  },
  problems: {
    job: '{node} पर जॉब “{job}” लगातार {count, plural, one {{shown} बार} other {{shown} बार}} फ़ेल हुआ: {error}',
    queue: '{queue}: {waiting} इंतज़ार में, सबसे पुराना {age} से',
    undelivered: '{count, plural, one {{shown} ईमेल} other {{shown} ईमेल}} पहुंच नहीं पाए',
    backupFailed: 'पिछला बैकअप फ़ेल हुआ: {error}',
    backupTooOld: 'पिछला बैकअप बहुत पुराना है',
    backupDeletion: 'पुराने बैकअप मिटाए नहीं जा सके: {error}',
    disk: '{node} की डिस्क लगभग भर गई है: {free} GB खाली है',
    clockAhead: '{node} की घड़ी डेटाबेस से {count, plural, one {{shown} सेकंड} other {{shown} सेकंड}} आगे है',
    clockBehind:
      '{node} की घड़ी डेटाबेस से {count, plural, one {{shown} सेकंड} other {{shown} सेकंड}} पीछे है',
  },
  queues: {
    notifications: 'नोटिफ़िकेशन',
    order_deadlines: 'ऑर्डर की समय-सीमाएं',
    payments: 'रिफ़ंड और पेआउट',
    message_emails: 'मैसेज के ईमेल',
    alert_emails: 'सेव की गई खोजों के ईमेल',
    data_copies: 'निजी डेटा की कॉपी',
    file_deletions: 'हटाने वाली फ़ाइलें',
    emails: 'ईमेल',
  },
  ages: {
    day: '{count, plural, one {{shown} दिन} other {{shown} दिन}}',
    hour: '{count, plural, one {{shown} घंटे} other {{shown} घंटे}}',
    minute: '{count, plural, one {{shown} मिनट} other {{shown} मिनट}}',
    second: '{count, plural, one {{shown} सेकंड} other {{shown} सेकंड}}',
  },
  invitation: {
    subject: '{shop} के स्टाफ़ में आपको इनवाइट मिला है',
    text: {
      admin: '{inviter} ने आपको {shop} पर एडमिन के रूप में काम करने के लिए इनवाइट किया है।',
      moderator: '{inviter} ने आपको {shop} पर मॉडरेटर के रूप में काम करने के लिए इनवाइट किया है।',
      support: '{inviter} ने आपको {shop} पर सपोर्ट में काम करने के लिए इनवाइट किया है।',
      finance: '{inviter} ने आपको {shop} पर फ़ाइनेंस में काम करने के लिए इनवाइट किया है।',
    },
    link: 'लिंक एक बार चलेगा, {count, plural, one {{shown} दिन} other {{shown} दिन}} तक। आपको पासवर्ड चुनना है और दो चरणों में लॉगिन सेट करना है।',
    button: 'इनवाइट स्वीकार करें',
    ignore: 'समझ नहीं आया कि यह क्या है? तो कुछ करने की ज़रूरत नहीं: आपके लिंक खोले बिना कुछ नहीं होगा।',
  },
  test: {
    subject: 'आपकी शॉप का टेस्ट ईमेल',
    text: 'यह शॉप ईमेल भेज सकती है। आपको कुछ नहीं करना है।',
    button: 'शॉप खोलें',
    setup: 'आपके पते से एक शॉप सेट की जा रही है।',
    dashboard: 'आपने इसे डैशबोर्ड से खुद को भेजा है।',
    command: 'किसी ने आपके पते से `redial mail test` चलाया है।',
  },
} satisfies Translation<typeof staffMails>
