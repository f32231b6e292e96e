import type booking from '../../../en/pages/orders/booking.ts'
import type { Translation } from '../../../translation.ts'
import checkout from '../../parts/checkout.ts'
import payment from '../../parts/payment.ts'

export default {
  checkout,
  payment,
  form: 'ডেলিভারি',
  question: 'ফোনটি কীভাবে নেবেন?',
  required: 'হাতে হাতে নাকি কুরিয়ারে, বেছে নিন',
  pickUp: {
    label: 'হাতে হাতে নিন',
    help: '<name></name>-এর সঙ্গে দেখা করে ফোনটি চালিয়ে দেখুন।',
    helpPaid: '<name></name>-এর সঙ্গে দেখা করে ফোনটি চালিয়ে দেখুন, তারপর আপনার টাকা ছাড়া হবে।',
    only: '<name></name>-এর কাছ থেকে হাতে হাতে নিন।',
    notShipped: 'কুরিয়ারে পাঠানো যাবে না, কারণ পাঠানোর আগে এখানে পেমেন্টের উপায় নেই।',
  },
  shipping: {
    label: 'কুরিয়ারে নিন',
    help: 'পাঠানোর আগে পেমেন্ট করবেন, আর ফোন দেখে নিতে {count, plural, one {{shown} দিন} other {{shown} দিন}} সময় পাবেন।',
    only: '<name></name> ফোনটি কুরিয়ারে পাঠান। হাতে হাতে নেওয়া যাবে না।',
    notPayable:
      'ফোনটি শুধু কুরিয়ারে পাঠানো হয়, আর পাঠানোর আগে এখানে পেমেন্টের উপায় নেই। বিক্রেতাকে মেসেজ দিন বা বাতিল করুন।',
  },
  privacy:
    'আপনি পেমেন্ট করলে {name} আপনার ঠিকানা দেখতে পাবেন। অর্ডার শেষ হওয়ার {count, plural, one {{shown} দিন} other {{shown} দিন}} পর আমরা ঠিকানা মুছে ফেলি।',
  saved: 'সেভ করা ঠিকানা',
  save: 'অন্য অর্ডারের জন্য ঠিকানাটি সেভ করুন',
  notSaved: 'অন্য অর্ডারের জন্য ঠিকানাটি সেভ করা যায়নি।',
  cost: {
    none: '<name></name> এই দেশে পাঠান না: {place}।',
    free: 'ফ্রি ডেলিভারি: {place}',
    amount: 'ডেলিভারি চার্জ ({place}): {amount}',
    total: 'মোট {amount} দেবেন।',
    handling:
      'পেমেন্টের পর {count, plural, one {{shown} কর্মদিবসের} other {{shown} কর্মদিবসের}} মধ্যে পাঠানো হয়।',
  },
  shipHere: 'এই ঠিকানায় পাঠান',
  go: 'এগিয়ে যান',
  busy: 'সেভ হচ্ছে',
} satisfies Translation<typeof booking>
