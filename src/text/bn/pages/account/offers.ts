import type offers from '../../../en/pages/account/offers.ts'
import type { Translation } from '../../../translation.ts'

export default {
  leadBuyer: 'বিক্রেতাদের কাছে আপনার অফার। বিক্রেতা রাজি হলে ফোনটি আপনার জন্য বুক হয়ে যায়।',
  leadSeller:
    'আপনার ফোনের অফার, আর অন্য বিক্রেতাদের কাছে আপনার অফার। একটিতে রাজি হলে ফোনটি সেই ক্রেতার জন্য বুক হয়ে যায়।',
  things: 'অফার',
  emptyBuyer: 'আপনি এখনো অফার দেননি',
  emptySeller: 'এখনো কোনো অফার নেই',
  howBuyer:
    'কোনো ফোন খুলে “দাম অফার করুন” চাপুন। উত্তর দিতে বিক্রেতা {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} সময় পান।',
  howSeller:
    'একটি ফোনের জন্য ক্রেতা সর্বোচ্চ {offers}টি অফার দিতে পারেন। প্রতিটির উত্তর দিতে আপনি {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} সময় পান।',
  browse: 'ফোন দেখুন',
  products: 'আমার বিজ্ঞাপন দেখুন',
  open: 'চলমান অফার',
  noneOpen: 'চলমান অফার নেই।',
  closed: 'শেষ হওয়া অফার',
  with: {
    seller: 'বিক্রেতা: <name></name>',
    buyer: 'ক্রেতা: <name></name>',
  },
  share: '{price}-এর {percent}%',
  youGet: 'আপনি পাবেন {amount}',
  validUntil: 'অফারের শেষ সময়',
  state: {
    waiting: 'উত্তরের অপেক্ষায়',
    yours: 'আপনার উত্তর দরকার',
    accepted: 'গ্রহণ করা হয়েছে',
    countered: 'পাল্টা অফার দেওয়া হয়েছে',
    declined: 'ফিরিয়ে দেওয়া হয়েছে',
    withdrawn: 'তুলে নেওয়া হয়েছে',
    expired: 'মেয়াদ শেষ',
    superseded: 'বন্ধ',
  },
  view: 'অর্ডার দেখুন',
  withdraw: 'অফার তুলে নিন',
  withdrawing: 'তুলে নেওয়া হচ্ছে',
  decline: 'রাজি নই',
  declining: 'একটু অপেক্ষা করুন',
  counter: 'পাল্টা অফার',
  again: 'নতুন অফার দিন',
  accept: 'রাজি',
  accepting: 'একটু অপেক্ষা করুন',
  acceptSeller:
    'এতে {price} দামে <phone></phone> <buyer></buyer>-এর জন্য বুক হবে, এই ফোনের অন্য সব অফার বন্ধ হবে।',
  acceptBuyer:
    'এতে {price} দামে <phone></phone> বুক হবে। ফোনটি {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} আপনার জন্য রাখা থাকবে।',
  done: {
    accept: 'অফারে রাজি হয়েছেন। ফোনটি বুক হয়েছে',
    decline: 'অফার ফিরিয়ে দিয়েছেন',
    withdraw: 'অফার তুলে নেওয়া হয়েছে',
    counter:
      'পাল্টা অফার পাঠানো হয়েছে। উত্তর দিতে ক্রেতা {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} সময় পাবেন',
  },
  form: {
    title: 'পাল্টা অফার দিন',
    lead: '<phone></phone>-এর জন্য <buyer></buyer> <price></price> অফার করেছেন। আপনার পাল্টা অফার এটির জায়গা নেবে, চালু থাকবে {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}}।',
    price: 'আপনার দাম',
    required: 'দাম লিখুন',
    send: 'পাল্টা অফার পাঠান',
    sending: 'পাঠানো হচ্ছে',
  },
} satisfies Translation<typeof offers>
