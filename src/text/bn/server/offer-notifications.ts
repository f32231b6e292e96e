import type notifications from '../../en/server/offer-notifications.ts'
import type { Translation } from '../../translation.ts'

export default {
  made: {
    title: '{phone}: {other} {offered} অফার করেছেন',
    text: '{offerHours, plural, one {{offerHoursShown} ঘণ্টার} other {{offerHoursShown} ঘণ্টার}} মধ্যে রাজি হোন, না বলুন, বা পাল্টা অফার দিন।',
  },
  countered: {
    buyer: { title: '{phone}: {seller}-এর পাল্টা অফার {offered}' },
    seller: { title: '{phone}: {buyer} এখন {offered} অফার করছেন' },
    text: '{offerHours, plural, one {{offerHoursShown} ঘণ্টার} other {{offerHoursShown} ঘণ্টার}} মধ্যে রাজি হোন, না বলুন, বা আবার অফার দিন।',
  },
  accepted: {
    title: '{phone}: {offered} দামে {other} রাজি',
    buyer: 'ফোনটি আপনার জন্য বুক করা হয়েছে।',
    seller: 'ফোনটি এখন বুক হয়েছে।',
  },
  declined: {
    title: '{phone}: আপনার অফারে {other} রাজি হননি',
    buyer: 'আবার অফার দিতে পারেন।',
    seller: 'আপনার ফোন এখনো বিক্রিতে আছে।',
  },
  withdrawn: {
    title: '{phone}: {other} অফার তুলে নিয়েছেন',
    text: '{offered}-এর অফারটি আর নেই।',
  },
  expired: {
    title: '{phone}: একটি অফারের মেয়াদ শেষ',
    text: '{offerHours, plural, one {{offerHoursShown} ঘণ্টার} other {{offerHoursShown} ঘণ্টার}} মধ্যে উত্তর আসেনি।',
  },
  superseded: {
    title: '{phone}: অন্য কেউ বুক করেছেন',
    text: 'এই ফোনের জন্য আপনার অফার বন্ধ হয়েছে।',
  },
  overtaken: {
    buyer: {
      title: '{phone}: দাম এখন {listed}',
      text: 'এটি {offered}-এর অফারের চেয়ে বেশি নয়, তাই অফারটি বন্ধ হয়েছে। কম দামেই ফোনটি বুক করতে পারেন।',
    },
    seller: {
      title: '{phone}: একটি অফার বন্ধ হয়েছে',
      text: 'আপনার দাম এখন {listed}, অফারের {offered}-এর চেয়ে বেশি নয়। {buyer} আপনার দামেই ফোনটি বুক করতে পারেন।',
    },
  },
  outdated: {
    changes: '{changed}',
    buyer: {
      title: '{phone}: {seller} বিজ্ঞাপন বদলেছেন',
      text: 'ফোনটি আগে যেমন ছিল, আপনি তার জন্য অফার দিয়েছিলেন, তাই {offered}-এর অফার বন্ধ হয়েছে। বিজ্ঞাপন দেখে নিন, এখনো চাইলে আবার অফার দিন।',
    },
    seller: {
      title: '{phone}: একটি অফার বন্ধ হয়েছে',
      text: 'আপনি বিজ্ঞাপন বদলেছেন, তাই {offered}-এর অফার বন্ধ হয়েছে। {buyer}-কে জানানো হয়েছে, তিনি আবার অফার দিতে পারেন।',
    },
  },
  reviewed: {
    title: '{phone}: {other} রিভিউ দিয়েছেন',
    text: 'আপনারটি লেখার পর, বা বিক্রির এক সপ্তাহ পর এটি পড়তে পারবেন।',
  },
  reviewHidden: {
    title: '{phone}: আপনার রিভিউ লুকানো হয়েছে',
    text: 'একজন মডারেটর লুকিয়েছেন। কারণ: {reason}',
  },
  reviewShown: { title: '{phone}: আপনার রিভিউ আবার দেখা যাচ্ছে' },
  replied: {
    title: '{phone}: আপনার রিভিউয়ের উত্তর দিয়েছেন {other}',
    text: 'আপনার রিভিউয়ের নিচে উত্তরটি সবাই পড়তে পারেন।',
  },
  replyHidden: {
    title: '{phone}: রিভিউয়ে আপনার উত্তর লুকানো হয়েছে',
    text: 'একজন মডারেটর লুকিয়েছেন। কারণ: {reason}',
  },
  replyShown: { title: '{phone}: আপনার উত্তর আবার দেখা যাচ্ছে' },
  shownAgain: 'একজন মডারেটর শেষ পর্যন্ত এটি দেখানোর সিদ্ধান্ত নিয়েছেন।',
  published: {
    title: '{phone}: রিভিউ প্রকাশ হয়েছে',
    text: '{other} কী লিখেছেন, দেখুন।',
  },
} satisfies Translation<typeof notifications>
