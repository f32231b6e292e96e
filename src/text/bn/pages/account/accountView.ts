import type accountView from '../../../en/pages/account/accountView.ts'
import type { Translation } from '../../../translation.ts'

export default {
  label: 'অন্য ব্যবহারকারী হিসেবে দেখা',
  title: 'আপনি {name} হিসেবে সাইট দেখছেন।',
  left: 'কিছু বদলানো যাবে না। আর {count, plural, one {{shown} মিনিট} other {{shown} মিনিট}} পরে শেষ হবে।',
  stop: 'দেখা বন্ধ করুন',
  stopping: 'বন্ধ হচ্ছে',
} satisfies Translation<typeof accountView>
