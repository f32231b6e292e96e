import type address from '../../en/parts/address.ts'
import type { Translation } from '../../translation.ts'

export default {
  name: 'পুরো নাম',
  line1: 'বাসা ও রাস্তা',
  line2: 'ফ্ল্যাট, তলা, প্রতিষ্ঠান',
  postalCode: 'পোস্ট কোড',
  city: 'শহর',
  region: 'বিভাগ, জেলা বা অঙ্গরাজ্য',
  country: 'দেশ',
  chooseCountry: 'দেশ বেছে নিন',
  phone: 'ফোন নম্বর',
  phoneHelp: 'শুধু কুরিয়ারের জন্য।',
  required: {
    name: 'নাম লিখুন',
    line1: 'বাসা ও রাস্তা লিখুন',
    city: 'শহর লিখুন',
    country: 'দেশ বেছে নিন',
  },
} satisfies Translation<typeof address>
