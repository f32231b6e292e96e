import type notifications from '../../en/server/order-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  booked: {
    buyer: {
      title: 'আপনি {phone} বুক করেছেন',
      text: 'ফোনটি {payBy, select, none {} other {{payBy} পর্যন্ত }}আপনার জন্য রাখা আছে। {price} কীভাবে পেমেন্ট করবেন ও ফোন কীভাবে নেবেন, বেছে নিন।',
    },
    seller: {
      title: '{buyer} আপনার {phone} বুক করেছেন',
      text: 'দাম {price}। ফোনটি {payBy, select, none {} other {{payBy} পর্যন্ত }}রাখা থাকবে। পেমেন্ট হলে আমরা জানাব।',
    },
  },
  deliveryChanged: {
    title: '{phone}: {buyer} ডেলিভারি বদলেছেন',
    meetUpCanceled: 'দেখা করার যে কথা ছিল, তা বাতিল হয়েছে।',
    payFirst: '{buyer} কুরিয়ারে নিতে চান, আগে তিনি পেমেন্ট করবেন।',
    newAddress: 'অর্ডারে দেওয়া নতুন ঠিকানায় পাঠান।',
    pickUp: '{buyer} হাতে হাতে নিতে চান। জায়গা ও সময় ঠিক করুন।',
  },
  paymentSent: {
    title: '{phone}: {buyer} বলছেন টাকা পাঠিয়েছেন',
    text: 'আপনার অ্যাকাউন্টে রেফারেন্স {reference} দিয়ে {total} এসেছে কি না, দেখুন। এলেই পেমেন্ট নিশ্চিত করুন। তার আগে ফোন দেবেন না বা পাঠাবেন না।',
  },
  paymentReset: {
    buyer: {
      title: '{phone}: ডেলিভারি ও পেমেন্ট আবার বেছে নিন',
      text: 'আপনার বেছে নেওয়া পেমেন্টের উপায়টি এখানে আর নেই। ফোনটি {payBy, select, none {} other {{payBy} পর্যন্ত }}এখনো আপনার জন্য রাখা আছে।',
    },
    seller: {
      title: '{phone}: {buyer}-কে আবার বেছে নিতে হবে',
      text: 'তাঁর বেছে নেওয়া পেমেন্টের উপায়টি এখানে আর নেই। ট্রান্সফারে টাকা পেতে আপনার অ্যাকাউন্টে টাকা পাঠানোর তথ্য যোগ করুন।',
    },
  },
  wrongCode: {
    title: '{phone}: ভুল হস্তান্তর কোড দেওয়া হয়েছে',
    text: '{seller} যে কোড দিয়েছেন, সেটি আপনার নয়। এখন দেখা করতে এসে থাকলে কোডটি আবার দেখান। না হলে কাউকে দেবেন না: কোড পেলেই অর্ডার সম্পূর্ণ হয় ও {seller} টাকা পান।',
  },
  handOverLocked: {
    title: '{phone}: অনেকবার ভুল হস্তান্তর কোড',
    staff:
      'হস্তান্তর আটকে গেছে। ক্রেতা ও বিক্রেতাকে জিজ্ঞেস করুন কী হয়েছে, তারপর অর্ডারে আবার কোড দেওয়ার সুযোগ দিন।',
    party: 'একজন অ্যাডমিন না দেখা পর্যন্ত হস্তান্তর আটকে আছে। এখন দেখা করতে এসে থাকলে সাপোর্টে জানান।',
  },
  handOverUnlocked: {
    title: '{phone}: হস্তান্তর আবার চালু হয়েছে',
    buyer: '{seller} আবার আপনার কোড দিতে পারবেন। ফোন হাতে পেলে তবেই কোড দিন।',
    seller: 'আপনি আবার ক্রেতার হস্তান্তর কোড দিতে পারবেন।',
  },
  cancellationRequested: {
    title: '{phone}: {buyer} বাতিল করতে চান',
    text: '{shipBy, select, none {} other {{shipBy}-এর মধ্যে }}রাজি কি না, জানান। ততক্ষণে উত্তর না দিলে ও ফোন না পাঠালে অর্ডার বাতিল হবে, টাকা ফেরত যাবে।',
  },
  cancellationDeclined: {
    title: '{phone}: বাতিল করতে {seller} রাজি হননি',
    text: 'অর্ডার চলবে।',
  },
  refundConfirmed: {
    title: 'টাকা ফেরত নিশ্চিত: {phone}',
    text: 'আপনি {refund} ফেরত দিয়েছেন বলে {buyer} নিশ্চিত করেছেন।',
  },
  refundReminder: {
    seller: {
      title: '{phone}: {buyer}-কে টাকা ফেরত দিয়েছেন?',
      text: '{refund} ফেরত পেয়েছেন বলে {buyer} এখনো নিশ্চিত করেননি। এখনই ফেরত দিন। দিয়ে থাকলে {buyer}-কে অর্ডারে নিশ্চিত করতে বলুন।',
    },
    buyer: {
      title: '{phone}: টাকা ফেরত পেয়েছেন?',
      text: '{seller}-এর কাছে আপনার {refund} পাওনা। পেয়ে থাকলে অর্ডারে নিশ্চিত করুন। না পেলে {seller}-কে মেসেজ দিন। তাতে কাজ না হলে “যোগাযোগ” পেজ থেকে আমাদের জানান, অর্ডার নম্বর {reference} দিন।',
    },
  },
  paid: {
    buyer: { title: '{phone}: আপনি {total} পেমেন্ট করেছেন' },
    buyerOutside: { title: '{phone}: {seller} আপনার টাকা পেয়েছেন' },
    seller: { title: '{phone}: {buyer} পেমেন্ট করেছেন', text: 'আমরা {total} পেয়েছি।' },
    sellerOutside: { text: 'আপনি {total} পেয়েছেন।' },
    meetBuyer: 'কোথায় দেখা করবেন, ঠিক করুন। ফোন দেখে নেওয়ার পরই কোড দিন।',
    meetSeller: 'কোথায় দেখা করবেন, ঠিক করুন। ফোন দেখে নিয়ে {buyer} আপনাকে কোড দেবেন।',
    shipBuyer: '{seller} {shipBy, select, none {} other {{shipBy}-এর মধ্যে }}ফোন পাঠাবেন।',
    shipSeller: '{shipBy, select, none {} other {{shipBy}-এর মধ্যে }}ফোনটি পাঠান।',
  },
  shipped: {
    title: '{phone} পাঠানো হয়েছে',
    text: '{seller} {carrier}-এ পাঠিয়েছেন, ট্র্যাকিং নম্বর {tracking}। ফোন হাতে পেলে অর্ডারে “ফোন পৌঁছেছে” চাপুন। তারপর দেখে নিতে {checkDays, plural, one {{checkDaysShown} দিন} other {{checkDaysShown} দিন}} সময় পাবেন।',
  },
  shipmentCorrected: {
    title: '{phone}: নতুন ট্র্যাকিং নম্বর',
    text: '{seller} বদলে দিয়েছেন: {carrier}, {tracking}।',
  },
  delivered: {
    seller: {
      title: 'আপনার {phone} পৌঁছেছে',
      text: '{buyer} ফোনটি দেখে নিচ্ছেন। সমস্যা না জানালে বিক্রি {checkBy, select, none {} other {{checkBy} }}নিজে থেকে সম্পূর্ণ হবে।',
    },
    buyer: {
      title: '{phone} পৌঁছেছে বলে জানানো হয়েছে',
      text: 'ফোনটি দেখে নিন, তারপর {checkBy, select, none {} other {{checkBy}-এর মধ্যে }}সব ঠিক আছে বলে নিশ্চিত করুন বা সমস্যা জানান।',
    },
  },
  completed: {
    buyer: { title: '{phone}: আপনার কেনাকাটা সম্পূর্ণ' },
    seller: { title: 'আপনি {phone} বিক্রি করেছেন', text: 'বিক্রি সম্পূর্ণ।' },
    restIsYours: 'বাকিটা আপনার।',
    reviewSeller: 'কেমন হলো? {seller}-কে নিয়ে রিভিউ লিখুন।',
    reviewBuyer: 'কেমন হলো? {buyer}-কে নিয়ে রিভিউ লিখুন।',
    warranty: { title: '{phone}: ওয়ারেন্টি নিয়ে অভিযোগ শেষ' },
    noRefund: '{buyer} টাকা ফেরত পাবেন না।',
  },
  canceled: {
    title: 'বুকিং বাতিল: {phone}',
    byBuyer: '{buyer} বুকিং বাতিল করেছেন।',
    notCharged: 'আপনার টাকা কাটা হয়নি।',
  },
  expired: {
    buyer: {
      title: '{phone}: আপনার বুকিংয়ের মেয়াদ শেষ',
      text: 'সময়মতো পেমেন্ট হয়নি। ফোনটি এখনো পাওয়া গেলে আবার বুক করতে পারেন।',
    },
    seller: { title: '{phone}: বুকিংয়ের মেয়াদ শেষ', text: 'সময়মতো পেমেন্ট হয়নি।' },
  },
  refunded: {
    buyer: { title: '{phone}: আপনি টাকা ফেরত পাবেন' },
    returned: { title: '{phone} ফিরেছে, {buyer} টাকা ফেরত পাবেন' },
    warranty: { title: '{phone}: {buyer} রিফান্ড পাবেন' },
    seller: { title: '{phone}: বিক্রি বাতিল হয়েছে' },
  },
  promise: {
    buyer:
      'যেভাবে পেমেন্ট করেছেন, সেভাবেই {refund, select, none {{total}} other {{refund}}} ফেরত যাবে।',
    seller: '{buyer} {refund, select, none {{total}} other {{refund}}} ফেরত পাবেন।',
    buyerOutside:
      '{seller}-এর কাছে আপনার {refund, select, none {{total}} other {{refund}}} পাওনা। পেলে অর্ডারে নিশ্চিত করুন।',
    sellerOutside:
      '{buyer}-কে {refund, select, none {{total}} other {{refund}}} ফেরত দিন, তিনি অর্ডারে নিশ্চিত করবেন।',
  },
  phone: {
    forSale: 'আপনার ফোন আবার বিক্রিতে উঠেছে।',
    paused: 'আপনার বিজ্ঞাপন স্থগিত আছে। ফোন বিক্রি করতে আবার চালু করুন।',
  },
  why: {
    reason: 'কারণ: {reason}',
    accountDeleted: 'তাঁর অ্যাকাউন্ট ডিলিট হয়েছে।',
    buyerGone: '{buyer}-এর অ্যাকাউন্ট বন্ধ হয়েছে।',
    sellerGone: '{seller}-এর অ্যাকাউন্ট বন্ধ হয়েছে।',
    takenDown: 'একজন মডারেটর বিজ্ঞাপনটি সরিয়েছেন।',
    cancellationAccepted: '{seller} বাতিল করতে রাজি হয়েছেন।',
    cancellationUnanswered: '{seller} বাতিলের অনুরোধের উত্তর দেননি।',
    returnUnconfirmed: 'সময়মতো ফোন ফেরত নিশ্চিত হয়নি, তাই পৌঁছেছে বলে ধরা হয়েছে।',
    returned: '{seller} ফোন ফেরত পেয়েছেন।',
    undecided: 'সময়মতো অভিযোগের সিদ্ধান্ত হয়নি।',
    notShipped: 'সময়মতো ফোন পাঠানো হয়নি।',
    notHandedOver: 'সময়মতো ফোন বুঝিয়ে দেওয়া হয়নি।',
  },
  meetUpProposed: {
    title: '{other} দেখা করার জায়গা বলেছেন',
    text: '{phone}: {place}, {when}। রাজি হোন, বা অন্য জায়গা বা সময় বলুন।',
  },
  meetUpAgreed: {
    title: '{phone}: দেখা করার কথা পাকা হয়েছে',
    text: '{other}-এর সঙ্গে দেখা করবেন এখানে: {place}, {when}।',
  },
  reminder: {
    arrived: {
      title: 'আপনার {phone} পৌঁছেছে?',
      text: '{arrivalWeeks, plural, one {{arrivalWeeksShown} সপ্তাহ} other {{arrivalWeeksShown} সপ্তাহ}} আগে পাঠানো হয়েছে। “ফোন পৌঁছেছে” চাপুন, বা সমস্যা জানান।',
    },
    paymentSeller: {
      title: 'আপনার {phone}-এর টাকা এসেছে?',
      text: '{buyer} জানিয়েছেন, রেফারেন্স {reference} দিয়ে {total} পাঠিয়েছেন। এলে নিশ্চিত করুন, না এলে অভিযোগ করুন।',
    },
    paymentBuyer: {
      title: '{phone}: {seller} পেমেন্ট নিশ্চিত করেননি',
      text: 'আপনার ব্যাংক টাকা পাঠিয়েছে কি না, দেখুন ও বিক্রেতাকে মেসেজ দিন। তাতে কাজ না হলে অভিযোগ করুন, একজন অ্যাডমিন সিদ্ধান্ত দেবেন।',
    },
    paymentStaff: {
      title: 'পেমেন্ট নিশ্চিত হয়নি: {phone}',
      text: 'অন্তত {paymentDays, plural, one {{paymentDaysShown} কর্মদিবস} other {{paymentDaysShown} কর্মদিবস}} আগে {buyer} টাকা পাঠিয়েছেন বলে জানিয়েছেন, {seller} উত্তর দেননি। তাঁদের মেসেজ দিন, বা সিদ্ধান্ত দিতে অভিযোগ করুন।',
    },
    chooseDelivery: {
      title: 'আপনার {phone} কীভাবে নেবেন, বেছে নিন',
      text: 'পেমেন্ট হয়েছে। {seller}-এর সঙ্গে দেখা করে নেবেন নাকি কুরিয়ারে, বেছে নিন। নইলে {shipBy, select, none {} other {{shipBy} }}টাকা ফেরত পাবেন।',
    },
    answerCancellation: {
      title: '{phone} বাতিল? {buyer} উত্তরের অপেক্ষায়',
      text: '{shipBy, select, none {} other {{shipBy}-এর মধ্যে }}অনুরোধে রাজি কি না, জানান। নইলে অর্ডার বাতিল হবে, টাকা ফেরত যাবে।',
    },
    acceptMeetUp: {
      title: '{phone}: {other} আপনার উত্তরের অপেক্ষায়',
      text: 'কোথায় ও কখন দেখা করবেন, তিনি বলেছেন। রাজি হোন, বা অন্য জায়গা বা সময় বলুন। নইলে ক্রেতা {shipBy, select, none {} other {{shipBy} }}টাকা ফেরত পাবেন।',
    },
    ship: {
      title: '{buyer} আপনার {phone}-এর অপেক্ষায়',
      text: 'পেমেন্ট হয়েছে। {shipBy, select, none {} other {{shipBy}-এর মধ্যে }}ফোনটি পাঠান। নইলে ক্রেতা টাকা ফেরত পাবেন।',
    },
    handOver: {
      title: '{buyer} আপনার {phone}-এর অপেক্ষায়',
      text: 'পেমেন্ট হয়েছে। {shipBy, select, none {} other {{shipBy}-এর মধ্যে }}ফোনটি বুঝিয়ে দিন। নইলে ক্রেতা টাকা ফেরত পাবেন।',
    },
    answerBank: {
      title: 'ব্যাংকের আপত্তি এখনো মেটেনি: {phone}',
      text: 'ক্রেতার ব্যাংকের সিদ্ধান্ত পর্যন্ত অর্ডার থেমে আছে। পেমেন্ট প্রোভাইডারে আপত্তিটি দেখুন।',
    },
    decideForBanned: {
      title: 'সিদ্ধান্ত দরকার: {phone}',
      text: 'ক্রেতার অ্যাকাউন্ট বন্ধ, তিনি অর্ডার নিশ্চিত করতে পারছেন না। কীভাবে শেষ হবে, সিদ্ধান্ত দিন।',
    },
    notDelivered: {
      title: 'পৌঁছানো নিশ্চিত হয়নি: {phone}',
      text: 'অন্তত {staffWeeks, plural, one {{staffWeeksShown} সপ্তাহ} other {{staffWeeksShown} সপ্তাহ}} আগে পাঠানো হয়েছে, পৌঁছেছে বলে কেউ নিশ্চিত করেননি। খোঁজ নিন, তারপর “ফোন পৌঁছেছে” চাপুন বা অভিযোগ করুন।',
    },
  },
} satisfies Translation<typeof notifications>
