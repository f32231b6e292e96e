import type payment from '../../en/parts/payment.ts'
import type { Translation } from '../../translation.ts'

export default {
  form: 'পেমেন্টের উপায়',
  question: 'কীভাবে পেমেন্ট করবেন?',
  online: {
    label: 'এখনই অনলাইনে পেমেন্ট',
    demo: 'ডেমো কার্ডে হয়: সত্যিকারের টাকা কাটা হয় না।',
    help: 'ফোন হাতে না পাওয়া পর্যন্ত আপনার টাকা আমাদের কাছে জমা থাকে। পেমেন্ট করতে {count, plural, one {{shown} মিনিট} other {{shown} মিনিট}} সময় পাবেন।',
    hold: 'পেমেন্ট না করে চলে গেলেও ফোনটি <time></time> পর্যন্ত আপনার জন্য রাখা থাকবে।',
    go: 'পেমেন্টে যান',
  },
  transfer: {
    label: 'ট্রান্সফারে পেমেন্ট',
    help: '<name></name>-কে আপনি এই সাইটের বাইরে টাকা পাঠান, যেমন ব্যাংক থেকে। এই টাকা আমাদের কাছে জমা থাকে না।',
    before: '<time></time>-এর আগে পাঠান।',
    go: 'টাকা পাঠানোর তথ্য দেখুন',
  },
  meet_up: {
    label: 'দেখা করে পেমেন্ট',
    help: 'ফোনটি চালিয়ে দেখুন, বিক্রেতাকে টাকা দিন, তারপর আপনার কোড দিন।',
    go: 'দেখা করে পেমেন্ট করব',
  },
  busy: 'একটু অপেক্ষা করুন',
} satisfies Translation<typeof payment>
