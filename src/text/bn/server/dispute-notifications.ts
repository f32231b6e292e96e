import type disputes from '../../en/server/dispute-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  graded: {
    worse: {
      title: '{buyer}: আপনার {phone} বর্ণনার মতো নয়',
      text: 'ক্রেতার উত্তরে গ্রেড {grade} হয়। কোথায় মেলে না, দেখে তাঁকে মেসেজ দিন। বেশির ভাগ সমস্যা সরাসরি কথা বলেই মেটে।',
    },
    fine: {
      title: '{buyer} আপনার {phone} যাচাই করেছেন',
      text: 'সবকিছু বর্ণনার মতোই। ক্রেতার উত্তরে গ্রেড {grade} হয়।',
    },
  },
  payment: {
    bySeller: {
      title: '{phone}: {seller} বলছেন আপনার টাকা আসেনি',
      text: 'টাকা পাঠানোর প্রমাণ দিন, যেমন ব্যাংকের রসিদ। একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    byBuyer: {
      title: '{phone}: পেমেন্ট নিয়ে {buyer}-এর অভিযোগ',
      text: 'টাকা এসে থাকলে নিশ্চিত করুন। না এলে {answerDays, plural, one {{answerDaysShown} দিনের} other {{answerDaysShown} দিনের}} মধ্যে উত্তর দিন। একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    byStaff: {
      title: '{phone}: পেমেন্ট নিয়ে অ্যাডমিনের প্রশ্ন',
      text: 'প্রশ্নটি পড়ে {answerDays, plural, one {{answerDaysShown} দিনের} other {{answerDaysShown} দিনের}} মধ্যে উত্তর দিন।',
    },
  },
  opened: {
    bySystem: {
      title: '{phone} নিয়ে সিদ্ধান্ত দেবেন একজন অ্যাডমিন',
      text: 'অর্ডার নিশ্চিত করার আগেই {buyer}-এর অ্যাকাউন্ট বন্ধ হয়েছে। অ্যাডমিনের জানা দরকার এমন কিছু থাকলে যোগ করুন।',
    },
    byStaff: { title: '{phone}: একজন অ্যাডমিন অভিযোগ করেছেন' },
    reportArrival: 'প্রশ্নটি পড়ে জানান, ফোন পৌঁছেছে কি না।',
    replyToStaff:
      'প্রশ্নটি পড়ে {answerDays, plural, one {{answerDaysShown} দিনের} other {{answerDaysShown} দিনের}} মধ্যে উত্তর দিন। বেশির ভাগ অভিযোগ সরাসরি কথা বলেই মেটে।',
    bySeller: {
      title: '{phone}: ফোন ফেরত নিয়ে {seller}-এর অভিযোগ',
      text: 'কী সমস্যা পড়ুন ও আপনার কথা জানান। বেশির ভাগ অভিযোগ সরাসরি কথা বলেই মেটে; নইলে একজন অ্যাডমিন সিদ্ধান্ত দেন।',
    },
    warranty: {
      title: '{phone}: ওয়ারেন্টি নিয়ে {buyer}-এর অভিযোগ',
      text: 'কী সমস্যা পড়ে {answerDays, plural, one {{answerDaysShown} দিনের} other {{answerDaysShown} দিনের}} মধ্যে উত্তর দিন। এখনো সরাসরি মিটিয়ে ফেলতে পারেন; নইলে একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    byBuyer: {
      title: '{buyer} আপনার {phone} নিয়ে সমস্যা জানিয়েছেন',
      text: 'কী সমস্যা পড়ে {answerDays, plural, one {{answerDaysShown} দিনের} other {{answerDaysShown} দিনের}} মধ্যে উত্তর দিন। বেশির ভাগ অভিযোগ সরাসরি কথা বলেই মেটে।',
    },
  },
  answered: {
    title: '{phone} নিয়ে {seller} উত্তর দিয়েছেন',
    text: 'উত্তরটি পড়ুন, পারলে অভিযোগ মিটিয়ে ফেলুন।',
  },
  statement: {
    title: '{phone}: অভিযোগে নতুন বক্তব্য',
    text: 'পড়ে দেখুন, কিছু বলার থাকলে উত্তর দিন।',
  },
  proposed: { title: '{phone}: {other} মীমাংসার প্রস্তাব দিয়েছেন' },
  declined: {
    title: '{phone}: {other} আপনার প্রস্তাব মানেননি',
    text: 'অন্য প্রস্তাব দিতে পারেন।',
  },
  accepted: { title: '{phone}: {other} আপনার প্রস্তাব মেনেছেন' },
  decided: { title: '{phone}: অভিযোগের সিদ্ধান্ত হয়েছে' },
  reason: '{reason}',
  outcome: {
    partRefund: '{buyer} {refund} ফেরত পাবেন, ফোন তাঁর কাছেই থাকবে।',
    return: '{buyer} ফোন ফেরত পাঠাবেন, তারপর টাকা ফেরত পাবেন।',
    refund: '{buyer} পুরো টাকা ফেরত পাবেন।',
    acceptPayment: '{seller} টাকা পেয়েছেন। অর্ডার চলবে।',
    rejectPayment: 'টাকা পাওয়া যায়নি। অর্ডার বাতিল।',
    noRefund: '{buyer} টাকা ফেরত পাবেন না।',
    release: '{seller} পুরো টাকা পাবেন।',
  },
  sendBack: {
    buyer: {
      title: '{phone} ফেরত পাঠান',
      text: '{until}-এর মধ্যে কুরিয়ারে দিন ও ট্র্যাকিং নম্বর যোগ করুন।',
    },
    seller: {
      title: '{phone} আপনার কাছে ফেরত আসবে',
      text: '{buyer}-এর কুরিয়ারে দেওয়ার শেষ সময় {until}।',
    },
  },
  sentBack: {
    title: '{phone} আপনার কাছে ফেরার পথে',
    text: '{carrier}-এ পাঠানো হয়েছে, ট্র্যাকিং নম্বর {tracking}। কী এসেছে, জানান।',
  },
  notReturned: {
    title: '{seller} বলছেন {phone} ফেরত আসেনি',
    text: 'তিনি বলছেন, অন্য ফোন পেয়েছেন বা কিছুই পাননি। একজন অ্যাডমিন সিদ্ধান্ত দেবেন। আপনার কাছে প্রমাণ থাকলে যোগ করুন।',
  },
  returned: {
    title: '{seller} {phone} ফেরত পেয়েছেন',
    text: 'আপনি টাকা ফেরত পাবেন।',
  },
  notSentBack: {
    title: '{phone} সময়মতো ফেরত পাঠানো হয়নি',
    text: 'টাকা কে পাবেন, একজন অ্যাডমিন এখন সিদ্ধান্ত দেবেন।',
  },
  reminder: {
    staff: {
      title: 'সিদ্ধান্ত দরকার: {phone}',
      text: 'ক্রেতা ও বিক্রেতা অভিযোগ মেটাতে পারেননি। কীভাবে শেষ হবে, সিদ্ধান্ত দিন।',
    },
    seller: {
      title: '{phone} ফেরত এসেছে?',
      text: '{returnWeeks, plural, one {{returnWeeksShown} সপ্তাহ} other {{returnWeeksShown} সপ্তাহ}} আগে {buyer} ফোনটি পাঠিয়েছেন। কী এসেছে জানান, কিছু না এলে তা-ও জানান। নইলে ক্রেতা {disputeEnd, select, none {} other {{disputeEnd} }}টাকা ফেরত পাবেন।',
    },
  },
  policy: {
    requested: {
      title: '{buyer} {phone} ফেরত দিতে চান',
      text: 'ফোনটি রিটার্নের সুযোগসহ বিক্রি হয়েছে। কোথায় পাঠাবেন বা নিয়ে আসবেন, জানান।',
    },
    approved: {
      title: '{phone} ফেরত পাঠাতে পারেন',
      text: 'কোথায় পাঠাবেন, {seller} অর্ডারে জানিয়েছেন। {returnBy, select, none {} other {{returnBy}-এর মধ্যে }}পাঠান বা নিয়ে যান, নইলে ফোন আপনার কাছেই থাকবে।',
    },
    placeChanged: {
      title: '{phone}: ফেরত পাঠানোর নতুন ঠিকানা',
      text: 'ফোন কোথায় যাবে, {seller} বদলেছেন। পাঠানোর আগে অর্ডার দেখুন।',
    },
    sent: {
      title: '{buyer} {phone} ফেরত পাঠিয়েছেন',
      text: 'কুরিয়ার {carrier}, ট্র্যাকিং নম্বর {tracking}। {returnCheckBy, select, none {} other {{returnCheckBy}-এর মধ্যে }}পৌঁছেছে বলে নিশ্চিত করুন, বা কী সমস্যা জানান। নইলে পৌঁছেছে বলে ধরা হবে।',
    },
    endedBuyer: { title: '{phone} আপনার কাছেই থাকছে', text: 'রিটার্ন শেষ হয়েছে।' },
    lapsed: 'সময়মতো ফেরত পাঠানো হয়নি, তাই রিটার্ন শেষ হয়েছে।',
    endedSeller: {
      title: 'আপনার {phone} {buyer}-এর কাছেই থাকছে',
      text: 'রিটার্ন শেষ হয়েছে, বিক্রি আবার সম্পূর্ণ।',
    },
    over: {
      title: '{phone} আর ফেরত দেওয়া যাবে না',
      text: 'আমাদের কাছে জমা টাকা এখন আপনার। এরপর আপনাকে পাঠিয়ে দেব।',
    },
    reminderSent: {
      title: 'আপনার {phone} ফেরত এসেছে?',
      text: '{returnWeeks, plural, one {{returnWeeksShown} সপ্তাহ} other {{returnWeeksShown} সপ্তাহ}} আগে {buyer} ফোনটি পাঠিয়েছেন। {returnCheckBy, select, none {} other {{returnCheckBy}-এর মধ্যে }}পৌঁছেছে বলে নিশ্চিত করুন, বা সমস্যা জানান। নইলে ক্রেতা টাকা ফেরত পাবেন।',
    },
    reminderSeller: {
      title: '{buyer} {phone} ফেরত দেওয়ার অপেক্ষায়',
      text: 'কোথায় পাঠাবেন বা নিয়ে আসবেন, জানান। ফোনটি রিটার্নের সুযোগসহ বিক্রি হয়েছে।',
    },
    reminderBuyer: {
      title: '{phone} কোথায় যাবে, {seller} জানাননি',
      text: 'তাঁকে মেসেজ দিন। তাতে কাজ না হলে অর্ডারে সমস্যা জানান, একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    reminderStaff: {
      title: 'রিটার্নের উত্তর আসেনি: {phone}',
      text: 'অন্তত {returnDays, plural, one {{returnDaysShown} কর্মদিবস} other {{returnDaysShown} কর্মদিবস}} আগে {buyer} ফোন ফেরত দিতে চেয়েছেন, {seller} উত্তর দেননি। তাঁদের মেসেজ দিন, বা সিদ্ধান্ত দিতে অভিযোগ করুন।',
    },
  },
  claim: {
    made: {
      title: '{phone}: {buyer}-এর ওয়ারেন্টি ক্লেইম',
      text: 'কী সমস্যা পড়ুন, তারপর {until}-এর মধ্যে সারিয়ে দিতে, বদলে দিতে বা টাকা ফেরত দিতে রাজি হোন, বা কারণ জানিয়ে না বলুন।',
    },
    agreed: { title: '{phone}: {seller} আপনার ক্লেইম মেনেছেন' },
    repair: '{seller} ফোনটি সারিয়ে দেবেন।',
    replacement: '{seller} ফোনটি বদলে দেবেন।',
    refundBySeller: '{seller}-এর কাছে আপনার {refund} পাওনা।',
    refund: 'যেভাবে পেমেন্ট করেছেন, সেভাবেই {refund} ফেরত যাবে।',
    howToSettle:
      'হয়ে গেলে ক্লেইম মিটেছে বলে জানান, না হলে অভিযোগ করুন। কিছু না করলে {until} মিটেছে বলে ধরা হবে।',
    refused: {
      title: '{phone}: {seller} আপনার ক্লেইম মানেননি',
      text: 'একমত না হলে {until}-এর মধ্যে অভিযোগ করুন, একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    unansweredBuyer: {
      title: '{phone}: {seller} ক্লেইমের উত্তর দেননি',
      text: 'ওয়ারেন্টি নিয়ে {until}-এর মধ্যে অভিযোগ করুন, একজন অ্যাডমিন সিদ্ধান্ত দেবেন। তার আগে {seller} এখনো উত্তর দিতে পারেন।',
    },
    unansweredSeller: {
      title: '{phone}: ওয়ারেন্টি ক্লেইমের উত্তর দেননি',
      text: '{buyer} এখন অভিযোগ করতে পারেন। তার আগে আপনি এখনো উত্তর দিতে পারেন।',
    },
    lapsedBuyer: {
      title: '{phone}: আপনার ওয়ারেন্টি ক্লেইম বন্ধ',
      text: 'আপনি সময়মতো অভিযোগ করেননি। ওয়ারেন্টি থাকতে আবার ক্লেইম করতে পারেন।',
    },
    lapsedSeller: {
      title: '{phone}: ওয়ারেন্টি ক্লেইম বন্ধ হয়েছে',
      text: '{buyer} সময়মতো অভিযোগ করেননি। আর কিছু করার নেই।',
    },
    withdrawn: {
      title: '{phone}: {buyer} ওয়ারেন্টি ক্লেইম তুলে নিয়েছেন',
      text: 'আর কিছু করার নেই।',
    },
    settled: {
      title: '{phone}: ওয়ারেন্টি ক্লেইম মিটেছে',
      text: '{settledDays, plural, one {{settledDaysShown} দিন} other {{settledDaysShown} দিন}} আগে ক্লেইম মেনে নেওয়া হয়েছিল, কোনো সমস্যা জানানো হয়নি।',
    },
    settledByBuyer: {
      title: '{phone}: {buyer} জানিয়েছেন ক্লেইম মিটেছে',
      text: 'ওয়ারেন্টি ক্লেইম নিয়ে আপনার আর কিছু করার নেই।',
    },
    refunded: {
      title: '{phone}: {buyer} {refund} ফেরত পাবেন',
      text: 'এই বিক্রির যে টাকা আমাদের কাছে জমা ছিল, তা থেকে দেওয়া হচ্ছে। এতে ওয়ারেন্টি ক্লেইম মিটে গেল।',
    },
    reminderOpen: {
      title: '{phone}: {buyer} ক্লেইমের উত্তরের অপেক্ষায়',
      text: '{until}-এর মধ্যে ওয়ারেন্টি ক্লেইমে রাজি হোন বা না বলুন। নইলে তিনি অভিযোগ করতে পারেন।',
    },
    reminderRefused: {
      title: '{phone}: আপনার ক্লেইম এখনো মেটেনি',
      text: 'অ্যাডমিনের সিদ্ধান্ত চাইলে {until}-এর মধ্যে অভিযোগ করুন। নইলে ক্লেইম বন্ধ হয়ে যাবে।',
    },
    reminderSeller: {
      title: '{phone}: ওয়ারেন্টি ক্লেইম মিটেছে?',
      text: 'যা দিতে রাজি হয়েছিলেন তা দিয়েছেন বলে {buyer} এখনো নিশ্চিত করেননি। {until}-এর মধ্যে না হলে তিনি অভিযোগ করতে পারেন।',
    },
    reminderBuyer: {
      title: '{phone}: আপনার ওয়ারেন্টি ক্লেইম মিটেছে?',
      text: '{seller} কথামতো না করে থাকলে {until}-এর মধ্যে অভিযোগ করুন। নইলে তখন ক্লেইম মিটেছে বলে ধরা হবে।',
    },
  },
} satisfies Translation<typeof disputes>
