import type blog from '../../../en/pages/public/blog.ts'
import type { Translation } from '../../../translation.ts'

export default {
  minutes: 'পড়তে {count, plural, one {{shown} মিনিট} other {{shown} মিনিট}}',
  phones: {
    title: 'ফোন খুঁজছেন?',
    text: 'গ্রেড, কতদিন ব্যবহৃত আর দাম মিলিয়ে সেকেন্ড হ্যান্ড ফোন দেখুন, আর পেমেন্টের আগে কীভাবে যাচাই করবেন তা পড়ুন।',
    browse: 'সব ফোন দেখুন',
    safely: 'নিরাপদে কেনাবেচার উপায়',
  },
  sample: {
    title: 'এটি একটি নমুনা',
    text: 'প্রতিটি সাইট এই লেখাগুলো দিয়ে শুরু হয়। এর বদলে নিজের লেখা প্রকাশ করুন: প্রতিটি শিরোনাম একটি লেখা হবে।',
    write: 'নিজের লেখা লিখুন',
  },
} satisfies Translation<typeof blog>
