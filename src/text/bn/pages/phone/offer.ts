import type offer from '../../../en/pages/phone/offer.ts'
import type { Translation } from '../../../translation.ts'

export default {
  title: 'দাম অফার করুন',
  lead: '<name></name>-এর চাওয়া দাম <price></price>। আপনার অফার {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} চালু থাকবে। <seller></seller> রাজি হলে ওই দামেই ফোনটি আপনার জন্য বুক হয়ে যাবে।',
  label: 'আপনার অফার',
  required: 'দাম লিখুন',
  invalid: 'সঠিক দাম লিখুন',
  listedFor: 'চাওয়া দাম {price}',
  share: '{price}-এর {percent}% হলো {amount}',
  yours: { buyer: 'আপনার অফার', seller: 'আপনার পাল্টা অফার' },
  theirs: { buyer: '{name}-এর অফার', seller: '{name}-এর পাল্টা অফার' },
  current: '{label}: {amount}। নতুন অফার দিলে এটি বদলে যাবে।',
  usedUp: 'এই ফোনের জন্য আপনার সব অফার শেষ। চাওয়া দামে এখনো বুক করতে পারেন।',
  last: 'এই ফোনের জন্য এটিই আপনার শেষ অফার।',
  remaining:
    '{count, plural, one {এই ফোনের জন্য {shown}টি অফার দিতে পারেন।} other {এই ফোনের জন্য {shown}টি অফার দিতে পারেন।}}',
  none: 'এই ফোনের জন্য আর অফার দেওয়া যাবে না',
  send: 'অফার পাঠান',
  sending: 'পাঠানো হচ্ছে',
  sent: 'অফার পাঠানো হয়েছে। {name} উত্তর দিতে {count, plural, one {{shown} ঘণ্টা} other {{shown} ঘণ্টা}} সময় পাবেন',
} satisfies Translation<typeof offer>
